import { isSame } from '@/src/domain/merging/merge'
import type { Json } from '@/src/domain/merging/merge'
import type { DraftDocument } from '../draft/draft-state'

/** The parts of a recipe in words, in the order of the editor. */
const LABELS = {
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
  customTimeMinutes: 'Third time',
  customTimeLabel: 'Name of the third time',
  yieldServings: 'Servings',
  servingDescription: 'What the servings are called',
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
  privacySetting: 'Who may read it',
  publishedAt: 'Time of publication',
  legacyRecipeData: 'Stored post',
} as const satisfies Record<keyof DraftDocument, string>

type PartName = keyof typeof LABELS

/** The name of a part of a recipe, by the first word of a path; the path itself for unknown ones. */
export const partLabel = (path: string): string => {
  const [name = ''] = path.split('.')
  return isPart(name) ? LABELS[name] : path
}

const isPart = (name: string): name is PartName => name in LABELS

/** A part of a recipe that differs, as words before and after; null where there are none. */
export type Difference = { name: PartName; label: string; before: string; after: string }

/** What differs between two documents, in the order of the editor. */
export function differences(before: DraftDocument, after: DraftDocument): Difference[] {
  return (Object.keys(LABELS) as PartName[])
    .filter((name) => !isSame(asJson(before[name]), asJson(after[name])))
    .map((name) => ({
      name,
      label: LABELS[name],
      ...wordsOfBoth(asJson(before[name]), asJson(after[name])),
    }))
}

/** The words of two states of a part; where those of its lines are alike, what the lines are made of. */
function wordsOfBoth(before: Json, after: Json): { before: string; after: string } {
  const words = { before: wordsOf(before), after: wordsOf(after) }
  if (words.before !== words.after) return words
  return { before: everyWordOf(before), after: everyWordOf(after) }
}

/** Parts of documents are JSON in types of their own. */
const asJson = (part: DraftDocument[PartName]): Json => part as Json

/** Ids and crops say nothing to people. */
const UNSAID = /^(?:id|.*Ids?|crop|type|level|x|y|width|height)$/

/** What can be read in a part, a line for each of its rows; an ingredient line as it was typed. */
export const wordsOf = (part: Json): string => readable(part, lineAsTyped)

/** Everything that can be read in a part, a line for each of its rows. */
const everyWordOf = (part: Json): string => readable(part, () => null)

function readable(part: Json, inShort: (row: object) => string | null): string {
  if (part === null || part === undefined) return ''
  const read = (each: Json): string => readable(each, inShort)
  if (Array.isArray(part)) return joined(part.map(read), '\n')
  if (typeof part !== 'object') return String(part)
  const fields: [string, Json][] = Object.entries(part)
  const said = fields.filter(([name]) => !UNSAID.test(name)).map(([, value]) => read(value))
  return inShort(part) ?? joined(said, ' ')
}

const joined = (words: readonly string[], separator: string): string =>
  words.filter((each) => each !== '').join(separator)

const lineAsTyped = (row: object): string | null =>
  'originalText' in row && typeof row.originalText === 'string' && row.originalText !== ''
    ? row.originalText
    : null
