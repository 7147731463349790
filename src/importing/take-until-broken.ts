import { ImportProblem } from './import-problem'

/**
 * Yields the items before the place where a file breaks, for a first look through it. The import itself meets
 * the break again and reports it.
 */
export async function* takeUntilBroken<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
  }
}
