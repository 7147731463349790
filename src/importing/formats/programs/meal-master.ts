import { parseYield } from '@/src/parsing/yield'
import type { RowContent } from '@/src/importing/import-row'
import { emptyRecipe } from '@/src/importing/imported-recipe'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { readMarkedRecipes } from './marked-recipes'
import { readMealMasterBody } from './meal-master-body'
import { hashContent } from '../saved-page'
import { asNameList } from '../values'

const BEGIN = /^(?:MMMMM|-{5,}).*(?:meal-?master|mealmaster|recipe via|recipe extracted)/i
const END = /^(?:MMMMM|-{5,})\s*$/

/** Meal-Master's text files: many recipes per file, ingredients in one or two columns. */
export const mealMaster: ImportFormat = {
  name: 'mealmaster',
  title: 'Meal-Master (.mmf)',
  detect: ({ text }) => text.split(/\r?\n/, 400).some((line) => BEGIN.test(line)),
  // Many of these files contain printer control characters.
  rows: (file) => readMarkedRecipes(file, { begin: BEGIN, end: END, skip: '\u0014' }, readRecipe),
}

const FIELD = /^\s*(title|categories|category|yield|servings|keywords)\s*:\s*(.*)$/i

function readRecipe(lines: readonly string[], beside: readonly string[]): RowContent {
  const { head, rest } = headOf(lines)
  const get = (...names: readonly string[]): string =>
    names.map((name) => head.get(name) ?? '').find((value) => value !== '') ?? ''
  return {
    kind: 'recipe',
    sourceKey: `mealmaster:${hashContent(lines.join('\n').trim())}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title: get('title'),
        yields: parseYield(get('yield', 'servings') || null),
        categories: get('categories', 'category')
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !/^none$/i.test(name)),
        keywords: asNameList(get('keywords')),
        ...readMealMasterBody(rest),
      }),
      [
        ...[...head].map(([name, value]) => ({ name, value })),
        ...beside.map((value) => ({ name: 'text before the recipe', value })),
      ],
    ),
  }
}

/** Reads the header fields, up to the first other line. */
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
