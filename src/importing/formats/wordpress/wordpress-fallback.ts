import type { Element } from 'domhandler'
import render from 'dom-serializer'
import { documentFromHtml } from '@/src/parsing/html/to-document'
import { plainLines } from '@/src/parsing/plain-text'
import { ingredientGroupsOf } from '@/src/parsing/recipe-page/ingredient-groups'
import { instructionGroupsOf } from '@/src/parsing/recipe-page/instructions'
import { classNames, elementText, parsePage } from '@/src/parsing/recipe-page/page-document'
import { readFacts } from '@/src/parsing/recipe-text/facts'
import { textLines } from '@/src/parsing/recipe-text/text-line'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { linesOfHtml } from '../html-lines'
import { nameList } from '../values'

const PREFIX = 'wprm-fallback-recipe-'

/**
 * The card that WP Recipe Maker writes into a post for readers without the plugin; null for HTML
 * that is no such card. It holds all of the recipe but its times and pictures.
 */
export function fallbackCard(html: string): Partial<ImportedRecipe> | null {
  if (!html.includes(PREFIX)) return null
  const { elements } = parsePage(html)
  const part = (name: string): Element | undefined =>
    elements.find((element) => classNames(element).includes(`${PREFIX}${name}`))
  const inner = (name: string): string => {
    const element = part(name)
    return element ? render(element.children) : ''
  }
  const text = (name: string): string => {
    const element = part(name)
    return element ? elementText(element).trim() : ''
  }
  const ingredientGroups = ingredientGroupsOf(linesOfHtml(inner('ingredients')))
  const instructionGroups = instructionGroupsOf(linesOfHtml(inner('instructions')))
  if (ingredientGroups.length === 0 && instructionGroups.length === 0) return null
  const {
    used: _lines,
    partlyRead: _partly,
    ...facts
  } = readFacts(textLines(plainLines(html).join('\n')))
  return {
    title: text('name'),
    description: plainLines(inner('summary')).join(' ') || null,
    ...facts,
    ingredientGroups,
    instructionGroups,
    equipment: plainLines(inner('equipment')),
    categories: nameList(text('meta-course')),
    cuisines: nameList(text('meta-cuisine')),
    keywords: nameList(text('meta-keyword')),
    note: documentFromHtml(inner('notes')),
  }
}
