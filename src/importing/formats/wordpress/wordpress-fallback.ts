import type { Element } from 'domhandler'
import render from 'dom-serializer'
import { htmlToDocument } from '@/src/parsing/html/to-document'
import { toPlainLines } from '@/src/parsing/plain-text'
import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseInstructionGroups } from '@/src/parsing/web-page/instructions'
import { getClassNames, getElementText, parsePage } from '@/src/parsing/web-page/page-document'
import { readFacts } from '@/src/parsing/recipe-lines/facts'
import { splitTextLines } from '@/src/parsing/recipe-lines/text-line'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { htmlToLines } from '../html-lines'
import { asNameList } from '../values'

const PREFIX = 'wprm-fallback-recipe-'

/**
 * Reads the fallback HTML that WP Recipe Maker writes into a post; returns null for other HTML. It
 * contains the whole recipe except times and pictures.
 */
export function readFallbackCard(html: string): Partial<ImportedRecipe> | null {
  if (!html.includes(PREFIX)) return null
  const { elements } = parsePage(html)
  const part = (name: string): Element | undefined =>
    elements.find((element) => getClassNames(element).includes(`${PREFIX}${name}`))
  const inner = (name: string): string => {
    const element = part(name)
    return element ? render(element.children) : ''
  }
  const text = (name: string): string => {
    const element = part(name)
    return element ? getElementText(element).trim() : ''
  }
  const ingredientGroups = parseIngredientGroups(htmlToLines(inner('ingredients')))
  const instructionGroups = parseInstructionGroups(htmlToLines(inner('instructions')))
  if (ingredientGroups.length === 0 && instructionGroups.length === 0) return null
  const {
    used: _lines,
    partlyRead: _partly,
    ...facts
  } = readFacts(splitTextLines(toPlainLines(html).join('\n')))
  return {
    title: text('name'),
    description: toPlainLines(inner('summary')).join(' ') || null,
    ...facts,
    ingredientGroups,
    instructionGroups,
    equipment: toPlainLines(inner('equipment')),
    categories: asNameList(text('meta-course')),
    cuisines: asNameList(text('meta-cuisine')),
    keywords: asNameList(text('meta-keyword')),
    note: htmlToDocument(inner('notes')),
  }
}
