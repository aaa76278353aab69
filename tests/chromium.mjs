import { existsSync } from 'node:fs'

/** Debian's packages: the one without windows needs half the processor time, so it comes first. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The browser of the tests: what `CHROMIUM` names, else Debian's. `undefined` when there is none. */
export const findChromium = () => process.env.CHROMIUM ?? PLACES.find((path) => existsSync(path))
