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
    .describe('Sort order of the stored posts.'),
})
export type LegacyPositionQuery = z.output<typeof LegacyPositionQuery>

const neighbour = (what: string) =>
  Id.nullable().describe(`ID of ${what}; \`null\` if there is none.`)

/**
 * The position of a stored post among those of its site.
 * @see docs/product/kitchen.md#legacy-workbench
 */
export const LegacyPosition = z
  .object({
    place: z.number().describe('Position of the recipe in the order, starting at 1.'),
    total: z.number().describe("Number of the site's recipes that have a stored post."),
    done: z.number().describe('Number of these that have been converted to structured recipes.'),
    isDone: z.boolean().describe('Whether this recipe has been converted.'),
    previousId: neighbour('the previous recipe'),
    nextId: neighbour('the next recipe'),
    nextOpenId: neighbour(
      'the next recipe that has not been converted, wrapping around at the end',
    ),
  })
  .describe('Position of a stored post among those of its site.')
export type LegacyPosition = z.infer<typeof LegacyPosition>

/** The recipe read from a stored post. */
export const LegacyProposal = z
  .object({
    proposal: ParsedDraft.nullable().describe('The extracted recipe; `null` if none was found.'),
  })
  .describe('The recipe extracted from a stored post.')
