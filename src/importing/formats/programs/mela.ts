import { parseDuration } from '@/src/parsing/duration'
import { ingredientGroupsOf } from '@/src/parsing/recipe-page/ingredient-groups'
import { parseYield } from '@/src/parsing/yield'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { oneRow } from '@/src/importing/import-row'
import type { RowContent } from '@/src/importing/import-row'
import { documentFromWords, emptyRecipe } from '@/src/importing/imported-recipe'
import { hasKeys, readJson } from '@/src/importing/source/json'
import { fieldValues, withUnread } from '@/src/importing/unread'
import { marked } from 'marked'
import type { ImportFormat } from '../format'
import { hashOf } from '../saved-page'
import { asRecord, asText, firstTextOrEmpty, nameList, stepsOfText, utcInstant } from '../values'
import { base64Pictures, titledLines } from './program-values'

/**
 * Mela: `.melarecipe` (JSON; texts in a little Markdown, `#` before titles, pictures as base64) and
 * `.melarecipes`, a zip of them. Built from the description of the format that its maker publishes.
 */
export const mela: ImportFormat = {
  name: 'mela',
  title: 'Mela (.melarecipes)',
  detect: ({ text }) =>
    // Base64 of pictures may stand before any of the other fields.
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
    oneRow({
      name: file.name,
      read: async () => readRecipe(asRecord(await readJson(file)), file.name),
    }),
}

/** Pictures, and marks of the app itself. */
const FURNITURE = /^(?:images|favorite|wantToCook|date)(?:\.|$)/
/** Mela counts seconds from 2001. */
const EPOCH = 978_307_200

function readRecipe(source: Readonly<Record<string, unknown>>, file: string): RowContent {
  const text = (key: string): string => firstTextOrEmpty(source, key)
  const link = asText(source['link'])
  const isAddress = link !== null && isWebAddress(link)
  return {
    kind: 'recipe',
    sourceKey: `mela:${asText(source['id']) ?? hashOf(JSON.stringify(source))}`,
    recipe: withUnread(
      emptyRecipe({
        title: text('title'),
        description: plainMarks(text('text')) || null,
        yields: parseYield(asText(source['yield'])),
        prepTimeMinutes: parseDuration(asText(source['prepTime'])),
        cookTimeMinutes: parseDuration(asText(source['cookTime'])),
        totalTimeMinutes: parseDuration(asText(source['totalTime'])),
        ingredientGroups: ingredientGroupsOf(
          titledLines(plainMarks(text('ingredients'))).split('\n'),
        ),
        instructionGroups: stepsOfText(titledLines(plainMarks(text('instructions')))),
        categories: nameList(source['categories']),
        note: documentFromWords(
          [text('notes'), text('nutrition')].map((part) => marked(part, { async: false })).join(''),
        ),
        author: isAddress ? null : link,
        sourceUrl: isAddress ? link : null,
        datePublished: dateOf(source['date']),
        pictures: base64Pictures(source['images'], file, 'images'),
      }),
      fieldValues(source, FURNITURE).map(({ name, value }) => ({ name, value: plainMarks(value) })),
    ),
  }
}

const dateOf = (value: unknown): string | null =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e10
    ? utcInstant(new Date((value + EPOCH) * 1000).toISOString())
    : utcInstant(value)

/** Bold and italic text and links, as their words; an address stays behind them. */
const plainMarks = (text: string): string =>
  text
    .replace(/\[([^[\]]{0,500})\]\(([^\s()]{1,2000})\)/g, (_, words: string, url: string) =>
      words === url ? words : `${words} (${url})`,
    )
    .replace(/(\*{1,3})(?=[^\s*])([^*\n]{1,2000})(?<=\S)\1/g, '$2')
