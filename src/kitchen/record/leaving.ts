/** The store of a closed editor that is still saving. */
type Leaving = { subject: string; close: () => Promise<void> }

/** Maximum time that a reopened editor waits for the previous one, in milliseconds. */
const MAX_WAIT_MS = 10_000

/** Closed editors that are still saving, by subject. */
const leaving = new Map<string, Promise<void>>()

/**
 * Saves the last edits of a closed editor, and disposes of its store. Edits that cannot be saved stay in
 * the backup.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export function closeRecord(store: Leaving): Promise<void> {
  const { subject } = store
  const left = store.close().finally(() => {
    if (leaving.get(subject) === left) leaving.delete(subject)
  })
  leaving.set(subject, left)
  return left
}

/** Waits until a just closed editor of the same subject in this tab has saved. */
export async function waitUntilClosed(subject: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS)
  })
  await Promise.race([leaving.get(subject), longest])
  clearTimeout(timer)
}
