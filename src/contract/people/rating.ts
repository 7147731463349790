import { z } from 'zod'
import { Id, Instant } from '../basics'
import { CreatedAt, OwnId, timeOf } from '../common-fields'

/** Number of stars of a rating. @see docs/product/ratings.md#stars */
export const Stars = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .describe('Number of stars, a whole number from 1 to 5.')
export type Stars = z.infer<typeof Stars>

/** Average and number of the visible ratings of a recipe. */
export const RatingSummary = z
  .object({
    average: z.number().describe('Average number of stars, with two decimals.'),
    count: z.number().describe('Number of ratings.'),
  })
  .describe('Average and number of the visible ratings of a recipe.')
export type RatingSummary = z.infer<typeof RatingSummary>

/**
 * Ratings of a recipe on its former site, of which only the summary is known.
 * @see docs/product/ratings.md#imported-summaries
 */
export const ImportedRating = z
  .object({
    program: z.string().describe('Program or kind of site that the ratings were imported from.'),
    average: z.number().describe('Average number of stars there.'),
    count: z.number().nullable().describe('Number of ratings there; `null` if it is unknown.'),
  })
  .describe('Summary of ratings from a former site; not part of `rating`.')
export type ImportedRating = z.infer<typeof ImportedRating>

/** The rating of a recipe in a response. */
export const ShownRating = RatingSummary.nullable().describe(
  'Average and number of ratings; `null` without ratings, or where the site has none.',
)
/** The imported rating of a recipe in a response. */
export const ShownImportedRating = ImportedRating.nullable().describe(
  'Summary of ratings from a former site; `null` if there is none.',
)

const OfRecipe = Id.describe('ID of a published recipe of the site.')

/** The ratings of a recipe, with the rating of the caller. */
export const OwnRating = z
  .object({
    average: z.number().nullable().describe('Average number of stars; `null` without ratings.'),
    count: z.number().describe('Number of ratings.'),
    own: Stars.nullable().describe("The caller's own rating; `null` if there is none."),
  })
  .describe('The ratings of a recipe, with the rating of the caller.')
export type OwnRating = z.infer<typeof OwnRating>

/** Query of the ratings of a recipe. */
export const RatingQuery = z.object({ recipeId: OfRecipe })

/** Body of a rating. */
export const RatingWrite = z
  .strictObject({ recipeId: OfRecipe, stars: Stars })
  .describe("The caller's rating of a recipe.")

export const RATING_SOURCES = ['reader', 'visitor', 'import'] as const
const Source = z
  .enum(RATING_SOURCES)
  .describe(
    'Origin of the rating: `reader` for a signed-in user, `visitor` for a signed-out one, `import` for an imported comment.',
  )

/** A rating in the list of its managers. */
export const ManagedRating = z
  .object({
    id: OwnId,
    source: Source,
    stars: Stars,
    name: z
      .string()
      .nullable()
      .describe('Name of the reader or of the writer of the imported comment; `null` if unknown.'),
    isVisible: z.boolean().describe('Whether the rating counts; false once it was removed.'),
    isBanned: z.boolean().describe('Whether its reader is banned from the site.'),
    createdAt: CreatedAt,
  })
  .describe('A rating as managers see it.')
export type ManagedRating = z.infer<typeof ManagedRating>

const count = (source: string) => z.number().describe(`Number of visible ratings by ${source}.`)

/** Ratings of a recipe with one number of stars. */
export const RatingBar = z
  .object({
    stars: Stars,
    readers: count('signed-in readers'),
    visitors: count('signed-out visitors'),
    imported: count('writers of imported comments'),
  })
  .describe('Number of visible ratings with one number of stars, by origin.')
export type RatingBar = z.infer<typeof RatingBar>

/** The ratings of a recipe for its managers. */
export const RecipeRatings = z
  .object({
    distribution: z.array(RatingBar).describe('One entry per number of stars, from 5 to 1.'),
    ratings: z.array(ManagedRating).describe('The newest 100 ratings, newest first.'),
  })
  .describe('The ratings of a recipe, for managers.')
export type RecipeRatings = z.infer<typeof RecipeRatings>

/** Maximum number of days of a bulk removal. */
const MAX_REMOVAL_DAYS = 3_650

/**
 * Body of a bulk removal of ratings.
 * @see docs/product/ratings.md#removing-ratings-in-bulk
 */
export const RatingRemoval = z
  .strictObject({
    source: z.literal('visitor').describe('Origin of the ratings to remove.'),
    since: Instant.optional().describe('Only ratings given at this time or later.'),
    days: z
      .number()
      .int()
      .min(1)
      .max(MAX_REMOVAL_DAYS)
      .optional()
      .describe('Only ratings of the last so many days, by the clock of the server.'),
    recipeId: Id.optional().describe('Only ratings of this recipe.'),
  })
  .describe('The ratings to remove.')

const RemovedAt = timeOf('Time of the removal; restores it')

/** Result of a bulk removal of ratings. */
export const RemovedRatings = z
  .object({
    count: z.number().describe('Number of ratings removed.'),
    removedAt: RemovedAt,
  })
  .describe('Result of a removal of ratings.')
export type RemovedRatings = z.infer<typeof RemovedRatings>

/** Body of an undo of a removal. */
export const RatingRestore = z
  .strictObject({ removedAt: Instant.describe('The `removedAt` of the removal to undo.') })
  .describe('The removal to undo.')
