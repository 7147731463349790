import type { ImportRow, RowContent } from '@/src/importing/import-row'
import type { SourceFile } from '@/src/importing/source/source-file'
import { splitLines } from '@/src/importing/source/text'

/** Start and end marks of the recipes in a text file, and a character to remove. */
type Marks = { begin: RegExp; end: RegExp; skip?: string }

/**
 * Yields the recipes of a text file with start and end marks, one row each, with the lines since
 * the previous recipe.
 */
export async function* readMarkedRecipes(
  file: SourceFile,
  { begin, end, skip }: Marks,
  read: (lines: readonly string[], before: readonly string[]) => RowContent,
): AsyncGenerator<ImportRow> {
  let lines: string[] | null = null
  const beside: string[] = []
  let number = 0
  const rowOf = (body: readonly string[]): ImportRow => {
    number += 1
    const before = beside.splice(0)
    return { name: `${file.name} #${number}`, read: () => read(body, before) }
  }
  for await (const raw of splitLines(file)) {
    const line = (skip === undefined ? raw : raw.replaceAll(skip, '')).replace(/\t/g, '    ')
    if (begin.test(line)) {
      if (lines !== null) yield rowOf(lines)
      lines = []
    } else if (lines !== null && end.test(line)) {
      yield rowOf(lines)
      lines = null
    } else (lines ?? beside).push(line)
  }
  if (lines !== null) yield rowOf(lines)
  yield* restRow(file.name, beside)
}

/** Yields the text after the last recipe of a file as a row of its own. */
function* restRow(name: string, lines: readonly string[]): Generator<ImportRow> {
  const text = lines.join(' ').replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return
  const message = `Text after the last recipe was not imported: ${text.slice(0, 2000)}`
  yield { name: `${name} (end)`, read: () => ({ kind: 'nothing', title: null, message }) }
}
