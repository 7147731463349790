import { z } from 'zod'
import { Id, NonEmpty } from '../basics'
import { TERM_KINDS } from '@/src/domain/recipes/term-kind'
import { OwnId, nullableTimeOf, CreatedAt } from '../common-fields'
import { INVALID_INPUT, REQUIRED } from '../messages'
import { MANAGED_RECIPE_ORDERS, managedFilter } from './recipes-index'

/** Actions of a bulk change of recipes. */
export const BULK_ACTIONS = [
  'publish',
  'unpublish',
  'lock',
  'unlock',
  'tag',
  'untag',
  'collect',
  'delete',
  'restore',
  'remove',
] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

/** Actions on recipes in the bin; all others apply to recipes outside of it. */
export const BIN_ACTIONS: readonly BulkAction[] = ['restore', 'remove']

/** Maximum number of recipes selected by id. */
const MAX_IDS = 10_000

/** A selection of recipes: by their ids, or by a filter with exceptions. */
export const RecipeSelection = z
  .strictObject({
    recipeIds: z
      .array(Id)
      .min(1, { error: REQUIRED })
      .max(MAX_IDS)
      .optional()
      .describe('Ids of recipes; without them `filter` says which.'),
    filter: z
      .strictObject(managedFilter)
      .optional()
      .describe('All recipes that it finds; an empty one finds all recipes of the site.'),
    exceptIds: z
      .array(Id)
      .max(MAX_IDS)
      .optional()
      .describe('Ids of recipes that the filter finds and that are left out.'),
  })
  .describe('The recipes of a selection: some by their ids, or all that a filter finds but a few.')
export type RecipeSelection = z.output<typeof RecipeSelection>

/** A change of many recipes. */
export const BulkJobCreate = RecipeSelection.extend({
  action: z
    .enum(BULK_ACTIONS, { error: INVALID_INPUT })
    .describe(
      'Action on each recipe. `restore` and `remove` find deleted recipes only, all others find none of them; `remove` deletes them for good.',
    ),
  tag: NonEmpty.max(80, { error: INVALID_INPUT })
    .optional()
    .describe('Title of the term, for `tag` and `untag`; `tag` creates one that is not there.'),
  termKind: z
    .enum(TERM_KINDS, { error: INVALID_INPUT })
    .optional()
    .describe('Kind of the term, for `tag` and `untag`; a tag when left out.'),
  collectionId: Id.optional().describe('Id of the collection, for `collect`.'),
}).describe('A change of many recipes, by their ids or by a filter.')
export type BulkJobCreate = z.output<typeof BulkJobCreate>

/** Parameters for the export of a selected list. */
export const RecipeListExport = RecipeSelection.extend({
  orderBy: z
    .enum(MANAGED_RECIPE_ORDERS, { error: INVALID_INPUT })
    .optional()
    .describe('Sort order.'),
}).describe('The recipes of a list, by their ids or by a filter.')
export type RecipeListExport = z.output<typeof RecipeListExport>

/** A change of many recipes, with its progress. */
export const BulkJob = z
  .object({
    id: OwnId,
    action: z.enum(BULK_ACTIONS).describe('Action on each recipe.'),
    isUndo: z.boolean().describe('Whether it takes back what an earlier job has done.'),
    status: z
      .enum(['running', 'done', 'stopped'])
      .describe('State of the job; a stopped one says why in `message`.'),
    subject: z
      .string()
      .nullable()
      .describe('Title of the term or collection; null for other actions.'),
    termKind: z
      .enum(TERM_KINDS)
      .nullable()
      .describe('Kind of the term; null for actions without one, or if it was deleted since.'),
    message: z.string().nullable().describe('Reason why the job was stopped; null if it was not.'),
    total: z.number().describe('Number of recipes.'),
    done: z.number().describe('Number of recipes that have been dealt with.'),
    changed: z.number().describe('Number of recipes that were changed.'),
    failed: z.number().describe('Number of recipes that could not be changed.'),
    failures: z
      .array(
        z.object({
          title: z.string().describe('Title of the recipe.'),
          message: z.string().describe('Reason why it could not be changed.'),
        }),
      )
      .describe('The first 20 recipes that could not be changed; the report has all.'),
    createdAt: CreatedAt,
    finishedAt: nullableTimeOf('End of the job', 'while it runs'),
    undoUntil: nullableTimeOf('Until when it can be taken back', 'if it cannot be'),
  })
  .describe('A change of many recipes, with its progress.')
export type BulkJob = z.infer<typeof BulkJob>
