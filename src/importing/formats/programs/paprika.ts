import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseDuration } from '@/src/parsing/duration'
import { parseYield } from '@/src/parsing/yield'
import { singleRow } from '@/src/importing/import-row'
import type { RowContent } from '@/src/importing/import-row'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { toRatingSummary } from '@/src/importing/imported-comment'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { hasKeys, readJson } from '@/src/importing/source/json'
import { collectLeaves, addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { SourceValue } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'
import {
  parseDifficulty,
  asList,
  parseUtcInstant,
  asNameList,
  asRecord,
  splitSteps,
  getFirstTextOrEmpty,
  asText,
} from '../values'

/** Paprika: `.paprikarecipe` (gzipped JSON with an embedded photo), and archives of them. */
export const paprika: ImportFormat = {
  name: 'paprika',
  title: 'Paprika (.paprikarecipes)',
  detect: ({ text }) =>
    hasKeys(text, 'name', 'ingredients', 'directions') &&
    /"(?:photo_hash|nutritional_info|uid|photo_data|image_url)"\s*:/.test(text),
  rows: (file) =>
    singleRow({
      name: file.name,
      read: async () => recipeOf(asRecord(await readJson(file)), file.name),
    }),
}

function recipeOf(source: Readonly<Record<string, unknown>>, file: string): RowContent {
  const directions = getFirstTextOrEmpty(source, 'directions')
  return {
    kind: 'recipe',
    sourceKey: `paprika:${asText(source['uid']) ?? hashContent(JSON.stringify(source))}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title: getFirstTextOrEmpty(source, 'name'),
        description: asText(source['description']),
        yields: parseYield(asText(source['servings'])),
        prepTimeMinutes: parseDuration(asText(source['prep_time'])),
        cookTimeMinutes: parseDuration(asText(source['cook_time'])),
        totalTimeMinutes: parseDuration(asText(source['total_time'])),
        ingredientGroups: parseIngredientGroups(
          getFirstTextOrEmpty(source, 'ingredients').split('\n'),
        ),
        instructionGroups: splitSteps(directions),
        categories: asNameList(source['categories']),
        author: sourceName(source),
        datePublished: parseUtcInstant(source['created']),
        difficulty: parseDifficulty(source['difficulty']),
        sourceUrl: asText(source['source_url']),
        note: textToDocument(notesOf(source)),
        pictures: picturesOf(source, file),
        rating: toRatingSummary('Paprika', source['rating']),
      }),
      unreadOf(source),
    ),
  }
}

/** Pictures, ids, hashes, photo sizes, and internal flags (favourite, trash). */
const FURNITURE =
  /^(?:uid|hash|photo\w*|image_url|scale|in_trash|on_favorites|is_pinned|on_grocery_list)$/

function unreadOf(source: Readonly<Record<string, unknown>>): SourceValue[] {
  const rest = Object.entries(source).filter(([key]) => !FURNITURE.test(key))
  return [...collectLeaves(Object.fromEntries(rest), '')]
}

/** Returns the book or person of origin; a host name is part of the address anyway. */
function sourceName(source: Readonly<Record<string, unknown>>): string | null {
  const name = asText(source['source'])
  const isHost = name !== null && /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(name)
  return isHost && asText(source['source_url']) !== null ? null : name
}

function notesOf(source: Readonly<Record<string, unknown>>): string {
  return [asText(source['notes']), asText(source['nutritional_info'])]
    .filter((part) => part !== null)
    .join('\n')
}

/** The photo is embedded; its address only counts without it. */
function picturesOf(source: Readonly<Record<string, unknown>>, file: string): PictureSource[] {
  const more = asList(source['photos']).flatMap((photo, at): PictureSource[] =>
    asText(asRecord(photo)['data']) === null ? [] : [{ file, field: `photos.${at}.data` }],
  )
  if (asText(source['photo_data']) !== null) return [{ file, field: 'photo_data' }, ...more]
  const url = asText(source['image_url'])
  return more.length > 0 || url === null ? more : [{ url }]
}
