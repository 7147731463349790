import { parseDuration } from '@/src/parsing/duration'
import { parseYield } from '@/src/parsing/yield'
import { singleRow } from '@/src/importing/import-row'
import type { RowContent } from '@/src/importing/import-row'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { textToDocument, emptyRecipe } from '@/src/importing/imported-recipe'
import { getFileStem } from '@/src/importing/source/names'
import { getFolder } from '@/src/importing/source/source-file'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import { readText } from '@/src/importing/source/text'
import { collectLeaves, addUnreadValuesWarning } from '@/src/importing/unread-values'
import { readCooklang } from './cooklang-text'
import type { CookPart } from './cooklang-text'
import type { ImportFormat } from '../format'
import { parseDifficulty, parseUtcInstant, asNameList, asText } from '../values'

const MARKED =
  /[@#][\p{L}\d][^@#~{}\n]{0,60}\{[^{}\n]{0,40}\}|~[^@#~{}\n]{0,40}\{[^{}\n]*%[^{}\n]*\}/u

/** Cooklang: `.cook` files with ingredients marked in the steps, and a picture of the same name. */
export const cooklang: ImportFormat = {
  name: 'cooklang',
  title: 'Cooklang (.cook)',
  detect: ({ text }) => MARKED.test(text) && !/^\s*[<{[]/.test(text),
  rows: (file, bundle) => singleRow({ name: file.name, read: () => readRecipe(file, bundle) }),
}

async function readRecipe(file: SourceFile, bundle: Bundle): Promise<RowContent> {
  const { metadata, sections, notes, comments } = readCooklang(await readText(file))
  const get = (...keys: readonly string[]): unknown =>
    keys.map((key) => metadata[key]).find((value) => value !== undefined)
  const source = asText(get('source', 'source.url', 'url'))
  return {
    kind: 'recipe',
    sourceKey: `cooklang:${file.name}`,
    recipe: addUnreadValuesWarning(
      emptyRecipe({
        title: asText(get('title', 'name')) ?? getFileStem(file.name).replace(/[-_]+/g, ' '),
        description: asText(get('description', 'introduction')),
        yields: parseYield(asText(get('servings', 'serves', 'yield'))?.split('|')[0] ?? null),
        prepTimeMinutes: parseDuration(asText(get('prep time', 'time.prep', 'prep_time'))),
        cookTimeMinutes: parseDuration(asText(get('cook time', 'time.cook', 'cook_time'))),
        totalTimeMinutes: parseDuration(
          asText(get('time', 'duration', 'time required', 'total time')),
        ),
        difficulty: parseDifficulty(get('difficulty')),
        author: asText(get('author', 'source.author')),
        categories: asNameList(get('course', 'category')),
        cuisines: asNameList(get('cuisine')),
        diets: asNameList(get('diet')),
        tags: asNameList(get('tags')),
        datePublished: parseUtcInstant(get('date')),
        language: asText(get('locale', 'language')),
        sourceUrl: source !== null && /^https?:/.test(source) ? source : null,
        equipment: [
          ...new Set(
            sections.flatMap(({ steps }) => steps.flat().filter(isOf('cookware')).map(nameOf)),
          ),
        ],
        ingredientGroups: sections.flatMap(({ title, steps }) => {
          const lines = steps.flat().filter(isOf('ingredient')).map(lineOf)
          return lines.length === 0 ? [] : [{ title, lines }]
        }),
        instructionGroups: sections.flatMap(({ title, steps }) =>
          steps.length === 0
            ? []
            : [{ title, steps: steps.map((parts) => ({ text: textOf(parts), imageUrls: [] })) }],
        ),
        note: textToDocument(notes.join('\n')),
        pictures: await picturesOf(file, bundle, asText(get('image', 'picture'))),
      }),
      [
        ...collectLeaves(metadata, ''),
        ...comments.map((value) => ({ name: 'comment', value })),
        ...timerNames(sections).map((value) => ({ name: 'timer', value })),
      ],
    ),
  }
}

/** Steps state the duration of a timer but not its name. */
const timerNames = (sections: readonly { steps: CookPart[][] }[]): string[] =>
  sections.flatMap(({ steps }) => steps.flat().filter(isOf('timer')).map(nameOf))

type Mark = Exclude<CookPart, { type: 'text' }>

const isOf =
  (type: Mark['type']) =>
  (part: CookPart): part is Mark =>
    part.type === type

const nameOf = ({ name }: Mark): string => name

function lineOf({ name, quantity, units, note }: Mark): string {
  const amount = [quantity, units].filter((part) => part !== '').join(' ')
  const words = [amount, name].filter((part) => part !== '').join(' ')
  return note === '' ? words : `${words}, ${note}`
}

/** Formats a step as text: names without amounts, times in words. */
const textOf = (parts: readonly CookPart[]): string =>
  parts
    .map((part) => {
      if (part.type === 'text') return part.value
      if (part.type !== 'timer') return part.name
      return [part.quantity, part.units].filter((word) => word !== '').join(' ') || part.name
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

async function picturesOf(
  file: SourceFile,
  bundle: Bundle,
  told: string | null,
): Promise<PictureSource[]> {
  if (told !== null && /^https?:/i.test(told)) return [{ url: told }]
  const own = `${getFolder(file.name)}${getFileStem(file.name)}.`
  const found = (await bundle.names()).find(
    (name) => name.startsWith(own) && /\.(?:jpe?g|png|webp|avif)$/i.test(name),
  )
  return found === undefined ? [] : [{ file: found }]
}
