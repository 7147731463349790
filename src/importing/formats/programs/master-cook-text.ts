import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseDuration } from '@/src/parsing/duration'
import { parseYield } from '@/src/parsing/yield'
import type { RowContent } from '@/src/importing/import-row'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { splitLines } from '@/src/importing/source/text'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { SourceValue } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'
import { splitSteps } from '../values'

const BEGIN = /^\s*\*\s*Exported from\s+MasterCook/i

/** MasterCook's text export: many recipes per file, ingredients in columns. */
export const masterCookText: ImportFormat = {
  name: 'mastercook-text',
  title: 'MasterCook text (.mxp)',
  detect: ({ text }) =>
    BEGIN.test(text.split(/\r?\n/, 50).find((line) => line.trim() !== '') ?? ''),
  rows: async function* (file) {
    let lines: string[] = []
    let number = 0
    for await (const line of splitLines(file)) {
      if (!BEGIN.test(line)) {
        lines.push(line.replace(/\t/g, '    '))
        continue
      }
      const recipe = lines
      if (number > 0) yield { name: `${file.name} #${number}`, read: () => readRecipe(recipe) }
      number += 1
      lines = []
    }
    const last = lines
    if (number > 0) yield { name: `${file.name} #${number}`, read: () => readRecipe(last) }
  },
}

function readRecipe(lines: readonly string[]): RowContent {
  const title = lines.find((line) => line.trim() !== '')?.trim() ?? ''
  const rule = lines.findIndex((line) => /^-{6,}\s+-{6,}\s+-{10,}/.test(line))
  const head = lines.slice(0, rule < 0 ? 0 : rule).join('\n')
  const after = lines.slice(rule + 1)
  const gap = after.findIndex((line) => line.trim() === '')
  const list = after.slice(0, gap < 0 ? after.length : gap)
  const { method, notes, source, description } = footOf(after.slice(list.length))
  return {
    kind: 'recipe',
    sourceKey: `mastercook:${hashContent(lines.join('\n').trim())}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title,
        author: authorIn(head) ?? source,
        description,
        yields: parseYield(servings(head)),
        totalTimeMinutes: parseDuration(
          /Preparation Time\s*:\s*(\d+:\d\d)/i.exec(head)?.[1] ?? null,
        ),
        categories: categoriesIn(head),
        ingredientGroups: parseIngredientGroups(joined(list)),
        instructionGroups: splitSteps(method),
        note: textToDocument(notes),
      }),
      unreadOf(head, after.slice(list.length)),
    ),
  }
}

/** Returns the fields of header and footer; the column heading and nutrient codes are furniture. */
const unreadOf = (head: string, after: readonly string[]): SourceValue[] =>
  [...head.split('\n'), ...after]
    .filter(
      (line) => !/^\s*Amount\s+Measure|^Nutr\. Assoc|^\s*Serving Size\s*:\s*0?\s*$/i.test(line),
    )
    .flatMap((line) => {
      const [, name, value = ''] = /^\s*([^:]{1,30}?)\s*:\s*(.*)$/.exec(line) ?? []
      const parts = name === undefined ? [line] : value.split(/ {2,}|(?=Preparation Time)/)
      return parts.map((part) => ({
        name: name ?? 'text',
        value: part.replace(/^Preparation Time\s*:/i, '').trim(),
      }))
    })

const servings = (head: string): string | null => {
  const told = /Serving Size\s*:\s*(\d+(?:\s*-\s*\d+)?)/i.exec(head)?.[1] ?? '0'
  return parseFloat(told) > 0 ? told : null
}

function authorIn(head: string): string | null {
  const told = /Recipe By\s*:\s*(.*)/i.exec(head)?.[1]?.trim() ?? ''
  return /^(?:n\/a|)$/i.test(told) ? null : told
}

/** Reads the categories in columns of 32 characters, over several lines. */
function categoriesIn(head: string): string[] {
  const [, block = ''] = /Categories\s*:\s*([\s\S]*?)(?:\n\s*\n|\n\s*Amount\b|$)/i.exec(head) ?? []
  return block
    .split(/\n| {2,}/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Joins a line without amount and unit to the previous one if it starts with `-`. */
function joined(list: readonly string[]): string[] {
  const lines: string[] = []
  for (const line of list) {
    const amount = line.slice(0, 10).trim()
    const measure = line.slice(10, 24).trim()
    const words = line
      .slice(24)
      .trim()
      .replace(/\s+--\s*/g, ', ')
    const last = lines.length - 1
    if (amount === '' && measure === '' && last >= 0 && /[-,]$/.test(lines[last] ?? '')) {
      lines[last] = `${(lines[last] ?? '').replace(/\s*-$/, '')} ${words}`
    } else lines.push([amount, measure, words].filter((part) => part !== '').join(' '))
  }
  return lines.filter((line) => line !== '')
}

const NOTES =
  /^(?:Source|Description|Copyright|S\(.*\)|Yield|Start to Finish Time|Ratings|Cuisine|T\(.*\)|Suggested Wine|NOTES?)\s*:\s*(.*)$/i
const LAST = /^\s*(?:- ){6,}|^Per [Ss]erving|^Nutr\. Assoc|^_{5,}/

type Foot = { method: string; notes: string; source: string | null; description: string | null }

/** The method ends at the footer fields, which may span several lines. */
function footOf(lines: readonly string[]): Foot {
  const end = lines.findIndex((line) => LAST.test(line))
  const body = end < 0 ? lines : lines.slice(0, end)
  const foot = body.findIndex((line) => NOTES.test(line))
  const fields = (foot < 0 ? [] : body.slice(foot))
    .map((line) => line.replace(/^\s+"?|"\s*$/g, ' ').trim())
    .join('\n')
  const get = (name: string): string[] =>
    [
      ...fields.matchAll(
        new RegExp(`^${name}\\s*:\\s*([\\s\\S]*?)(?=\\n\\w[^\\n:]*:|(?![\\s\\S]))`, 'gim'),
      ),
    ]
      .map((match) => (match[1] ?? '').trim().replace(/^"|"$/g, ''))
      .filter((text) => text !== '')
  const nutrition = lines.filter((line) => /^Per serving/i.test(line)).map((line) => line.trim())
  return {
    method: (foot < 0 ? body : body.slice(0, foot)).join('\n'),
    notes: [...get('NOTES?'), ...nutrition].join('\n'),
    source: get('Source')[0] ?? null,
    description: get('Description')[0] ?? null,
  }
}
