import type { Element } from 'domhandler'
import { parseDuration } from '@/src/parsing/duration'
import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseYield } from '@/src/parsing/yield'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { collectElementValues } from '@/src/importing/element-values'
import type { ImportRow, RowContent } from '@/src/importing/import-row'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { readElements } from '@/src/importing/source/elements'
import { findChildren, getChildText, getRawText } from '@/src/importing/source/element-text'
import { findReferencedFile } from '@/src/importing/source/names'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'
import { splitSteps, asWebAddress } from '../values'

/**
 * Cookmate (formerly My CookBook): `.mcb`, a zip with an XML of all recipes and a folder of
 * pictures, or the XML alone; one `<li>` per line.
 */
export const cookmate: ImportFormat = {
  name: 'cookmate',
  title: 'Cookmate, My CookBook (.mcb, .xml)',
  detect: ({ text }) => /<cookbook\b/i.test(text) && /<(?:recipetext|recipe)\b/i.test(text),
  rows: (file, bundle) => recipeRows(file, bundle),
}

async function* recipeRows(file: SourceFile, bundle: Bundle): AsyncGenerator<ImportRow> {
  let number = 0
  const wanted = { isXml: true, isWanted: (name: string) => name === 'recipe' }
  for await (const element of readElements(file, wanted)) {
    number += 1
    yield { name: `${file.name} #${number}`, read: () => readRecipe(element, file.name, bundle) }
  }
}

/** Pictures, which are imported separately, and internal numbers. */
const FURNITURE = /^(?:imagepath|image|imageurl|scale|favou?rite|uid|id|recipe id)$/

async function readRecipe(element: Element, file: string, bundle: Bundle): Promise<RowContent> {
  const text = (name: string): string | null => getChildText(element, name)
  const url = text('url')
  const source = text('source')
  return {
    kind: 'recipe',
    sourceKey: `cookmate:${hashContent(getRawText(element))}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title: text('title') ?? '',
        description: linesOf(element, 'description').join('\n') || null,
        yields: parseYield(text('quantity')),
        prepTimeMinutes: parseDuration(text('preptime')),
        cookTimeMinutes: parseDuration(text('cooktime')),
        totalTimeMinutes: parseDuration(text('totaltime')),
        ingredientGroups: parseIngredientGroups(linesOf(element, 'ingredient')),
        instructionGroups: splitSteps(linesOf(element, 'recipetext').join('\n')),
        categories: linesOf(element, 'category'),
        tags: linesOf(element, 'tag'),
        language: text('lang'),
        author: source !== null && !isWebAddress(source) ? source : null,
        sourceUrl: [url, source].find((each) => each !== null && isWebAddress(each)) ?? null,
        videoUrl: asWebAddress(text('video')),
        note: textToDocument(
          ['comments', 'comment', 'nutrition'].flatMap((name) => linesOf(element, name)).join('\n'),
        ),
        pictures: picturesOf(element, file, await bundle.names()),
      }),
      collectElementValues(element, { furniture: FURNITURE }),
    ),
  }
}

/** Returns the list items of all elements of a name, and the lines of those without items. */
const linesOf = (element: Element, name: string): string[] =>
  findChildren(element, name)
    .flatMap((each) => {
      const items = findChildren(each, 'li')
      return items.length > 0 ? items.map(getRawText) : getRawText(each).split('\n')
    })
    .map((line) => line.trim())
    .filter((line) => line !== '')

function picturesOf(element: Element, file: string, names: readonly string[]): PictureSource[] {
  const found = ['imagepath', 'image']
    .flatMap((name) => linesOf(element, name))
    .flatMap((path) => {
      const name = findReferencedFile(names, file, path)
      return name === null ? [] : [{ file: name }]
    })
  const [address] = linesOf(element, 'imageurl').filter(isWebAddress)
  const distinct = [...new Map(found.map((each) => [each.file, each])).values()]
  return distinct.length > 0 || address === undefined ? distinct : [{ url: address }]
}
