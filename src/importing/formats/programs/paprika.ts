import { ingredientGroupsOf } from '@/src/parsing/recipe-page/ingredient-groups'
import { parseDuration } from '@/src/parsing/duration'
import { parseYield } from '@/src/parsing/yield'
import { oneRow } from '@/src/importing/import-row'
import type { RowContent } from '@/src/importing/import-row'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { documentFromWords, emptyRecipe } from '@/src/importing/imported-recipe'
import { hasKeys, readJson } from '@/src/importing/source/json'
import type { ImportFormat } from '../format'
import { hashOf } from '../saved-page'
import { difficulty, list, moment, names, record, stepsOfText, textAt, words } from '../values'

/** Paprika: `.paprikarecipe` (gzipped JSON with the photo in it), and archives of them. */
export const paprika: ImportFormat = {
  name: 'paprika',
  title: 'Paprika (.paprikarecipes)',
  detect: ({ text }) =>
    hasKeys(text, 'name', 'ingredients', 'directions') &&
    /"(?:photo_hash|nutritional_info|uid|photo_data|image_url)"\s*:/.test(text),
  rows: (file) =>
    oneRow({
      name: file.name,
      read: async () => recipeOf(record(await readJson(file)), file.name),
    }),
}

function recipeOf(source: Readonly<Record<string, unknown>>, file: string): RowContent {
  const directions = textAt(source, 'directions')
  return {
    kind: 'recipe',
    sourceKey: `paprika:${words(source['uid']) ?? hashOf(JSON.stringify(source))}`,
    recipe: emptyRecipe({
      title: textAt(source, 'name'),
      description: words(source['description']),
      yields: parseYield(words(source['servings'])),
      prepTimeMinutes: parseDuration(words(source['prep_time'])),
      cookTimeMinutes: parseDuration(words(source['cook_time'])),
      totalTimeMinutes: parseDuration(words(source['total_time'])),
      ingredientGroups: ingredientGroupsOf(textAt(source, 'ingredients').split('\n')),
      instructionGroups: stepsOfText(directions),
      categories: names(source['categories']),
      datePublished: moment(source['created']),
      difficulty: difficulty(source['difficulty']),
      sourceUrl: words(source['source_url']),
      note: documentFromWords(notesOf(source)),
      pictures: picturesOf(source, file),
    }),
  }
}

function notesOf(source: Readonly<Record<string, unknown>>): string {
  return [words(source['notes']), words(source['nutritional_info'])]
    .filter((part) => part !== null)
    .join('\n')
}

/** The photo itself is in the file; only without one its address counts. */
function picturesOf(source: Readonly<Record<string, unknown>>, file: string): PictureSource[] {
  const more = list(source['photos']).flatMap((photo, at): PictureSource[] =>
    words(record(photo)['data']) === null ? [] : [{ file, field: `photos.${at}.data` }],
  )
  if (words(source['photo_data']) !== null) return [{ file, field: 'photo_data' }, ...more]
  const url = words(source['image_url'])
  return more.length > 0 || url === null ? more : [{ url }]
}
