import type { Element } from 'domhandler'
import { parseDuration } from '@/src/parsing/duration'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseYield } from '@/src/parsing/yield'
import type { RowContent } from '@/src/importing/import-row'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { readElements } from '@/src/importing/source/elements'
import {
  listDescendants,
  findMarkedElements,
  flattenText,
  getRawText,
  flattenLine,
} from '@/src/importing/source/element-text'
import { findReferencedFile } from '@/src/importing/source/names'
import type { Bundle } from '@/src/importing/source/source-file'
import { readPrefixedNutrition } from '@/src/importing/nutrition'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import { collectMarkedValues } from './marked-values'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'
import { splitSteps } from '../values'

/** Recipe Keeper: one `recipes.html` with marked fields, and a folder of pictures. */
export const recipeKeeper: ImportFormat = {
  name: 'recipekeeper',
  title: 'Recipe Keeper',
  detect: ({ text }) =>
    /class\s*=\s*["']recipe-details["']/.test(text) &&
    /itemprop\s*=\s*["']recipe(?:Id|Ingredients|Directions|ShareId)["']/.test(text),
  rows: async function* (file, bundle) {
    const isWanted = (_name: string, attribs: Readonly<Record<string, string>>) =>
      attribs['class']?.split(/\s+/).includes('recipe-details') === true
    let number = 0
    for await (const element of readElements(file, { isXml: false, isWanted })) {
      number += 1
      yield { name: `${file.name} #${number}`, read: () => readRecipe(element, file.name, bundle) }
    }
  },
}

/** Recipe ids and settings of the program. */
const FURNITURE = /^recipe(?:Id|ShareId|IsFavourite) content$/

async function readRecipe(element: Element, file: string, bundle: Bundle): Promise<RowContent> {
  const source = address(element)
  return {
    kind: 'recipe',
    sourceKey: `recipekeeper:${content(element, 'recipeId') ?? hashContent(getRawText(element))}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title: words(element, 'name') ?? '',
        yields: parseYield(words(element, 'recipeYield') ?? content(element, 'recipeYield')),
        prepTimeMinutes: parseDuration(content(element, 'prepTime') ?? words(element, 'prepTime')),
        cookTimeMinutes: parseDuration(content(element, 'cookTime') ?? words(element, 'cookTime')),
        ingredientGroups: parseIngredientGroups(lines(element, 'recipeIngredients')),
        instructionGroups: splitSteps(lines(element, 'recipeDirections').join('\n')),
        categories: [
          ...contents(element, 'recipeCourse'),
          ...contents(element, 'recipeCategory'),
          ...contents(element, 'recipeCollection'),
        ],
        note: textToDocument(lines(element, 'recipeNotes').join('\n')),
        sourceUrl: source,
        author: source === null ? words(element, 'recipeSource') : null,
        nutrition: readPrefixedNutrition('recipeNut', nutritionFields(element)),
        pictures: pictures(element, file, await bundle.names()),
      }),
      collectMarkedValues(element, FURNITURE),
    ),
  }
}

/** `<meta content="320" itemprop="recipeNutCalories">`, one per value. */
const nutritionFields = (element: Element): Record<string, string> =>
  Object.fromEntries(
    listDescendants(element).flatMap(({ attribs }) => {
      const name = attribs['itemprop'] ?? ''
      const value = (attribs['content'] ?? '').trim()
      return /^recipeNut/.test(name) && value !== '' && value !== '0' ? [[name, value]] : []
    }),
  )

/** Returns the content of a `meta`, or the text of any other element. */
const contents = (element: Element, name: string): string[] =>
  findMarkedElements(element, name)
    .map((each) => (each.attribs['content'] ?? flattenLine(each)).trim())
    .filter((text) => text !== '')

const content = (element: Element, name: string): string | null =>
  contents(element, name)[0] ?? null

const words = (element: Element, name: string): string | null =>
  findMarkedElements(element, name)
    .map((each) => flattenLine(each))
    .find((text) => text !== '') ?? null

/** Returns one line per paragraph. */
function lines(element: Element, name: string): string[] {
  const [field] = findMarkedElements(element, name)
  if (!field) return []
  const paragraphs = listDescendants(field).filter(
    (each) => each.name === 'p' || each.name === 'li',
  )
  const texts = paragraphs.length > 0 ? paragraphs.map(flattenLine) : flattenText(field).split('\n')
  return texts.map(collapseSpace).filter((text) => text !== '')
}

function address(element: Element): string | null {
  const [field] = findMarkedElements(element, 'recipeSource')
  const link = field && [field, ...listDescendants(field)].find(({ attribs }) => attribs['href'])
  const told = link?.attribs['href'] ?? (field ? flattenLine(field) : '')
  return /^https?:/i.test(told) ? told : null
}

function pictures(element: Element, file: string, names: readonly string[]): PictureSource[] {
  const sources = listDescendants(element)
    .filter(({ name }) => name === 'img')
    .map(({ attribs }) => attribs['src'] ?? '')
  const found = sources.flatMap((source) => findReferencedFile(names, file, source) ?? [])
  return [...new Set(found)].map((name) => ({ file: name }))
}
