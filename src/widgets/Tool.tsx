import { Tool as ToolFeature } from '../features/tools/Tool'
import type { text } from './readers'
import type { WidgetProps } from './row'

/** `<Tool name="onedrive-request" />`: a tool by its name in `features/tools/registry.ts`. */
export function Tool({ attributes }: WidgetProps<{ name: typeof text }>) {
  return <ToolFeature name={attributes.name ?? ''} />
}
