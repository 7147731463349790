import { isSame } from '@/src/domain/merging/merge'
import type { Json } from '@/src/domain/merging/merge'
import type { DraftDocument } from './recipe-kind'
import { authoredContent, writtenLineText } from './authored-content'

/** Labels of the parts of a recipe, in the order of the editor. */
export const RECIPE_LABELS = {
  title: 'Title',
  slug: 'Address',
  description: 'Description',
  images: 'Pictures',
  storyExcerpt: 'Beginning of the story',
  storyMore: 'Story',
  ingredientUsageGroups: 'Ingredients',
  instructionGroups: 'Steps',
  note: 'Notes',
  equipmentUsages: 'Equipment',
  prepTimeMinutes: 'Preparation time',
  cookTimeMinutes: 'Cooking time',
  customTimeMinutes: 'Other time',
  customTimeLabel: 'Name of the other time',
  yieldServings: 'Servings',
  yieldMax: 'Maximum servings',
  servingDescription: 'Servings unit',
  difficultyLevel: 'Difficulty',
  language: 'Language',
  tagIds: 'Tags',
  mealIds: 'Meals',
  foodCategoryIds: 'Categories',
  cuisineIds: 'Cuisines',
  methodIds: 'Methods',
  dietIds: 'Diets',
  keywords: 'Keywords',
  contributorIds: 'Contributors',
  videoId: 'Video',
  youtubeVideoId: 'YouTube video',
  seo: 'Search and social',
  privacySetting: 'Who can read it',
  publishedAt: 'Publication date',
  legacyRecipeData: 'Stored post',
} as const satisfies Record<keyof DraftDocument, string>

type PartName = keyof typeof RECIPE_LABELS

/** The label of a part of a recipe, by the first segment of a path; the path itself for unknown ones. */
export const partLabel = (path: string): string => {
  const [name = ''] = path.split('.')
  return isPart(name) ? RECIPE_LABELS[name] : path
}

const isPart = (name: string): name is PartName => name in RECIPE_LABELS

/** A part of a recipe that differs, with its text before and after. */
export type Difference = { name: PartName; label: string; before: string; after: string }

/** Finds the name of the entity with an id; null if it is unknown. */
export type NameLookup = (id: string) => string | null

/** Uses ids as names where no names are known. */
const asTheyAre: NameLookup = (id) => id

/** Lists the differences between two documents, in the order of the editor; `nameOf` names entities. */
export function differences(
  before: DraftDocument,
  after: DraftDocument,
  nameOf: NameLookup = asTheyAre,
): Difference[] {
  return changedParts(before, after).map(({ name, was, is }) => ({
    name,
    label: RECIPE_LABELS[name],
    ...readableTexts(was, is, nameOf),
  }))
}

/** The number of parts that differ between two documents. */
export const countDifferences = (before: DraftDocument, after: DraftDocument): number =>
  changedParts(before, after).length

type ChangedPart = { name: PartName; was: Json; is: Json }

const changedParts = (before: DraftDocument, after: DraftDocument): ChangedPart[] =>
  (Object.keys(RECIPE_LABELS) as PartName[])
    .map((name) => ({ name, was: compared(before, name), is: compared(after, name) }))
    .filter(({ was, is }) => !isSame(was, is))

/** Values of parts that a document may leave out. */
const DEFAULTS: Partial<DraftDocument> = { privacySetting: 'public' }

const compared = (document: DraftDocument, name: PartName): Json =>
  authoredContent(asJson(document[name] ?? DEFAULTS[name]))

/** Formats everything readable in a document, under the labels of its parts, as a text to save. */
export function documentText(document: DraftDocument, nameOf: NameLookup): string {
  const parts = differences({ title: '', slug: '' }, document, nameOf)
  return parts.map(({ label, after }) => `${label}\n${after}`).join('\n\n')
}

/** The texts of two states of a part; if the texts of its lines are equal, the parts of the lines. */
function readableTexts(
  before: Json,
  after: Json,
  nameOf: NameLookup,
): { before: string; after: string } {
  const words = { before: readableText(before, nameOf), after: readableText(after, nameOf) }
  if (words.before !== words.after) return words
  return { before: fullText(before, nameOf), after: fullText(after, nameOf) }
}

/** Parts of documents are JSON, but with specific types. */
const asJson = (part: DraftDocument[PartName]): Json => part as Json

/** Fields that mean nothing to people, such as ids of rows and crops. */
const HIDDEN_FIELDS = /^(?:id|crop|shareCrop|type|level|x|y|width|height)$/
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const GONE = 'No longer there'

/** Formats the readable text of a part, one row per line; an ingredient line as it was typed. */
export const readableText = (part: Json, nameOf: NameLookup = asTheyAre): string =>
  readable(authoredContent(part), { nameOf, inShort: writtenLineText })

/** All readable text of a part, one row per line. */
const fullText = (part: Json, nameOf: NameLookup): string =>
  readable(part, { nameOf, inShort: () => null })

type Reading = { nameOf: NameLookup; inShort: (row: object) => string | null }

function readable(part: Json, reading: Reading): string {
  if (typeof part === 'string') return named(part, reading.nameOf)
  if (typeof part === 'number') return String(part)
  // Marks of a text, such as `bold: true`, are not readable text.
  if (typeof part !== 'object' || part === null) return ''
  const read = (each: Json): string => readable(each, reading)
  if (Array.isArray(part)) return joined(part.map(read), part.some(isRun) ? '' : '\n')
  const words = reading.inShort(part) ?? pictureName(part, reading.nameOf)
  return words ?? joined(fieldTexts(Object.entries(part), read), ' ')
}

const named = (words: string, nameOf: NameLookup): string =>
  ID.test(words) ? (nameOf(words) ?? GONE) : words

/** The texts of the fields of a row; a row's own name overrides that of the entity it refers to. */
function fieldTexts(fields: [string, Json][], read: (value: Json) => string): string[] {
  const words = new Map(
    fields
      .filter(([name]) => !HIDDEN_FIELDS.test(name))
      .map(([name, value]) => [name, read(value)]),
  )
  for (const [named, override] of OVERRIDES) if (words.get(override)) words.delete(named)
  return [...words.values()]
}

const OVERRIDES = [
  ['ingredientId', 'ingredientTitleOverride'],
  ['equipmentId', 'equipmentTitleOverride'],
  ['ingredientUsageId', 'text'],
  ['quantity', 'text'],
  ['unitId', 'text'],
] as const

/** The alternative text of a picture of the recipe; null for any other row. */
function pictureName(row: object, nameOf: NameLookup): string | null {
  if (!('crop' in row && 'id' in row && typeof row.id === 'string')) return null
  const isCropped = row.crop !== null || ('shareCrop' in row && row.shareCrop !== null)
  return `${named(row.id, nameOf)}${isCropped ? ', cropped' : ''}`
}

const joined = (words: readonly string[], separator: string): string =>
  words.filter((each) => each !== '').join(separator)

/** A piece of a running text. */
const isRun = (node: Json): boolean => typeof node === 'object' && node !== null && 'text' in node
