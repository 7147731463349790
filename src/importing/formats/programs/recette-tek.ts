import { parseDuration } from '@/src/parsing/duration'
import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseYield } from '@/src/parsing/yield'
import type { ImportRow, RowContent } from '@/src/importing/import-row'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { hasKeys, readJsonValues } from '@/src/importing/source/json'
import { basename, findReferencedFile } from '@/src/importing/source/names'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import { collectFieldValues, addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'
import {
  asList,
  asRecord,
  asText,
  getFirstTextOrEmpty,
  splitSteps,
  parseUtcInstant,
  asWebAddress,
} from '../values'

/** RecetteTek: `.rtk`, a zip with lists of recipes (`recipes_0.json`) and their pictures. */
export const recetteTek: ImportFormat = {
  name: 'recettetek',
  title: 'RecetteTek (.rtk)',
  detect: ({ text }) =>
    /^\s*\[/.test(text) &&
    hasKeys(text, 'title', 'ingredients', 'instructions') &&
    /"(?:preparationTime|originalPicture|cookingTime|inactiveTime)"\s*:/.test(text),
  rows: (file, bundle) => recipeRows(file, bundle),
}

async function* recipeRows(file: SourceFile, bundle: Bundle): AsyncGenerator<ImportRow> {
  let number = 0
  for await (const { value } of readJsonValues(file, ['$.*'])) {
    number += 1
    yield {
      name: `${file.name} #${number}`,
      read: () => readRecipe(asRecord(value), file.name, bundle),
    }
  }
}

/** Imported pictures and internal flags. */
const FURNITURE =
  /^(?:pictures|originalPicture|favorite|checked\w*)(?:\.|$)|\.(?:position|checked)$/

async function readRecipe(
  source: Readonly<Record<string, unknown>>,
  file: string,
  bundle: Bundle,
): Promise<RowContent> {
  const text = (key: string): string => getFirstTextOrEmpty(source, key)
  const address = asText(source['url'])
  const page = asWebAddress(address)
  const pause = parseDuration(source['inactiveTime'])
  return {
    kind: 'recipe',
    sourceKey: `recettetek:${asText(source['uuid']) ?? hashContent(JSON.stringify(source))}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title: text('title'),
        description: asText(source['description']),
        yields: parseYield(asText(source['quantity'])),
        prepTimeMinutes: parseDuration(source['preparationTime']),
        cookTimeMinutes: parseDuration(source['cookingTime']),
        totalTimeMinutes: parseDuration(source['totalTime']),
        customTime: pause === null ? null : { minutes: pause, label: 'Resting' },
        ingredientGroups: parseIngredientGroups(text('ingredients').split('\n')),
        instructionGroups: splitSteps(text('instructions')),
        categories: titlesOf(source['categories']),
        tags: titlesOf(source['tags']),
        keywords: titlesOf(source['keywords']),
        equipment: text('cookware')
          .split(/\n|,\s/)
          .map((name) => name.trim())
          .filter((name) => name !== ''),
        videoUrl: asWebAddress(asText(source['video'])),
        author: page === null ? address : null,
        sourceUrl: page,
        datePublished: parseUtcInstant(source['creationDate']),
        updatedAt: parseUtcInstant(source['lastModifiedDate']),
        note: textToDocument(
          [text('notes'), text('nutrition')].filter((part) => part !== '').join('\n'),
        ),
        pictures: await picturesOf(source, file, bundle),
      }),
      collectFieldValues(source, FURNITURE),
    ),
  }
}

/** Reads titles from strings, or from objects with a title. */
const titlesOf = (value: unknown): string[] => {
  const list = typeof value === 'string' ? value.split(',') : asList(value)
  return list.flatMap((each) => asText(each) ?? asText(asRecord(each)['title']) ?? [])
}

/** Pictures are referenced by their path on the phone, and lie beside the list. */
async function picturesOf(
  source: Readonly<Record<string, unknown>>,
  file: string,
  bundle: Bundle,
): Promise<PictureSource[]> {
  const names = await bundle.names()
  const found = asList(source['pictures']).flatMap((each) => {
    const name = findReferencedFile(names, file, basename(asText(each) ?? ''))
    return name === null ? [] : [{ file: name }]
  })
  const original = asWebAddress(asText(source['originalPicture']))
  return found.length > 0 || original === null ? found : [{ url: original }]
}
