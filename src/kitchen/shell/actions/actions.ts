/** Something a screen can do: in the palette, by its keys, and in the help for keys. */
export type ScreenAction = {
  /** Its name in the palette and the help: `New recipe`. */
  label: string
  /** The keys as shown: `N`; empty without any. */
  keys: readonly string[]
  /** What the palette does; without it the action is by keys only, such as going to the next row. */
  run?: () => void
}

/** A stack of what the shown screens can do; the topmost speaks. */
let registered: readonly { actions: readonly ScreenAction[] }[] = []
const listeners = new Set<() => void>()

/** Tells what a screen can do, until the returned function is called. */
export function registerActions(actions: readonly ScreenAction[]): () => void {
  const own = { actions }
  registered = [...registered, own]
  tell()
  return () => {
    registered = registered.filter((other) => other !== own)
    tell()
  }
}

const NONE: readonly ScreenAction[] = []

/** What the shown screen can do. */
export const currentActions = (): readonly ScreenAction[] => registered.at(-1)?.actions ?? NONE

/** Calls the listener at each change. */
export function onActions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
