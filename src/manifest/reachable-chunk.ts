interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Names the chunk of every module that `entry` (an absolute file) reaches without waiting: one file for one request,
 * instead of a file for each module that some lazy part happens to share. Everything else is left to the bundler, or
 * to the next group.
 *
 * @param stylesOf a file that loads later but whose styles are to come with this chunk's, for one request less
 */
export function reachableChunk(
  name: string,
  entry: string,
  stylesOf?: string,
): (id: string, graph: ModuleGraph) => string | null {
  let members: ReadonlySet<string> | undefined
  return (id, graph) => {
    members ??= new Set([
      ...reachable(entry, graph),
      ...(stylesOf ? [...reachable(stylesOf, graph)].filter((file) => file.endsWith('.css')) : []),
    ])
    return members.has(id) ? name : null
  }
}

function reachable(entry: string, graph: ModuleGraph): Set<string> {
  const reached = new Set<string>()
  const queue = [entry]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
