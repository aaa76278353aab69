declare global {
  interface Window {
    /** Where `index.html` puts the query of a result page after taking it out of the address. */
    docsCallback?: string
  }
}

let held = ''
let users = 0
let handedOver = false

/** The query that a provider sent its visitor back with, or an empty text. Looking does not use it up. */
export function heldQuery(): string {
  if (window.docsCallback !== undefined) {
    held = window.docsCallback
    delete window.docsCallback
  }
  return held
}

/** Gives a query to the result page that is opened next, without an address that would remember it. */
export function handOverQuery(search: string): void {
  held = search
  handedOver = true
}

/** Keeps a query that is still in the address, until the address has been cleaned. */
export function holdQuery(search: string): void {
  held = search
}

/** A result page is on the screen. The returned function ends that; the query is forgotten with the last one. */
export function attendQuery(forget: () => void): () => void {
  users++
  handedOver = false
  return () => {
    users--
    // React mounts twice in development, and a page may pass the query on to its translation.
    setTimeout(() => {
      if (users > 0 || handedOver) return
      held = ''
      forget()
    }, 0)
  }
}
