import { parseYield } from '@/src/parsing/yield'
import type { ImportRow, RowContent } from '@/src/importing/import-row'
import { emptyRecipe } from '@/src/importing/imported-recipe'
import { linesOf } from '@/src/importing/source/text'
import { withUnread } from '@/src/importing/unread'
import type { ImportFormat } from '../format'
import { readMealMasterBody } from './meal-master-body'
import { hashOf } from '../saved-page'
import { nameList } from '../values'

const BEGIN = /^(?:MMMMM|-{5,}).*(?:meal-?master|mealmaster|recipe via|recipe extracted)/i
const END = /^(?:MMMMM|-{5,})\s*$/

/** Meal-Master's text files: many recipes one after the other, ingredients in one or two columns. */
export const mealMaster: ImportFormat = {
  name: 'mealmaster',
  title: 'Meal-Master (.mmf)',
  detect: ({ text }) => text.split(/\r?\n/, 400).some((line) => BEGIN.test(line)),
  rows: async function* (file) {
    let lines: string[] | null = null
    const beside: string[] = []
    let number = 0
    const rowOf = (body: readonly string[]): ImportRow => {
      number += 1
      const before = beside.splice(0)
      return { name: `${file.name} #${number}`, read: () => readRecipe(body, before) }
    }
    for await (const line of linesOf(file)) {
      // Tabs and the marks of printers stand in many of these files.
      const clean = line.replace(/\t/g, '    ').replaceAll('\u0014', '')
      if (BEGIN.test(clean)) {
        if (lines !== null) yield rowOf(lines)
        lines = []
      } else if (lines !== null && END.test(clean)) {
        yield rowOf(lines)
        lines = null
      } else (lines ?? beside).push(clean)
    }
    if (lines !== null) yield rowOf(lines)
    yield* restRow(file.name, beside)
  },
}

/** Text after the last recipe of a file, which no recipe's row can name. */
export function* restRow(name: string, lines: readonly string[]): Generator<ImportRow> {
  const text = lines.join(' ').replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return
  const message = `Text after the last recipe was not imported: ${text.slice(0, 2000)}`
  yield { name: `${name} (end)`, read: () => ({ kind: 'nothing', title: null, message }) }
}

const FIELD = /^\s*(title|categories|category|yield|servings|keywords)\s*:\s*(.*)$/i

function readRecipe(lines: readonly string[], beside: readonly string[]): RowContent {
  const { head, rest } = headOf(lines)
  const get = (...names: readonly string[]): string =>
    names.map((name) => head.get(name) ?? '').find((value) => value !== '') ?? ''
  return {
    kind: 'recipe',
    sourceKey: `mealmaster:${hashOf(lines.join('\n').trim())}`,
    recipe: withUnread(
      emptyRecipe({
        title: get('title'),
        yields: parseYield(get('yield', 'servings') || null),
        categories: get('categories', 'category')
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !/^none$/i.test(name)),
        keywords: nameList(get('keywords')),
        ...readMealMasterBody(rest),
      }),
      [
        ...[...head].map(([name, value]) => ({ name, value })),
        ...beside.map((value) => ({ name: 'text before the recipe', value })),
      ],
    ),
  }
}

/** The fields at the top, up to the first line that is none. */
function headOf(lines: readonly string[]): { head: Map<string, string>; rest: readonly string[] } {
  const head = new Map<string, string>()
  for (const [at, line] of lines.entries()) {
    const [, name, value = ''] = FIELD.exec(line) ?? []
    const key = name?.toLowerCase()
    if (key !== undefined) head.set(key, [head.get(key), value.trim()].filter(Boolean).join(', '))
    else if (line.trim() !== '') return { head, rest: lines.slice(at) }
  }
  return { head, rest: [] }
}
