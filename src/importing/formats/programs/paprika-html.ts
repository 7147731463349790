import type { Element } from 'domhandler'
import { parseDuration } from '@/src/parsing/duration'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseYield } from '@/src/parsing/yield'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import type { RowContent } from '@/src/importing/import-row'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { readElements } from '@/src/importing/source/elements'
import {
  listDescendants,
  findMarkedElements,
  flattenText,
} from '@/src/importing/source/element-text'
import { findReferencedFile } from '@/src/importing/source/names'
import type { Bundle } from '@/src/importing/source/source-file'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'
import { parseDifficulty, asNameList, splitSteps } from '../values'
import { collectMarkedValues } from './marked-values'

/**
 * Paprika's HTML export: a page per recipe in `Recipes/` with `itemprop` markup, a folder of
 * pictures, and an index page without recipes.
 */
export const paprikaHtml: ImportFormat = {
  name: 'paprika-html',
  title: 'Paprika (HTML)',
  leads: /(?:^|\/)Recipes\/[^/]*\.html?$/i,
  detect: ({ text }) =>
    /class\s*=\s*["'](?:ingredientsbox|directionsbox|infobox)["']/.test(text) &&
    /itemtype\s*=\s*["']https?:\/\/schema\.org\/Recipe["']/.test(text),
  owns: (name, leader) => name === leader.replace(/Recipes\/[^/]*$/, 'index.html'),
  rows: async function* (file, bundle) {
    const isWanted = (_name: string, { itemtype = '' }: Readonly<Record<string, string>>) =>
      /schema\.org\/Recipe$/.test(itemtype)
    let number = 0
    for await (const element of readElements(file, { isXml: false, isWanted })) {
      number += 1
      yield { name: `${file.name} #${number}`, read: () => readRecipe(element, file.name, bundle) }
    }
  },
}

/** Imported pictures, and links to their larger versions. */
const FURNITURE = /^(?:image|photo photoswipe) src$|^a href$/

async function readRecipe(element: Element, file: string, bundle: Bundle): Promise<RowContent> {
  const one = (name: string): string | null => lines(element, name)[0] ?? null
  const link = findMarkedElements(element, 'url').find(({ attribs }) => attribs['href'])
  const address = link?.attribs['href'] ?? ''
  const title = one('name') ?? ''
  const names = await bundle.names()
  return {
    kind: 'recipe',
    sourceKey: `paprika-html:${hashContent(`${title}\n${lines(element, 'recipeIngredient').join('\n')}`)}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title,
        description: lines(element, 'description').join('\n') || null,
        yields: parseYield(one('recipeYield')),
        prepTimeMinutes: parseDuration(one('prepTime')),
        cookTimeMinutes: parseDuration(one('cookTime')),
        totalTimeMinutes: parseDuration(one('totalTime')),
        difficulty: parseDifficulty(one('difficulty')),
        ingredientGroups: parseIngredientGroups(lines(element, 'recipeIngredient')),
        instructionGroups: splitSteps(lines(element, 'recipeInstructions').join('\n\n')),
        categories: lines(element, 'recipeCategory').flatMap(asNameList),
        author: authorIn(element, address),
        sourceUrl: isWebAddress(address) ? address : null,
        note: textToDocument(
          [...lines(element, 'comment'), ...lines(element, 'nutrition')].join('\n'),
        ),
        pictures: pictures(element, file, names),
      }),
      collectMarkedValues(element, FURNITURE),
    ),
  }
}

/** Returns the paragraphs of the marked elements, one per line. */
const lines = (element: Element, name: string): string[] =>
  findMarkedElements(element, name)
    .flatMap((field) => {
      const paragraphs = listDescendants(field).filter(
        ({ name: tag }) => tag === 'p' || tag === 'li',
      )
      return paragraphs.length > 0 ? paragraphs.map(flattenText) : flattenText(field).split('\n')
    })
    .map(collapseSpace)
    .filter((line) => line !== '')

/** The source is a host name if the recipe came from a web page. */
function authorIn(element: Element, address: string): string | null {
  const [name] = lines(element, 'author')
  if (name === undefined) return null
  return address !== '' && address.includes(name.toLowerCase()) ? null : name
}

function pictures(element: Element, file: string, names: readonly string[]): PictureSource[] {
  const sources = listDescendants(element)
    .filter(({ name }) => name === 'img')
    .map(({ attribs }) => attribs['src'] ?? '')
  const found = sources.flatMap((source): PictureSource[] => {
    if (isWebAddress(source)) return [{ url: source }]
    const name = findReferencedFile(names, file, source)
    return name === null ? [] : [{ file: name }]
  })
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
}
