import { parseYield } from '@/src/parsing/yield'
import type { RecipeYield } from '@/src/parsing/yield'
import { quantityText } from '@/src/domain/amounts/quantity'
import type { ParsedIngredientGroup } from '@/src/parsing/recipe-page/types'
import { oneRow } from '@/src/importing/import-row'
import type { RowContent } from '@/src/importing/import-row'
import { emptyRecipe } from '@/src/importing/imported-recipe'
import { hasKeys, readJson } from '@/src/importing/source/json'
import { folderOf } from '@/src/importing/source/source-file'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import { nutritionIn } from '@/src/importing/nutrition'
import { fieldValues, withUnread } from '@/src/importing/unread'
import type { ImportFormat } from '../format'
import { hashOf } from '../saved-page'
import {
  asList,
  utcInstant,
  nameList,
  positiveNumber,
  asRecord,
  stepsOfText,
  firstTextOrEmpty,
  asText,
  firstText,
} from '../values'

/** Tandoor: an archive of archives, each with a `recipe.json` and its picture. */
export const tandoor: ImportFormat = {
  name: 'tandoor',
  title: 'Tandoor',
  detect: ({ text }) =>
    hasKeys(text, 'name', 'steps', 'instruction') && /"(?:food|working_time)"\s*:/.test(text),
  rows: (file, bundle) => oneRow({ name: file.name, read: () => readRecipe(file, bundle) }),
}

type Source = Readonly<Record<string, unknown>>

/** Other writings of foods and units, where they are bought, and positions. */
const FURNITURE =
  /(?:^|\.)(?:plural_name|image|numchild|label|full_name|base_unit|supermarket_category(?:\.\w+)*|original_text|always_use_plural_\w+|keywords\.icon)$|(?:^|\.)(?:created_by|properties|shared|food\.(?:parent|url|shopping|substitute|inherit_fields|child_inherit_fields|open_data_slug))(?:\.|$)/

async function readRecipe(file: SourceFile, bundle: Bundle): Promise<RowContent> {
  const source = asRecord(await readJson(file))
  const steps = asList(source['steps']).map(asRecord)
  const picture = (await bundle.names()).find(isPictureBeside(file.name))
  const nested = picture ?? (await pictureInArchive(file, bundle))
  return {
    kind: 'recipe',
    sourceKey: `tandoor:${hashOf(`${firstTextOrEmpty(source, 'name')} ${firstTextOrEmpty(source, 'created_at')} ${firstTextOrEmpty(source, 'source_url')}`)}`,
    recipe: withUnread(
      emptyRecipe({
        title: firstTextOrEmpty(source, 'name'),
        description: asText(source['description']),
        prepTimeMinutes: positiveNumber(source['working_time']),
        customTime: waiting(source),
        yields: yieldOf(source),
        ingredientGroups: steps.flatMap(ingredientsOf),
        instructionGroups: steps.flatMap((step) => {
          const groups = stepsOfText(firstTextOrEmpty(step, 'instruction'))
          const [first, ...rest] = groups
          return first ? [{ ...first, title: first.title ?? asText(step['name']) }, ...rest] : []
        }),
        tags: nameList(source['keywords']),
        author: firstText(asRecord(source['created_by']), 'display_name', 'username'),
        nutrition: nutritionIn(source['nutrition']),
        datePublished: utcInstant(source['created_at']),
        updatedAt: utcInstant(source['updated_at']),
        sourceUrl: asText(source['source_url']),
        pictures: nested === null ? [] : [{ file: nested }],
      }),
      fieldValues(source, FURNITURE),
    ),
  }
}

/** The number of servings with its words; words with a number of their own say more: "4-6 bowls". */
function yieldOf(source: Source): RecipeYield {
  const [servings, words] = [positiveNumber(source['servings']), asText(source['servings_text'])]
  const isCounted = words !== null && /\d/.test(words)
  return parseYield(isCounted ? words : [servings, servings && words].filter(Boolean).join(' '))
}

const isPictureBeside = (file: string) => (name: string) =>
  folderOf(name) === folderOf(file) && /\/image\.\w+$/i.test(`/${name}`)

/** Finds a picture in an archive of archives: the outer one does not list the content of the inner ones. */
async function pictureInArchive(file: SourceFile, bundle: Bundle): Promise<string | null> {
  for (const ending of ['jpeg', 'jpg', 'png', 'webp', 'gif']) {
    const name = `${folderOf(file.name)}image.${ending}`
    if (await bundle.find(name)) return name
  }
  return null
}

function waiting(source: Source): { minutes: number; label: string } | null {
  const minutes = positiveNumber(source['waiting_time'])
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
  const amount = ingredient['no_amount'] === true ? null : positiveNumber(ingredient['amount'])
  const parts = [
    amount === null ? null : quantityText({ quantityMin: amount, quantityMax: null }),
    asText(asRecord(ingredient['unit'])['name']),
    asText(asRecord(ingredient['food'])['name']),
  ]
  const note = asText(ingredient['note'])
  return [parts.filter(Boolean).join(' '), note].filter(Boolean).join(', ')
}
