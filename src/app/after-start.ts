import type { createSiteRouter } from './router'

/** What a visit wants but no first screen waits for. */
export function afterStart(_router: ReturnType<typeof createSiteRouter>): void {}
