/** Saves the drawing inside an element as a file that stands for itself: its size, its background, its namespaces. */
export function saveDrawing(host: HTMLElement, name: string): void {
  const svg = host.querySelector('svg')
  if (!svg) return
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.style.background = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim()
  const text = new XMLSerializer().serializeToString(copy)
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileNameOf(name)}.svg`
  link.click()
  URL.revokeObjectURL(address)
}

/** A title as a name that every system takes. Pure. */
export function fileNameOf(title: string): string {
  const name = title
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
  return name === '' ? 'diagram' : name
}
