import { quantityText } from '@/src/domain/amounts/quantity'
import type { ParsedIngredientGroup } from '@/src/parsing/recipe-page/types'
import { oneRow } from '@/src/importing/import-row'
import type { RowContent } from '@/src/importing/import-row'
import { emptyRecipe } from '@/src/importing/imported-recipe'
import { hasKeys, readJson } from '@/src/importing/source/json'
import { folderOf } from '@/src/importing/source/source-file'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import type { ImportFormat } from '../format'
import { hashOf } from '../saved-page'
import { list, moment, names, positive, record, stepsOfText, textAt, words } from '../values'

/** Tandoor: an archive of archives, each with a `recipe.json` and its picture. */
export const tandoor: ImportFormat = {
  name: 'tandoor',
  title: 'Tandoor',
  detect: ({ text }) =>
    hasKeys(text, 'name', 'steps', 'instruction') && /"(?:food|working_time)"\s*:/.test(text),
  rows: (file, bundle) => oneRow({ name: file.name, read: () => readRecipe(file, bundle) }),
}

type Source = Readonly<Record<string, unknown>>

async function readRecipe(file: SourceFile, bundle: Bundle): Promise<RowContent> {
  const source = record(await readJson(file))
  const steps = list(source['steps']).map(record)
  const picture = (await bundle.names()).find(isPictureBeside(file.name))
  const nested = picture ?? (await pictureInArchive(file, bundle))
  return {
    kind: 'recipe',
    sourceKey: `tandoor:${hashOf(`${textAt(source, 'name')} ${textAt(source, 'created_at')} ${textAt(source, 'source_url')}`)}`,
    recipe: emptyRecipe({
      title: textAt(source, 'name'),
      description: words(source['description']),
      prepTimeMinutes: positive(source['working_time']),
      customTime: waiting(source),
      yields: {
        number: positive(source['servings']),
        text: [positive(source['servings']), words(source['servings_text'])]
          .filter(Boolean)
          .join(' '),
      },
      ingredientGroups: steps.flatMap(ingredientsOf),
      instructionGroups: steps.flatMap((step) => {
        const groups = stepsOfText(textAt(step, 'instruction'))
        const [first, ...rest] = groups
        return first ? [{ ...first, title: first.title ?? words(step['name']) }, ...rest] : []
      }),
      tags: names(source['keywords']),
      datePublished: moment(source['created_at']),
      sourceUrl: words(source['source_url']),
      pictures: nested === null ? [] : [{ file: nested }],
    }),
  }
}

const isPictureBeside = (file: string) => (name: string) =>
  folderOf(name) === folderOf(file) && /\/image\.\w+$/i.test(`/${name}`)

/** In an archive of archives the outer one does not list what is in the inner ones. */
async function pictureInArchive(file: SourceFile, bundle: Bundle): Promise<string | null> {
  for (const ending of ['jpeg', 'jpg', 'png', 'webp', 'gif']) {
    const name = `${folderOf(file.name)}image.${ending}`
    if (await bundle.find(name)) return name
  }
  return null
}

function waiting(source: Source): { minutes: number; label: string } | null {
  const minutes = positive(source['waiting_time'])
  return minutes === null ? null : { minutes, label: 'Waiting' }
}

function ingredientsOf(step: Source): ParsedIngredientGroup[] {
  const groups: ParsedIngredientGroup[] = [{ title: words(step['name']), lines: [] }]
  for (const ingredient of list(step['ingredients']).map(record)) {
    if (ingredient['is_header'] === true) {
      groups.push({ title: words(ingredient['note']), lines: [] })
    } else groups.at(-1)?.lines.push(lineOf(ingredient))
  }
  return groups.filter(({ lines }) => lines.some((line) => line !== ''))
}

function lineOf(ingredient: Source): string {
  const amount = ingredient['no_amount'] === true ? null : positive(ingredient['amount'])
  const parts = [
    amount === null ? null : quantityText({ quantityMin: amount, quantityMax: null }),
    words(record(ingredient['unit'])['name']),
    words(record(ingredient['food'])['name']),
  ]
  const note = words(ingredient['note'])
  return [parts.filter(Boolean).join(' '), note].filter(Boolean).join(', ')
}
