import { parseDuration } from '@/src/parsing/duration'
import { ingredientGroupsOf } from '@/src/parsing/recipe-page/ingredient-groups'
import { parseYield } from '@/src/parsing/yield'
import type { ImportRow, RowContent } from '@/src/importing/import-row'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { documentFromWords, emptyRecipe } from '@/src/importing/imported-recipe'
import { hasKeys, jsonValues } from '@/src/importing/source/json'
import { basename, findReferred } from '@/src/importing/source/names'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import { fieldValues, withUnread } from '@/src/importing/unread'
import type { ImportFormat } from '../format'
import { hashOf } from '../saved-page'
import {
  asList,
  asRecord,
  asText,
  firstTextOrEmpty,
  stepsOfText,
  utcInstant,
  webAddress,
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
  for await (const { value } of jsonValues(file, ['$.*'])) {
    number += 1
    yield {
      name: `${file.name} #${number}`,
      read: () => readRecipe(asRecord(value), file.name, bundle),
    }
  }
}

/** Pictures that were found, and marks of the app itself. */
const FURNITURE =
  /^(?:pictures|originalPicture|favorite|checked\w*)(?:\.|$)|\.(?:position|checked)$/

async function readRecipe(
  source: Readonly<Record<string, unknown>>,
  file: string,
  bundle: Bundle,
): Promise<RowContent> {
  const text = (key: string): string => firstTextOrEmpty(source, key)
  const address = asText(source['url'])
  const page = webAddress(address)
  const pause = parseDuration(source['inactiveTime'])
  return {
    kind: 'recipe',
    sourceKey: `recettetek:${asText(source['uuid']) ?? hashOf(JSON.stringify(source))}`,
    recipe: withUnread(
      emptyRecipe({
        title: text('title'),
        description: asText(source['description']),
        yields: parseYield(asText(source['quantity'])),
        prepTimeMinutes: parseDuration(source['preparationTime']),
        cookTimeMinutes: parseDuration(source['cookingTime']),
        totalTimeMinutes: parseDuration(source['totalTime']),
        customTime: pause === null ? null : { minutes: pause, label: 'Resting' },
        ingredientGroups: ingredientGroupsOf(text('ingredients').split('\n')),
        instructionGroups: stepsOfText(text('instructions')),
        categories: titlesOf(source['categories']),
        tags: titlesOf(source['tags']),
        keywords: titlesOf(source['keywords']),
        equipment: text('cookware')
          .split(/\n|,\s/)
          .map((name) => name.trim())
          .filter((name) => name !== ''),
        videoUrl: webAddress(asText(source['video'])),
        author: page === null ? address : null,
        sourceUrl: page,
        datePublished: utcInstant(source['creationDate']),
        updatedAt: utcInstant(source['lastModifiedDate']),
        note: documentFromWords(
          [text('notes'), text('nutrition')].filter((part) => part !== '').join('\n'),
        ),
        pictures: await picturesOf(source, file, bundle),
      }),
      fieldValues(source, FURNITURE),
    ),
  }
}

/** Words, or objects with a title. */
const titlesOf = (value: unknown): string[] => {
  const list = typeof value === 'string' ? value.split(',') : asList(value)
  return list.flatMap((each) => asText(each) ?? asText(asRecord(each)['title']) ?? [])
}

/** Pictures are named by their paths on the phone; they lie beside the list. */
async function picturesOf(
  source: Readonly<Record<string, unknown>>,
  file: string,
  bundle: Bundle,
): Promise<PictureSource[]> {
  const names = await bundle.names()
  const found = asList(source['pictures']).flatMap((each) => {
    const name = findReferred(names, file, basename(asText(each) ?? ''))
    return name === null ? [] : [{ file: name }]
  })
  const original = webAddress(asText(source['originalPicture']))
  return found.length > 0 || original === null ? found : [{ url: original }]
}
