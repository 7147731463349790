import { z } from 'zod'

/**
 * The switches of a site for what readers write.
 * @see docs/product/sites-and-hosts.md#settings-of-a-site
 */
export const COMMUNITY_SWITCHES = {
  commentsEnabled: z.boolean().describe('Whether readers can comment on recipes.'),
  ratingsEnabled: z.boolean().describe('Whether readers can rate recipes and mark them as cooked.'),
  visitorRatingsEnabled: z
    .boolean()
    .describe('Whether visitors can rate recipes without signing in.'),
  guestCommentsEnabled: z
    .boolean()
    .describe(
      'Whether visitors can comment without an account, after confirming their email address.',
    ),
}
