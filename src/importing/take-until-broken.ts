import { ImportProblem } from './import-problem'

/**
 * Yields the items before the point where a file breaks off, for a first pass. The import itself
 * reports the break.
 */
export async function* takeUntilBroken<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
  }
}
