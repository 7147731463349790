import { parseYield } from '@/src/parsing/yield'
import type { RecipeYield } from '@/src/parsing/yield'
import { quantityText } from '@/src/domain/amounts/quantity'
import type { ParsedIngredientGroup } from '@/src/parsing/web-page/types'
import { singleRow } from '@/src/importing/import-row'
import type { RowContent } from '@/src/importing/import-row'
import { toRatingSummary } from '@/src/importing/imported-comment'
import { emptyRecipe } from '@/src/importing/imported-recipe'
import { hasKeys, readJson } from '@/src/importing/source/json'
import { getFolder } from '@/src/importing/source/source-file'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import { readNutrition } from '@/src/importing/nutrition'
import { collectFieldValues, addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { hashContent } from '../saved-page'
import {
  asList,
  parseUtcInstant,
  asNameList,
  asPositiveNumber,
  asRecord,
  splitSteps,
  getFirstTextOrEmpty,
  asText,
  getFirstText,
} from '../values'

/** Tandoor: an archive of archives, each with a `recipe.json` and its picture. */
export const tandoor: ImportFormat = {
  name: 'tandoor',
  title: 'Tandoor',
  detect: ({ text }) =>
    hasKeys(text, 'name', 'steps', 'instruction') && /"(?:food|working_time)"\s*:/.test(text),
  rows: (file, bundle) => singleRow({ name: file.name, read: () => readRecipe(file, bundle) }),
}

type Source = Readonly<Record<string, unknown>>

/** Other forms of foods and units, shop categories, and positions. */
const FURNITURE =
  /(?:^|\.)(?:plural_name|image|numchild|label|full_name|base_unit|supermarket_category(?:\.\w+)*|original_text|always_use_plural_\w+|keywords\.icon)$|(?:^|\.)(?:created_by|properties|shared|food\.(?:parent|url|shopping|substitute|inherit_fields|child_inherit_fields|open_data_slug))(?:\.|$)/

async function readRecipe(file: SourceFile, bundle: Bundle): Promise<RowContent> {
  const source = asRecord(await readJson(file))
  const steps = asList(source['steps']).map(asRecord)
  const picture = (await bundle.names()).find(isPictureBeside(file.name))
  const nested = picture ?? (await pictureInArchive(file, bundle))
  return {
    kind: 'recipe',
    sourceKey: `tandoor:${hashContent(`${getFirstTextOrEmpty(source, 'name')} ${getFirstTextOrEmpty(source, 'created_at')} ${getFirstTextOrEmpty(source, 'source_url')}`)}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title: getFirstTextOrEmpty(source, 'name'),
        description: asText(source['description']),
        prepTimeMinutes: asPositiveNumber(source['working_time']),
        customTime: waiting(source),
        yields: yieldOf(source),
        ingredientGroups: steps.flatMap(ingredientsOf),
        instructionGroups: steps.flatMap((step) => {
          const groups = splitSteps(getFirstTextOrEmpty(step, 'instruction'))
          const [first, ...rest] = groups
          return first ? [{ ...first, title: first.title ?? asText(step['name']) }, ...rest] : []
        }),
        tags: asNameList(source['keywords']),
        author: getFirstText(asRecord(source['created_by']), 'display_name', 'username'),
        nutrition: readNutrition(source['nutrition']),
        datePublished: parseUtcInstant(source['created_at']),
        updatedAt: parseUtcInstant(source['updated_at']),
        sourceUrl: asText(source['source_url']),
        pictures: nested === null ? [] : [{ file: nested }],
        rating: toRatingSummary('Tandoor', source['rating']),
      }),
      collectFieldValues(source, FURNITURE),
    ),
  }
}

/**
 * Combines the number of servings with its unit; a unit text with its own number wins: "4-6 bowls".
 */
function yieldOf(source: Source): RecipeYield {
  const [servings, words] = [asPositiveNumber(source['servings']), asText(source['servings_text'])]
  const isCounted = words !== null && /\d/.test(words)
  return parseYield(isCounted ? words : [servings, servings && words].filter(Boolean).join(' '))
}

const isPictureBeside = (file: string) => (name: string) =>
  getFolder(name) === getFolder(file) && /\/image\.\w+$/i.test(`/${name}`)

/** Finds a picture in a nested archive, as the outer one does not list inner entries. */
async function pictureInArchive(file: SourceFile, bundle: Bundle): Promise<string | null> {
  for (const ending of ['jpeg', 'jpg', 'png', 'webp', 'gif']) {
    const name = `${getFolder(file.name)}image.${ending}`
    if (await bundle.find(name)) return name
  }
  return null
}

function waiting(source: Source): { minutes: number; label: string } | null {
  const minutes = asPositiveNumber(source['waiting_time'])
  return minutes === null ? null : { minutes, label: 'Waiting' }
}

function ingredientsOf(step: Source): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = [{ title: asText(step['name']), lines: [] }]
  for (const ingredient of asList(step['ingredients']).map(asRecord)) {
    if (ingredient['is_header'] === true) {
      groups.push({ title: asText(ingredient['note']), lines: [] })
    } else groups.at(-1)?.lines.push(lineOf(ingredient))
  }
  return groups.filter(({ lines }) => lines.some((line) => line !== ''))
}

function lineOf(ingredient: Source): string {
  const amount = ingredient['no_amount'] === true ? null : asPositiveNumber(ingredient['amount'])
  const parts = [
    amount === null ? null : quantityText({ quantityMin: amount, quantityMax: null }),
    asText(asRecord(ingredient['unit'])['name']),
    asText(asRecord(ingredient['food'])['name']),
  ]
  const note = asText(ingredient['note'])
  return [parts.filter(Boolean).join(' '), note].filter(Boolean).join(', ')
}
