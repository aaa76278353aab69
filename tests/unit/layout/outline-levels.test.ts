import { describe, expect, it } from 'vitest'
import { outlineLevels } from '../../../src/layout/doc/outline-levels'

describe('outlineLevels', () => {
  it.each([
    [{}, [2, 3]],
    [{ toc: true }, [2, 3]],
    [{ toc: false }, undefined],
    [{ headerDepth: 1 }, [2, 2]],
    [{ headerDepth: 0 }, undefined],
    [{ toc: { levels: 3 } }, [2, 4]],
    [{ toc: { levels: [4, 2] as [number, number] } }, [2, 4]],
    [{ toc: { levels: 'deep' as const } }, [2, 6]],
    [{ toc: { levels: false as const } }, undefined],
    [{ toc: { ignore: ['.x'] }, headerDepth: 9 }, [2, 6]],
  ])('%j shows %j', (meta, levels) => expect(outlineLevels(meta, 2)).toEqual(levels))
})
