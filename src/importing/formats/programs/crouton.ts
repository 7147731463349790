import { quantityText } from '@/src/domain/amounts/quantity'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { dropEmptyGroups } from '@/src/parsing/web-page/ingredient-groups'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import { parseYield } from '@/src/parsing/yield'
import { singleRow } from '@/src/importing/import-row'
import type { RowContent } from '@/src/importing/import-row'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { hasKeys, readJson } from '@/src/importing/source/json'
import { collectFieldValues, addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'
import {
  asList,
  asRecord,
  asText,
  parseDifficulty,
  getFirstText,
  getFirstTextOrEmpty,
  asNameList,
  asPositiveNumber,
} from '../values'
import { listBase64Pictures } from './program-values'

/**
 * Crouton: a `.crumb` JSON file per recipe, or a zip of them; amounts with unit codes, titles in
 * `SECTION` and `isSection`, times in minutes, pictures as base64.
 */
export const crouton: ImportFormat = {
  name: 'crouton',
  title: 'Crouton (.crumb)',
  detect: ({ text }) =>
    hasKeys(text, 'neutritionalInfo') ||
    hasKeys(text, 'quantityType') ||
    (hasKeys(text, 'uuid', 'cookingDuration') && /"(?:webLink|serves|steps)"\s*:/.test(text)),
  rows: (file) =>
    singleRow({
      name: file.name,
      read: async () => readRecipe(asRecord(await readJson(file)), file.name),
    }),
}

type Source = Readonly<Record<string, unknown>>

/** Pictures, tag colours, unit codes and internal flags. */
const FURNITURE =
  /(?:^|\.)(?:images|sourceImage|image|imageName|defaultScale|color|quantityType|isPublicRecipe|lastViewed|timesCooked|duration|cookingDuration)(?:\.|$)/

function readRecipe(source: Source, file: string): RowContent {
  const link = asText(source['webLink'])
  const [prep, cook] = [
    asPositiveNumber(source['duration']),
    asPositiveNumber(source['cookingDuration']),
  ]
  const nutrition = getFirstText(source, 'neutritionalInfo', 'nutritionalInfo')
  return {
    kind: 'recipe',
    sourceKey: `crouton:${asText(source['uuid']) ?? hashContent(JSON.stringify(source))}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title: getFirstTextOrEmpty(source, 'name'),
        yields: parseYield(source['serves'] === 0 ? null : source['serves']),
        prepTimeMinutes: prep,
        cookTimeMinutes: cook,
        ingredientGroups: ingredients(ordered(source['ingredients'])),
        instructionGroups: steps(ordered(source['steps'])),
        tags: asNameList(source['tags']),
        difficulty: parseDifficulty(source['rawDifficulty'] ?? source['difficulty']),
        author: link === null ? asText(source['sourceName']) : null,
        sourceUrl: link !== null && isWebAddress(link) ? link : null,
        note: textToDocument(
          [asText(source['notes']), nutrition].filter((part) => part !== null).join('\n'),
        ),
        pictures: listBase64Pictures(source['images'], file, 'images'),
      }),
      collectFieldValues(source, FURNITURE),
    ),
  }
}

/** Sorts the parts of a list by their numbers, as the file order may differ. */
function ordered(value: unknown): Source[] {
  const place = ({ order }: Source): number => (typeof order === 'number' ? order : 0)
  return asList(value)
    .map(asRecord)
    .sort((one, other) => place(one) - place(other))
}

function ingredients(rows: readonly Source[]): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = [{ title: null, lines: [] }]
  for (const row of rows) {
    const name = getFirstTextOrEmpty(asRecord(row['ingredient']), 'name')
    const quantity = asRecord(row['quantity'])
    if (quantity['quantityType'] === 'SECTION') groups.push({ title: name, lines: [] })
    else if (name !== '') groups.at(-1)?.lines.push([...amountOf(quantity), name].join(' '))
  }
  return dropEmptyGroups(groups)
}

const UNITS: ReadonlyMap<string, string> = new Map([
  ['ITEM', ''],
  ['GRAMS', 'g'],
  ['KGS', 'kg'],
  ['MILLS', 'ml'],
  ['LITRES', 'l'],
  ['OUNCE', 'oz'],
  ['POUND', 'lb'],
  ['FLUID_OUNCE', 'fl oz'],
  ['TEASPOON', 'tsp'],
  ['TABLESPOON', 'tbsp'],
])

/** Formats an amount and its unit; a unit without an abbreviation is its lower-case code. */
function amountOf({ amount, secondaryAmount, quantityType }: Source): string[] {
  const quantity = asPositiveNumber(amount)
  const most = asPositiveNumber(secondaryAmount)
  const code = asText(quantityType) ?? ''
  const unit = UNITS.get(code) ?? code.toLowerCase().replaceAll('_', ' ')
  const number = quantity === null ? '' : quantityText({ quantityMin: quantity, quantityMax: most })
  return [number, unit].filter((part) => part !== '')
}

function steps(rows: readonly Source[]): ParsedInstructionGroup[] {
  const groups: ParsedInstructionGroup[] = [{ title: null, steps: [] }]
  for (const row of rows) {
    const text = getFirstTextOrEmpty(row, 'step')
    if (row['isSection'] === true) groups.push({ title: text.replace(/\*+/g, ''), steps: [] })
    else if (text !== '') groups.at(-1)?.steps.push({ text, imageUrls: [] })
  }
  return groups.filter(({ title, steps: own }) => own.length > 0 || title !== null)
}
