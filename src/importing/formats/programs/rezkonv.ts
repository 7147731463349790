import type { ParsedIngredientGroup } from '@/src/parsing/web-page/types'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { parseYield } from '@/src/parsing/yield'
import type { RowContent } from '@/src/importing/import-row'
import { emptyRecipe } from '@/src/importing/imported-recipe'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'
import { asNameList } from '../values'
import { readMarkedRecipes } from './marked-recipes'
import { readMethod } from './meal-master-body'

const BEGIN = /^={5,}.*\b(?:REZKONV|RezKonv|RKSuite)\b/i
const END = /^={5,}\s*$/
const SECTION = /^={5,}\s*([^=\s].*?)\s*=+\s*$/
const FIELD = /^\s*(Titel|Kategorien|Menge|Schlagw\S*)\s*:\s*(.*)$/i
const SOURCE = /^(?:QUELLE|SOURCE)$/i

/**
 * RezKonv, the German variant of Meal-Master: `===== REZKONV-Recipe`, a header, amounts of seven
 * characters with units, sections between equals signs, a source, and the method.
 */
export const rezkonv: ImportFormat = {
  name: 'rezkonv',
  title: 'RezKonv (.rk)',
  detect: ({ text }) => text.split(/\r?\n/, 400).some((line) => BEGIN.test(line)),
  rows: (file) => readMarkedRecipes(file, { begin: BEGIN, end: END }, readRecipe),
}

type Parts = {
  head: Map<string, string>
  groups: ParsedIngredientGroup[]
  source: string[]
  method: string[]
}

function readRecipe(lines: readonly string[], beside: readonly string[]): RowContent {
  const { head, groups, source, method } = partsOf(lines)
  const get = (name: string): string => head.get(name) ?? ''
  const keywords = [...head].find(([name]) => name.startsWith('schlagw'))?.[1] ?? ''
  return {
    kind: 'recipe',
    sourceKey: `rezkonv:${hashContent(lines.join('\n').trim())}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title: get('titel'),
        language: 'de',
        yields: parseYield(get('menge') || null),
        categories: asNameList(get('kategorien')),
        keywords: asNameList(keywords),
        author: authorOf(source),
        ingredientGroups: groups.filter((group) => group.lines.length > 0),
        instructionGroups: readMethod(method),
      }),
      [
        ...source.map((value) => ({ name: 'Quelle', value })),
        ...beside.map((value) => ({ name: 'text before the recipe', value })),
      ],
    ),
  }
}

/** Returns the person or book before the lines about who typed the recipe, and when. */
const authorOf = (source: readonly string[]): string | null =>
  source.find((line) => !/^-{2}|erfasst/i.test(line)) ?? null

/**
 * Splits a recipe into header, ingredient sections, source, and the method after the last of them.
 */
function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = {
    head: new Map(),
    groups: [{ title: null, lines: [] }],
    source: [],
    method: [],
  }
  for (const { title, own } of blocksOf(lines)) {
    // Titles in the method as Meal-Master writes them.
    const heading = title === null ? [] : [`-----${title}-----`]
    parts.method.push(
      ...(parts.method.length > 0 ? [...heading, ...own] : readBlock(title, own, parts)),
    )
  }
  return parts
}

/** Groups lines by the title above them. */
function blocksOf(lines: readonly string[]): { title: string | null; own: string[] }[] {
  const first: { title: string | null; own: string[] } = { title: null, own: [] }
  const blocks = [first]
  for (const line of lines) {
    const title = SECTION.exec(line)?.[1]
    if (title === undefined) blocks.at(-1)?.own.push(line)
    else blocks.push({ title, own: [] })
  }
  return blocks
}

/** Adds a block to the source or the list; returns the lines from the start of the method. */
function readBlock(title: string | null, own: readonly string[], parts: Parts): string[] {
  const isSource = title !== null && SOURCE.test(title)
  if (title !== null && !isSource) parts.groups.push({ title, lines: [] })
  const end = own.findIndex((line) => (isSource ? line.trim() === '' : !addToList(line, parts)))
  const at = end < 0 ? own.length : end
  if (isSource) parts.source.push(...own.slice(0, at).map((line) => line.trim()))
  const rest = own.slice(at)
  return rest.some((line) => line.trim() !== '') ? rest : []
}

/** Adds a line of the header or the list; returns false at the start of the method. */
function addToList(line: string, parts: Parts): boolean {
  if (line.trim() === '' || addToHead(line, parts)) return true
  const item = itemIn(line)
  const list = parts.groups.at(-1)?.lines
  if (item === null || list === undefined) return false
  if (/^-+\s*\S/.test(item) && list.length > 0) {
    list.push(`${list.pop() ?? ''} ${item.replace(/^-+\s*/, '')}`)
  } else list.push(item.replace(/\s*;\s*/g, ', '))
  return true
}

/** The header ends at the first item. */
function addToHead(line: string, { head, groups }: Parts): boolean {
  const [, name, value = ''] = FIELD.exec(line) ?? []
  if (name === undefined || groups.some((group) => group.lines.length > 0)) return false
  const key = name.toLowerCase()
  head.set(key, [head.get(key), value.trim()].filter(Boolean).join(', '))
  return true
}

/**
 * Reads an ingredient: an amount in its first seven characters, or deep indentation; returns null
 * for other lines.
 */
function itemIn(line: string): string | null {
  const amount = line.slice(0, 7)
  if (!/^[\d\s.,/½¼¾-]*$/.test(amount) || !/^\s/.test(line.slice(7))) return null
  const isBare = amount.trim() === ''
  if (isBare && !/^ {8}/.test(line)) return null
  return collapseSpace(line)
}
