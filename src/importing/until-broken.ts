import { ImportProblem } from './import-problem'

/**
 * What comes before a file breaks: for a first look through it. The reading that counts meets the
 * break again and names it.
 */
export async function* untilBroken<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
  }
}
