/**
 * The status of a recipe.
 * @see docs/product/kitchen.md#status-of-a-recipe
 */
export type RecipeStatus = 'draft' | 'scheduled' | 'published'

/** Clocks of browser and server differ, and the list's own moment is a little old. */
const LEEWAY = 60_000

/** The status of a recipe at a moment; one that is due within a minute counts as published. */
export function recipeStatus(publishedAt: string | null, now: Date): RecipeStatus {
  if (publishedAt === null) return 'draft'
  return Date.parse(publishedAt) > now.getTime() + LEEWAY ? 'scheduled' : 'published'
}

/** The word for it. */
export const STATUS_LABELS: Readonly<Record<RecipeStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}

/** A change with its labels: on the button, and once it is done. */
export type PublicationChoice = { change: 'publish' | 'unpublish'; label: string; done: string }
const PUBLISH: PublicationChoice = { change: 'publish', label: 'Publish', done: 'Published' }

/** The possible changes of a recipe's status in each state, the most likely first. */
export const PUBLICATION_CHOICES: Readonly<
  Record<RecipeStatus, readonly [PublicationChoice, ...(readonly PublicationChoice[])]>
> = {
  draft: [PUBLISH],
  scheduled: [
    { ...PUBLISH, label: 'Publish now' },
    { change: 'unpublish', label: 'Cancel the schedule', done: 'No longer scheduled' },
  ],
  published: [{ change: 'unpublish', label: 'Unpublish', done: 'Unpublished' }],
}
