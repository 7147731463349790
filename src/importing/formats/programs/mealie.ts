import { quantityText } from '@/src/domain/amounts/quantity'
import { parseDuration } from '@/src/parsing/duration'
import { dropEmptyGroups } from '@/src/parsing/web-page/ingredient-groups'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import { parseYield } from '@/src/parsing/yield'
import { singleRow } from '@/src/importing/import-row'
import type { RowContent } from '@/src/importing/import-row'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { toRatingSummary } from '@/src/importing/imported-comment'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { hasKeys, readJson } from '@/src/importing/source/json'
import { getFolder } from '@/src/importing/source/source-file'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import { readNutrition } from '@/src/importing/nutrition'
import { collectFieldValues, addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import {
  asList,
  parseUtcInstant,
  asNameList,
  asPositiveNumber,
  asRecord,
  getFirstTextOrEmpty,
  asText,
  getFirstText,
} from '../values'

/** Mealie, old (snake case) and new: a JSON file per recipe, pictures in a folder beside it. */
export const mealie: ImportFormat = {
  name: 'mealie',
  title: 'Mealie',
  detect: ({ text }) =>
    hasKeys(text, 'recipe_ingredient', 'recipe_instructions') ||
    (hasKeys(text, 'recipeIngredient') &&
      !/"@type"|"@context"/.test(text) &&
      /"(?:orgURL|groupId|userId|householdId|performTime|disableAmount|referenceId)"\s*:/.test(
        text,
      )),
  rows: (file, bundle) => singleRow({ name: file.name, read: () => readRecipe(file, bundle) }),
}

type Source = Readonly<Record<string, unknown>>

/** Picture codes, positions, and other representations of a food or line. */
const FURNITURE =
  /(?:^|\.)(?:image|slug|quantity|groupSlug|householdSlug|pluralName|pluralAbbreviation|display|scale|recipeYieldQuantity|recipe)$|^(?:user|settings|household|group)\.|(?:^|\.)(?:references|ingredientReferences|ingredient_references|aliases|labels?|recipeIngredient\.unit\.\w+)\./

async function readRecipe(file: SourceFile, bundle: Bundle): Promise<RowContent> {
  const whole = asRecord(await readJson(file))
  const source = { ...whole, ...asRecord(whole['recipe']) }
  const get = (...keys: readonly string[]): unknown =>
    keys.map((key) => source[key]).find((value) => value !== undefined && value !== null)
  const slug = asText(get('slug'))
  return {
    kind: 'recipe',
    sourceKey: `mealie:${slug ?? file.name}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title: asText(get('name')) ?? '',
        slug,
        description: asText(get('description')),
        yields: parseYield(
          asText(get('recipe_yield', 'recipeYield')) ?? asPositiveNumber(get('recipeServings')),
        ),
        prepTimeMinutes: parseDuration(get('prep_time', 'prepTime')),
        cookTimeMinutes: parseDuration(get('perform_time', 'performTime', 'cookTime')),
        totalTimeMinutes: parseDuration(get('total_time', 'totalTime')),
        ingredientGroups: ingredients(asList(get('recipe_ingredient', 'recipeIngredient'))),
        instructionGroups: instructions(asList(get('recipe_instructions', 'recipeInstructions'))),
        categories: asNameList(get('recipe_category', 'recipeCategory')),
        tags: asNameList(get('tags')),
        equipment: asNameList(get('tools')),
        nutrition: readNutrition(get('nutrition')),
        note: textToDocument(asList(get('notes')).flatMap(noteOf).join('\n')),
        datePublished: parseUtcInstant(get('date_added', 'dateAdded', 'createdAt')),
        updatedAt: parseUtcInstant(get('date_updated', 'dateUpdated', 'updatedAt')),
        sourceUrl: asText(get('org_url', 'orgURL', 'orgUrl')),
        pictures: pictures(file.name, await bundle.names()),
        rating: toRatingSummary('Mealie', get('rating')),
      }),
      collectFieldValues(source, FURNITURE),
    ),
  }
}

const noteOf = (note: unknown): string[] => {
  const { title, text } = asRecord(note)
  const told = [asText(title), asText(text)].filter((part) => part !== null).join(': ')
  return told === '' ? [] : [told]
}

/** `title` belongs to the line that starts a group. */
function ingredients(rows: readonly unknown[]): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = [{ title: null, lines: [] }]
  for (const row of rows) {
    const ingredient = asRecord(row)
    const title = asText(ingredient['title'])
    if (title !== null) groups.push({ title, lines: [] })
    const line = typeof row === 'string' ? row.trim() : lineOf(ingredient)
    if (line !== '') groups.at(-1)?.lines.push(line)
  }
  return dropEmptyGroups(groups)
}

/** Returns the original line, else composes it; without amounts the note is the line. */
function lineOf(ingredient: Source): string {
  const original = getFirstText(ingredient, 'originalText', 'original_text')
  if (original !== null) return original
  const food = nameIn(ingredient['food'])
  if (food === null) return getFirstTextOrEmpty(ingredient, 'note', 'display')
  const amount = [amountIn(ingredient), nameIn(ingredient['unit']), food]
  return [amount.filter(Boolean).join(' '), getFirstText(ingredient, 'note')]
    .filter(Boolean)
    .join(', ')
}

const nameIn = (value: unknown): string | null =>
  getFirstText(asRecord(value), 'name') ?? asText(value)

function amountIn(ingredient: Source): string | null {
  const isPlain = ingredient['disableAmount'] === true || ingredient['disable_amount'] === true
  const quantity = isPlain ? null : asPositiveNumber(ingredient['quantity'])
  return quantity === null ? null : quantityText({ quantityMin: quantity, quantityMax: null })
}

function instructions(rows: readonly unknown[]): ParsedInstructionGroup[] {
  const groups: ParsedInstructionGroup[] = [{ title: null, steps: [] }]
  for (const row of rows) {
    const { title, text } = asRecord(row)
    const heading = asText(title)
    if (heading !== null) groups.push({ title: heading, steps: [] })
    const step = asText(text) ?? asText(row)
    if (step !== null) groups.at(-1)?.steps.push({ text: step, imageUrls: [] })
  }
  return groups.filter(({ steps }) => steps.length > 0)
}

/** `images/original.webp` beside the recipe, with any extension. */
function pictures(file: string, all: readonly string[]): PictureSource[] {
  const folder = getFolder(file)
  const own = all.filter((name) => name.startsWith(folder))
  const found = own.find((name) => /(?:^|\/)original\.\w+$/.test(name))
  return found === undefined ? [] : [{ file: found }]
}
