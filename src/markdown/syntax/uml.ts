import { fenceReader } from './fences'

const START = /^ {0,3}@startuml\b/
const END = /^ {0,3}@enduml[ \t]*$/

/** `@startuml … @enduml` as a fence of its own, so that nothing in it is read as markdown. Code is left alone. */
export function umlFences(text: string): string {
  if (!/^ {0,3}@startuml\b/m.test(text)) return text
  const fences = fenceReader()
  let inside = false
  const lines = text.split('\n').flatMap((line) => {
    if (!inside && fences.read(line)) return [line]
    if (!inside && START.test(line)) {
      inside = true
      return ['~~~~plantuml', line]
    }
    if (inside && END.test(line)) {
      inside = false
      return [line, '~~~~']
    }
    return [line]
  })
  return (inside ? [...lines, '~~~~'] : lines).join('\n')
}
