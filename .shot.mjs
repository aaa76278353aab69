import { chromium } from '@playwright/test'
const [url, out, width = '1280', theme = 'light', ...opts] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync','--disable-quic'] })
const p = await b.newPage({ viewport: { width: Number(width), height: 900 }, colorScheme: theme })
p.on('console', (m) => console.log(m.type(), m.text().slice(0, 400)))
p.on('pageerror', (e) => console.log('PAGEERROR', String(e.stack).slice(0, 600)))
await p.goto(url, { waitUntil: 'domcontentloaded', timeout: 90000 })
await p.waitForSelector('.prose', { timeout: 120000 })
await p.waitForTimeout(3000)
// scroll through to trigger lazies
const h = await p.evaluate(() => document.documentElement.scrollHeight)
for (let y = 0; y < h; y += 700) { await p.evaluate((y) => window.scrollTo(0, y), y); await p.waitForTimeout(250) }
await p.waitForTimeout(2500)
await p.evaluate(() => window.scrollTo(0, 0))
const el = await p.$('.prose')
const box = await p.evaluate(() => { const r = document.querySelector('.prose').getBoundingClientRect(); return { x: Math.max(0, r.x - 40), y: r.y + scrollY, w: r.width + 80, h: r.height } })
const per = 2200
let i = 0
for (let y = box.y; y < box.y + box.h; y += per) {
  await p.screenshot({ path: `${out}-${String(i++).padStart(2, '0')}.png`, fullPage: true, clip: { x: Math.max(0, box.x), y, width: Math.min(box.w, Number(width) - Math.max(0, box.x)), height: Math.min(per, box.y + box.h - y) } })
}
console.log('shots', i, 'height', box.h)
await b.close()
