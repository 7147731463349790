const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** The step by which a key moves a row in its list: Alt+Up and Alt+Down; undefined for any other key. */
export function moveStep(event: KeyboardEvent): -1 | 1 | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  return altKey && !ctrlKey && !metaKey && !shiftKey ? STEPS[event.key] : undefined
}
