/** Something a screen can do: in the palette, by its keys, and in the help for keys. */
export type ScreenAction = {
  /** Its name in the palette and the help: `New recipe`. */
  label: string
  /** The names that other programs give it, by which the palette finds it. */
  keywords?: string
  /** The keys as shown: `N`; empty without any. */
  keys: readonly string[]
  /** The part of the screen in which its keys work, as a heading of the help: `Steps`. */
  group?: string
  /** The action in the palette; without it the action has keys only, such as going to the next row. */
  run?: () => void
}

const NONE: readonly ScreenAction[] = []

/** Actions of the parts of the current screen. */
let registered: readonly { actions: readonly ScreenAction[] }[] = []
let current = NONE
const listeners = new Set<() => void>()

/** Registers the actions of a screen, or a part of it, until the returned function is called. */
export function registerActions(actions: readonly ScreenAction[]): () => void {
  const own = { actions }
  set([...registered, own])
  return () => set(registered.filter((other) => other !== own))
}

/** Actions of the current screen; those with keys come first, without duplicates. */
export const currentActions = (): readonly ScreenAction[] => current

/** Calls the listener at each change. */
export function onActions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: typeof registered): void {
  registered = next
  const all = next.flatMap(({ actions }) => actions)
  current = all
    .filter(({ label }, at) => all.findIndex((other) => other.label === label) === at)
    .toSorted((one, other) => keyless(one) - keyless(other))
  for (const listener of listeners) listener()
}

const keyless = ({ keys }: ScreenAction): number => (keys.length > 0 ? 0 : 1)
