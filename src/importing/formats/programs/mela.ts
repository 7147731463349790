import { parseDuration } from '@/src/parsing/duration'
import { parseIngredientGroups } from '@/src/parsing/web-page/ingredient-groups'
import { parseYield } from '@/src/parsing/yield'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { singleRow } from '@/src/importing/import-row'
import type { RowContent } from '@/src/importing/import-row'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { hasKeys, readJson } from '@/src/importing/source/json'
import { collectFieldValues, addUnreadValuesWarning } from '@/src/importing/unread-values'
import { marked } from 'marked'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'
import {
  asRecord,
  asText,
  getFirstTextOrEmpty,
  asNameList,
  splitSteps,
  parseUtcInstant,
} from '../values'
import { listBase64Pictures, convertTitles } from './program-values'

/**
 * Mela: `.melarecipe` (JSON with minimal Markdown, `#` titles, base64 pictures) and `.melarecipes`,
 * a zip of them, implemented from the published description of the format.
 */
export const mela: ImportFormat = {
  name: 'mela',
  title: 'Mela (.melarecipes)',
  detect: ({ text }) =>
    // Base64 pictures may precede the other fields.
    hasKeys(text, 'wantToCook') ||
    (/^\s*\{/.test(text) &&
      [
        'instructions',
        'yield',
        'prepTime',
        'link',
        'favorite',
        'nutrition',
        'text',
        'images',
      ].filter((key) => hasKeys(text, key)).length >= 5 &&
      !hasKeys(text, '@type')),
  rows: (file) =>
    singleRow({
      name: file.name,
      read: async () => readRecipe(asRecord(await readJson(file)), file.name),
    }),
}

/** Pictures and internal flags. */
const FURNITURE = /^(?:images|favorite|wantToCook|date)(?:\.|$)/
/** Mela's timestamps are seconds since 2001. */
const EPOCH = 978_307_200

function readRecipe(source: Readonly<Record<string, unknown>>, file: string): RowContent {
  const text = (key: string): string => getFirstTextOrEmpty(source, key)
  const link = asText(source['link'])
  const isAddress = link !== null && isWebAddress(link)
  return {
    kind: 'recipe',
    sourceKey: `mela:${asText(source['id']) ?? hashContent(JSON.stringify(source))}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title: text('title'),
        description: plainMarks(text('text')) || null,
        yields: parseYield(asText(source['yield'])),
        prepTimeMinutes: parseDuration(asText(source['prepTime'])),
        cookTimeMinutes: parseDuration(asText(source['cookTime'])),
        totalTimeMinutes: parseDuration(asText(source['totalTime'])),
        ingredientGroups: parseIngredientGroups(
          convertTitles(plainMarks(text('ingredients'))).split('\n'),
        ),
        instructionGroups: splitSteps(convertTitles(plainMarks(text('instructions')))),
        categories: asNameList(source['categories']),
        note: textToDocument(
          [text('notes'), text('nutrition')].map((part) => marked(part, { async: false })).join(''),
        ),
        author: isAddress ? null : link,
        sourceUrl: isAddress ? link : null,
        datePublished: dateOf(source['date']),
        pictures: listBase64Pictures(source['images'], file, 'images'),
      }),
      collectFieldValues(source, FURNITURE).map(({ name, value }) => ({
        name,
        value: plainMarks(value),
      })),
    ),
  }
}

const dateOf = (value: unknown): string | null =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e10
    ? parseUtcInstant(new Date((value + EPOCH) * 1000).toISOString())
    : parseUtcInstant(value)

/** Removes bold, italic and link markup; addresses follow their text. */
const plainMarks = (text: string): string =>
  text
    .replace(/\[([^[\]]{0,500})\]\(([^\s()]{1,2000})\)/g, (_, words: string, url: string) =>
      words === url ? words : `${words} (${url})`,
    )
    .replace(/(\*{1,3})(?=[^\s*])([^*\n]{1,2000})(?<=\S)\1/g, '$2')
