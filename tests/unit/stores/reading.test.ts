// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => {
  vi.resetModules()
  return import('../../../src/stores/reading')
}
beforeEach(() => localStorage.clear())

describe('reading', () => {
  it('puts the settings on the root and remembers them', async () => {
    const { applyReading, setReading } = await load()
    const root = document.createElement('html')
    const stop = applyReading(root)
    expect(root.dataset).toMatchObject({ textSize: 'normal', lineWidth: 'normal', contrast: 'normal' })
    setReading({ textSize: 'larger' })
    setReading({ contrast: 'more' })
    expect(root.dataset).toMatchObject({ textSize: 'larger', contrast: 'more' })
    stop()
    expect((await load()).reading.get()).toEqual({ textSize: 'larger', lineWidth: 'normal', contrast: 'more' })
  })

  it('leaves nothing behind when everything is as it comes', async () => {
    const { setReading } = await load()
    setReading({ textSize: 'small' })
    setReading({ textSize: 'normal' })
    expect(localStorage.getItem('docs:reading')).toBeNull()
  })

  it.each(['null', '[]', '{"textSize":"huge","contrast":1}', 'not json'])(
    'takes %s for the default',
    async (stored) => {
      localStorage.setItem('docs:reading', stored)
      expect((await load()).reading.get()).toEqual({ textSize: 'normal', lineWidth: 'normal', contrast: 'normal' })
    },
  )
})
