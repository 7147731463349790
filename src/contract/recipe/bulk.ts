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
      .describe('IDs of recipes; if omitted, `filter` selects them.'),
    filter: z
      .strictObject(managedFilter)
      .optional()
      .describe('Selects all matching recipes; an empty filter matches all recipes of the site.'),
    exceptIds: z
      .array(Id)
      .max(MAX_IDS)
      .optional()
      .describe("IDs of recipes to exclude from the filter's matches."),
  })
  .describe('A selection of recipes, by ID or by filter with exceptions.')
export type RecipeSelection = z.output<typeof RecipeSelection>

/** A change of many recipes. */
export const BulkJobCreate = RecipeSelection.extend({
  action: z
    .enum(BULK_ACTIONS, { error: INVALID_INPUT })
    .describe(
      'Action on each recipe. `restore` and `remove` apply only to deleted recipes, and all other actions only to recipes that are not deleted; `remove` deletes permanently.',
    ),
  tag: NonEmpty.max(80, { error: INVALID_INPUT })
    .optional()
    .describe('Title of the term, for `tag` and `untag`; `tag` creates it if it does not exist.'),
  termKind: z
    .enum(TERM_KINDS, { error: INVALID_INPUT })
    .optional()
    .describe('Kind of the term, for `tag` and `untag`; a tag by default.'),
  collectionId: Id.optional().describe('ID of the collection, for `collect`.'),
}).describe('A change to many recipes, selected by ID or by filter.')
export type BulkJobCreate = z.output<typeof BulkJobCreate>

/** Parameters for the export of a selected list. */
export const RecipeListExport = RecipeSelection.extend({
  orderBy: z
    .enum(MANAGED_RECIPE_ORDERS, { error: INVALID_INPUT })
    .optional()
    .describe('Sort order.'),
}).describe('The recipes to export, selected by ID or by filter.')
export type RecipeListExport = z.output<typeof RecipeListExport>

/** A change of many recipes, with its progress. */
export const BulkJob = z
  .object({
    id: OwnId,
    action: z.enum(BULK_ACTIONS).describe('Action on each recipe.'),
    isUndo: z.boolean().describe('Whether this job undoes an earlier one.'),
    status: z
      .enum(['running', 'done', 'stopped'])
      .describe('Status of the job; `message` says why it is `stopped`.'),
    subject: z
      .string()
      .nullable()
      .describe('Title of the term or collection; `null` for other actions.'),
    termKind: z
      .enum(TERM_KINDS)
      .nullable()
      .describe(
        'Kind of the term; `null` for actions without one and for a term that has been deleted.',
      ),
    message: z.string().nullable().describe('Why the job was stopped; `null` if it was not.'),
    total: z.number().describe('Number of recipes.'),
    done: z.number().describe('Number of processed recipes.'),
    changed: z.number().describe('Number of changed recipes.'),
    failed: z.number().describe('Number of recipes that could not be changed.'),
    failures: z
      .array(
        z.object({
          title: z.string().describe('Title of the recipe.'),
          message: z.string().describe('Why the recipe could not be changed.'),
        }),
      )
      .describe('The first 20 recipes that could not be changed; the report lists all of them.'),
    createdAt: CreatedAt,
    finishedAt: nullableTimeOf('End of the job', 'while it is running'),
    undoUntil: nullableTimeOf('Time until which the job can be undone', 'if it cannot be undone'),
  })
  .describe('A change to many recipes, with its progress.')
export type BulkJob = z.infer<typeof BulkJob>
