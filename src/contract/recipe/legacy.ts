import { z } from 'zod'
import { Id } from '../basics'
import { INVALID_INPUT } from '../messages'
import { ParsedDraft } from './parse'
import { MANAGED_RECIPE_ORDERS } from './recipes-index'

/** Query of the position of a stored post. */
export const LegacyPositionQuery = z.object({
  orderBy: z
    .enum(MANAGED_RECIPE_ORDERS, { error: INVALID_INPUT })
    .default('published_at_desc')
    .describe('Order of the stored posts.'),
})
export type LegacyPositionQuery = z.output<typeof LegacyPositionQuery>

const neighbour = (what: string) => Id.nullable().describe(`Id of ${what}; null if there is none.`)

/**
 * The position of a stored post among those of its site.
 * @see docs/product/kitchen.md#legacy-workbench
 */
export const LegacyPosition = z
  .object({
    place: z.number().describe('Place of the recipe in the order, from 1.'),
    total: z.number().describe('Number of recipes of the site with a stored page.'),
    done: z.number().describe('Number of them that have a structured recipe.'),
    isDone: z.boolean().describe('Whether this one has.'),
    previousId: neighbour('the recipe before'),
    nextId: neighbour('the recipe after'),
    nextOpenId: neighbour('the next one without a structured recipe, from the start after the end'),
  })
  .describe('Place of a stored post among those of its site.')
export type LegacyPosition = z.infer<typeof LegacyPosition>

/** The recipe read from a stored post. */
export const LegacyProposal = z
  .object({
    proposal: ParsedDraft.nullable().describe('The recipe; null if the post has none.'),
  })
  .describe('The recipe that was read from a stored post.')
