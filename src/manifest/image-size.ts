import { imageSize } from 'image-size'

/** Natural width and height of a picture in pixels, upright; `undefined` when it does not say. */
export function imageSizeOf(bytes: Uint8Array): [number, number] | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    const [w, h] = [Math.round(width), Math.round(height)]
    if (!(w > 0 && h > 0)) return undefined
    return orientation >= 5 ? [h, w] : [w, h]
  } catch {
    // The library throws for what it does not know; a page can live without the size of one picture.
    return undefined
  }
}
