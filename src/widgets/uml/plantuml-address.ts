/** PlantUML's own order of the 64 characters: digits, capitals, small letters, minus, underscore. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

/** Bytes in PlantUML's spelling of base 64. Pure. */
export function encode64(bytes: Uint8Array): string {
  let text = ''
  for (let index = 0; index < bytes.length; index += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(index, index + 3)
    const bits = (a << 16) | (b << 8) | c
    for (const shift of [18, 12, 6, 0]) text += ALPHABET[(bits >> shift) & 63]
  }
  return text
}

/** Address of the picture that a server makes of a source: deflated, then in its alphabet. */
export async function plantUmlAddress(server: string, source: string): Promise<string> {
  const packed = new Blob([source]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  return `${server.replace(/\/$/, '')}/svg/${encode64(bytes)}`
}
