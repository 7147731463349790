/** The rest of a closed editor: a store that saves by itself. */
type Leaving = { flush: () => Promise<unknown>; stop: () => void }

/** Time that an editor that is opened again waits for the one before it, in milliseconds. */
const LONGEST = 10_000

/** Editors that are still saving, by what they edit. */
const leaving = new Map<string, Promise<void>>()

/**
 * Saves what was written last in an editor that is left, and ends it. What cannot be saved stays in the
 * keep.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export function leaveStore(subject: string, store: Leaving): Promise<void> {
  const left = store
    .flush()
    .then(store.stop, store.stop)
    .finally(() => {
      if (leaving.get(subject) === left) leaving.delete(subject)
    })
  leaving.set(subject, left)
  return left
}

/** Waits until an editor of the same subject, left in this tab just now, has saved. */
export async function whenLeft(subject: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST)
  })
  await Promise.race([leaving.get(subject), longest])
  clearTimeout(timer)
}
