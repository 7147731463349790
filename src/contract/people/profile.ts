import { z } from 'zod'
import { hasVisibleText, oneLine, plainLines } from '@/src/domain/language/visible-text'
import { Id } from '../basics'
import { OwnSiteSlug, SiteUrl } from '../common-fields'
import { Crop } from '../media/image'
import { INVALID_INPUT, REQUIRED } from '../messages'
import { RecipeCard } from '../recipe/recipe'
import { TEMPERATURE_SYSTEMS } from '../site/site'

/**
 * A name that people see or go by, with its description.
 * @see docs/product/accounts.md#profile
 */
export const nameOf = (description: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? REQUIRED : INVALID_INPUT) })
    .overwrite(oneLine)
    .min(2, { abort: true })
    .max(255)
    .refine(hasVisibleText, INVALID_INPUT)
    .describe(description)

/**
 * Changes to the signed-in user's profile; omitted fields do not change.
 * @see docs/product/accounts.md#profile
 */
export const ProfileUpdate = z
  .strictObject({
    displayName: nameOf('Name shown with comments and, for authors, on their sites.'),
    handle: nameOf(
      'Handle, unique across the deployment; it can be changed but not removed.',
    ).optional(),
    bio: z
      .string()
      .overwrite(plainLines)
      .max(5_000)
      .nullable()
      .optional()
      .describe('Short text about the user; `null` removes it.'),
    avatar: z
      .strictObject({
        id: Id.describe('ID of a picture that the user has registered.'),
        crop: Crop.nullable()
          .optional()
          .describe('Visible part of the picture; `null` or omitted for the whole picture.'),
      })
      .nullable()
      .optional()
      .describe('Profile picture; `null` removes it.'),
    temperatureSystem: z
      .enum(TEMPERATURE_SYSTEMS)
      .nullable()
      .optional()
      .describe("Temperature unit on all sites; `null` to use each site's default."),
  })
  .describe("Changes to the signed-in user's profile; omitted fields keep their value.")
export type ProfileUpdate = z.output<typeof ProfileUpdate>

/** A site, as lists across sites name it. */
export const SiteLink = z
  .object({
    slug: OwnSiteSlug,
    title: z.string().describe('Title of the site.'),
    url: SiteUrl,
  })
  .describe('A site and its URL.')

const Colour = (use: string) => z.string().describe(`${use}, as \`#rrggbb\`.`)

/**
 * A site with its logo and colors, for mails and pages outside the site.
 * @see docs/product/site-frame.md#brand
 */
export const SiteBrand = SiteLink.extend({
  logoUrl: z
    .string()
    .nullable()
    .describe(
      'URL of the logo on the background color, as a PNG of 480 × 128 pixels; `null` if there is no logo.',
    ),
  colors: z
    .object({
      background: Colour('Background color'),
      text: Colour('Text color on the background'),
      accent: Colour('Background color of buttons'),
      onAccent: Colour('Text color of buttons'),
    })
    .describe('Colors of the site, with enough contrast for text.'),
}).describe('A site with its URL, logo and colors.')
export type SiteBrand = z.infer<typeof SiteBrand>

/** A bookmarked recipe with its site. */
export const BookmarkedRecipe = z
  .object({
    site: SiteLink.describe('The site of the recipe.'),
    recipe: RecipeCard.describe('The recipe.'),
  })
  .describe('A bookmarked recipe and its site.')
export type BookmarkedRecipe = z.infer<typeof BookmarkedRecipe>
