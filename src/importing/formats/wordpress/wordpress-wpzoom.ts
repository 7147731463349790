import { toPlainLines } from '@/src/parsing/plain-text'
import { parseYield } from '@/src/parsing/yield'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { textToDocument } from '@/src/importing/imported-recipe'
import { readNutrition } from '@/src/importing/nutrition'
import { asList, asRecord, asText, parseDifficulty, getFirstText, asNameList } from '../values'
import { replaceJsonBlocks } from './wordpress-blocks'
import {
  listEntries,
  dropEmptyLineGroups,
  dropEmptyStepGroups,
  formatIngredientLine,
  parseMinutes,
  asParagraph,
} from './wordpress-rows'

type Source = Readonly<Record<string, unknown>>

const CARD = /^wpzoom-recipe-card\/block-(?:premium-)?recipe-card$/
const NUTRITION = 'wpzoom-recipe-card/block-nutrition'

/**
 * Extracts the cards of Recipe Card Blocks (WPZOOM), which store the recipe as JSON in a block
 * comment, and returns them with the remaining content.
 */
export function extractWpzoomRecipes(content: string): {
  cards: Partial<ImportedRecipe>[]
  rest: string
} {
  const cards: Partial<ImportedRecipe>[] = []
  let nutrition: Source = {}
  const rest = replaceJsonBlocks(content, ({ name, attributes }) => {
    if (name === NUTRITION) nutrition = asRecord(attributes['data'])
    else if (CARD.test(name)) cards.push(cardOf(attributes))
    else return null
    return ''
  })
  const [first, ...others] = cards
  const values = readNutrition(nutrition)
  if (first && Object.keys(values.values).length > 0) {
    const all = { ...first.nutrition?.values, ...values.values }
    const calories = values.calories ?? first.nutrition?.calories ?? null
    return { cards: [{ ...first, nutrition: { calories, values: all } }, ...others], rest }
  }
  return { cards, rest }
}

function cardOf(source: Source): Partial<ImportedRecipe> {
  const details = listEntries(source['details'])
  const detail = (at: number): Source => details[at] ?? {}
  const minutes = (at: number): number | null =>
    parseMinutes(valueOf(detail(at)), getFirstText(detail(at), 'unit'))
  const calories = valueOf(detail(CALORIES))
  const image = getFirstText(asRecord(source['image']), 'url')
  const rest = minutes(REST)
  return {
    title: asParagraph(source['recipeTitle']),
    description: asParagraph(source['summary']) || asParagraph(source['jsonSummary']) || null,
    author: getFirstText(asRecord(asList(source['settings'])[0]), 'custom_author_name'),
    yields: parseYield(
      formatIngredientLine([valueOf(detail(SERVINGS)), getFirstText(detail(SERVINGS), 'unit')]) ||
        null,
    ),
    prepTimeMinutes: minutes(PREP),
    cookTimeMinutes: minutes(COOK),
    totalTimeMinutes: minutes(TOTAL),
    customTime:
      rest === null
        ? null
        : { minutes: rest, label: getFirstText(detail(REST), 'label') ?? 'Resting' },
    ingredientGroups: ingredients(source['ingredients']),
    instructionGroups: directions(source['steps']),
    categories: asNameList(source['course']),
    cuisines: asNameList(source['cuisine']),
    keywords: asNameList(source['keywords']),
    difficulty: parseDifficulty(asNameList(source['difficulty'])[0]),
    note: textToDocument([...moreDetails(details), notesOf(source['notes'])].join('\n')),
    nutrition: readNutrition(calories === null ? {} : { calories }),
    videoUrl: getFirstText(asRecord(source['video']), 'url'),
    pictures: image === null ? [] : [{ url: image }],
  }
}

/** Details by position, which the plugin never changes. */
const [SERVINGS, PREP, COOK, CALORIES, REST, TOTAL] = [0, 1, 2, 3, 4, 8]

const valueOf = (detail: Source): string | null =>
  asText(detail['jsonValue']) ?? asText(detail['value']) ?? (textOf(detail['value']) || null)

/** Details that authors add: "Oven: 180 °C". */
const moreDetails = (details: readonly Source[]): string[] =>
  details.flatMap((detail, at) => {
    const value = valueOf(detail)
    if (at <= REST || at === TOTAL || value === null) return []
    return [
      `<p>${getFirstText(detail, 'label') ?? ''}: ${formatIngredientLine([value, detail['unit']])}</p>`,
    ]
  })

function notesOf(value: unknown): string {
  const html = asText(value) ?? textOf(value)
  return /^\s*<li\b/i.test(html) ? `<ul>${html}</ul>` : html
}

/** Returns the text of editor nodes, with line breaks as lines. */
function textOf(node: unknown, depth = 0): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (depth > 20) return ''
  if (Array.isArray(node)) return node.map((each) => textOf(each, depth + 1)).join('')
  const source = asRecord(node)
  if (source['type'] === 'br') return '\n'
  return textOf(asRecord(source['props'])['children'] ?? source['text'] ?? '', depth + 1)
}

const linesOf = (words: unknown, json: unknown): string[] => {
  const text = textOf(words).trim() === '' ? (asText(json) ?? '') : textOf(words)
  return toPlainLines(text.replace(/\n/g, '<br>')).filter((line) => line !== '')
}

/** Finds the pictures within the text of a step. */
function picturesOf(node: unknown, depth = 0): string[] {
  if (depth > 20) return []
  if (Array.isArray(node)) return node.flatMap((each) => picturesOf(each, depth + 1))
  const source = asRecord(node)
  const { src, children } = asRecord(source['props'])
  if (source['type'] === 'img') return asText(src) === null ? [] : [asText(src) ?? '']
  return children === undefined ? [] : picturesOf(children, depth + 1)
}

function ingredients(value: unknown): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = [{ title: null, lines: [] }]
  for (const row of listEntries(value)) {
    const lines = linesOf(row['name'], row['jsonName'])
    const { amount, unit, ingredient } = asRecord(row['parse'])
    if (row['isGroup'] === true) groups.push({ title: lines.join(' ') || null, lines: [] })
    else if (lines.length === 0)
      groups.at(-1)?.lines.push(formatIngredientLine([amount, unit, ingredient]))
    else groups.at(-1)?.lines.push(...lines)
  }
  return dropEmptyLineGroups(
    groups.map(({ title, lines }) => ({ title, lines: lines.filter((line) => line !== '') })),
  )
}

function directions(value: unknown): ParsedInstructionGroup[] {
  const groups: ParsedInstructionGroup[] = [{ title: null, steps: [] }]
  for (const row of listEntries(value)) {
    const text = linesOf(row['text'], row['jsonText']).join(' ')
    if (row['isGroup'] === true) groups.push({ title: text || null, steps: [] })
    else if (text !== '') groups.at(-1)?.steps.push({ text, imageUrls: picturesOf(row['text']) })
  }
  return dropEmptyStepGroups(groups)
}
