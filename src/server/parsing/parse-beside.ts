import type { AnnotatedReading } from '@/src/parsing/ingredient-line/annotate-line'
import type { SurroundingText } from '@/src/parsing/surrounding-content/surrounding-text'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import { limitedThreads } from './limited-threads'

const LIMIT_MILLISECONDS = 15_000
const HEAP_MEGABYTES = 512
/** Threads, and how many may wait: more would wait longer than anybody does. */
const THREADS = 2
const WAITING = 40

/** Pasted text or a page. */
export type ParseTask = { text: string } | { html: string; url: string | null }

/** A recipe with its parsed ingredient lines, each once, and the surrounding text. */
export type ReadSource = {
  recipe: ParsedRecipe
  lines: [line: string, reading: AnnotatedReading][]
  around: SurroundingText
}

/** Parsing that took longer or more memory than it may, or found no thread. */
export class ParsingLimit extends Error {
  override readonly name = 'ParsingLimit'
}

const runInThread = limitedThreads<ParseTask, ReadSource | null>('parse-worker', {
  threads: THREADS,
  waiting: WAITING,
  heapMegabytes: HEAP_MEGABYTES,
})

/**
 * Parses a recipe in a worker thread, so that no input blocks the server. Null when there is no recipe.
 * @throws ParsingLimit after 15 seconds, over 512 MB, or when too many wait
 * @see docs/product/import-and-export.md#reading-one-recipe
 */
export async function parseBeside(
  task: ParseTask,
  milliseconds = LIMIT_MILLISECONDS,
): Promise<ReadSource | null> {
  try {
    return await runInThread(task, { milliseconds })
  } catch (error) {
    throw new ParsingLimit('Parsing ended early', { cause: error })
  }
}
