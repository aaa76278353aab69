/** The browser of the tests: what `CHROMIUM` names, else Debian's. `undefined` when there is none. */
export function findChromium(): string | undefined
