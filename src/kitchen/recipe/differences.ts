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
      before: wordsOf(asJson(before[name])),
      after: wordsOf(asJson(after[name])),
    }))
}

/** Parts of documents are JSON in types of their own. */
const asJson = (part: DraftDocument[PartName]): Json => part as Json

/** Ids and crops say nothing to people. */
const UNSAID = /^(?:id|.*Ids?|crop|type|level|x|y|width|height)$/

/** Everything readable in a part: a line for each of its rows. */
export function wordsOf(part: Json): string {
  if (part === null || part === undefined) return ''
  if (typeof part === 'object') {
    const lists = Array.isArray(part) ? part.map(wordsOf) : Object.entries(part).map(wordsOfField)
    return lists.filter((words) => words !== '').join(Array.isArray(part) ? '\n' : ' ')
  }
  return String(part)
}

const wordsOfField = ([name, value]: [string, Json]): string =>
  UNSAID.test(name) ? '' : wordsOf(value)
