import { z } from 'zod'
import { PUBLIC_SOCIAL_PLATFORMS } from '@/src/domain/social-platforms'

/** The id of a row in a response. */
export const RowId = z.string().describe('ID of the row.')

/** A link to a social platform. */
export const SocialMediaLink = z
  .object({
    id: RowId,
    platform: z
      .enum(PUBLIC_SOCIAL_PLATFORMS)
      .describe('Social platform; `facebook`, `website` and `amazon` are only set by imports.'),
    url: z.string().describe("URL of the site's account on the platform; `mailto:` for email."),
  })
  .describe('A link to a social platform.')
