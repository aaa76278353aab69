let ran = false

/** Lets a program that somebody else wrote run in this document. It cannot be sent away again. */
export function runForeign(script: HTMLScriptElement, parent: Element): void {
  ran = true
  parent.append(script)
}

/** Whether one has run since the document was loaded. */
export const hasForeignRun = (): boolean => ran
