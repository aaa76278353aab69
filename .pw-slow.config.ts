import base from './playwright.config'
export default { ...base, timeout: 180_000, expect: { timeout: 40_000 }, workers: 1, outputDir: '/tmp/trust/results' }
