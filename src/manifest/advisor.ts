import { splitAddress } from './addresses'
import { nearest } from './problem'

/**
 * Says what a wrong address probably means: the address of the same name that has most in common with it, or else a
 * name that is nearly the same in the same folder. Known addresses are looked through once, when first asked.
 */
export function createAdvisor(known: Iterable<string>): (address: string, otherwise: string) => string {
  let indexes: { byName: Map<string, string[]>; byFolder: Map<string, string[]> } | undefined
  return (address, otherwise) => {
    indexes ??= indexOf(known)
    const [folder, name] = splitAddress(address)
    const alike = indexes.byName.get(name.toLowerCase()) ?? []
    const siblings = new Map(indexes.byFolder.get(folder)?.map((path) => [stem(splitAddress(path)[1]), path]))
    const found = closest(address, alike) ?? siblings.get(nearest(stem(name), [...siblings.keys()]) ?? '')
    return found === undefined ? otherwise : `did you mean "${found}"?`
  }
}

function indexOf(known: Iterable<string>) {
  const byName = new Map<string, string[]>()
  const byFolder = new Map<string, string[]>()
  const add = (index: Map<string, string[]>, key: string, path: string) => {
    const paths = index.get(key)
    if (paths) paths.push(path)
    else index.set(key, [path])
  }
  for (const path of known) {
    const [folder, name] = splitAddress(path)
    add(byName, name.toLowerCase(), path)
    add(byFolder, folder, path)
  }
  return { byName, byFolder }
}

const stem = (name: string): string => name.replace(/\.\w+$/, '')

/** The one that agrees with the address for longest. */
function closest(address: string, paths: readonly string[]): string | undefined {
  const agreement = (path: string): number => {
    let length = 0
    while (length < path.length && path[length] === address[length]) length++
    return length
  }
  return [...paths].sort((a, b) => agreement(b) - agreement(a))[0]
}
