import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const p = await b.newPage({ viewport: { width: 1280, height: 900 } })
await p.goto('http://127.0.0.1:5199/guide/markdown.html'); await p.waitForSelector('.prose', { timeout: 60000 }); await p.waitForTimeout(2000)
console.log(await p.evaluate(() => { const e = [...document.querySelectorAll('[data-lang=ini]')].at(-1); const c = (x) => { const s = getComputedStyle(x); return [x.tagName, x.className, x.offsetWidth, s.width, s.display, s.float, s.position].join(' ') }; return [e, e.parentElement, ...e.children].map(c).join('\n') + e.outerHTML.slice(0, 800) }))
await b.close()
