import { z } from 'zod'
import { Email } from '../basics'
import { CreatedAt, nullableTimeOf } from '../common-fields'
import { PLAN_TYPES } from './user'

const SiteSlug = z.string().describe('Slug of the site.')
const RecipeSlug = z.string().describe('Slug of the recipe.')
const Plan = z.enum(PLAN_TYPES).describe('The plan.')
const Currency = z.string().nullable().describe('ISO 4217 currency code, in uppercase.')
const Amount = z.number().int().describe('Amount in cents.')

/**
 * All stored data of a user.
 * @see docs/product/accounts.md#export-and-deletion
 */
export const AccountExport = z
  .object({
    profile: z
      .object({
        email: z.string().describe('Email address.'),
        displayName: z.string().nullable().describe('Display name; `null` if there is none.'),
        handle: z.string().nullable().describe('Handle; `null` if there is none.'),
        bio: z.string().nullable().describe('Short text about the user; `null` if there is none.'),
        avatarKey: z
          .string()
          .nullable()
          .describe('Key of the profile picture, served at `/media/{key}`.'),
        temperatureSystem: z
          .string()
          .nullable()
          .describe("Preferred temperature unit; `null` to use each site's default."),
        signUpAttribution: z
          .unknown()
          .describe('Attribution reported at sign-up; `null` if there is none.'),
        createdAt: CreatedAt,
      })
      .describe('Profile of the account.'),
    sessions: z
      .array(
        z.object({
          userAgent: z.string().nullable().describe('User agent of the browser or program.'),
          host: z.string().nullable().describe('Host that the session was created on.'),
          createdAt: CreatedAt,
          lastUsedAt: nullableTimeOf('Time of the last use', 'if never used'),
        }),
      )
      .describe('Sessions.'),
    subscriptions: z
      .array(
        z.object({
          site: SiteSlug,
          planType: Plan,
          status: z.string().describe('Status of the subscription.'),
          priceAmountCents: Amount.nullable().describe('Price in cents; `null` for a free plan.'),
          currency: Currency,
          currentPeriodEnd: nullableTimeOf('End of the paid period', 'if there is none'),
          receivesNewsletter: z.boolean().describe('Whether the user receives the newsletter.'),
          createdAt: CreatedAt,
        }),
      )
      .describe('Subscriptions, including those that have ended.'),
    payments: z
      .array(
        z.object({
          site: SiteSlug,
          kind: z.string().describe('`subscription` or `gift`.'),
          planType: Plan,
          amountCents: Amount,
          refundedCents: Amount.describe('Refunded amount, in cents.'),
          currency: Currency,
          status: z.string().describe('Status of the payment.'),
          createdAt: CreatedAt,
        }),
      )
      .describe('Payments.'),
    gifts: z
      .array(
        z.object({
          site: SiteSlug,
          planType: Plan,
          recipientEmail: z.string().describe("Email address of the gift's recipient."),
          message: z
            .string()
            .nullable()
            .describe('Message to the recipient; `null` if there is none.'),
          amountCents: Amount,
          currency: Currency,
          createdAt: CreatedAt,
        }),
      )
      .describe('Gifts that the user has bought.'),
    bookmarks: z
      .array(z.object({ site: SiteSlug, recipe: RecipeSlug, createdAt: CreatedAt }))
      .describe('Bookmarked recipes.'),
    comments: z
      .array(
        z.object({
          site: SiteSlug,
          recipe: RecipeSlug,
          text: z.string().describe('Text of the comment, as plain text.'),
          createdAt: CreatedAt,
        }),
      )
      .describe('Comments and replies.'),
    ratings: z
      .array(
        z.object({
          site: SiteSlug,
          recipe: RecipeSlug,
          stars: z.number().describe('Number of stars, from 1 to 5.'),
          createdAt: CreatedAt,
        }),
      )
      .describe('Ratings of recipes.'),
    cooked: z
      .array(
        z.object({
          site: SiteSlug,
          recipe: RecipeSlug,
          line: z.string().describe('Line beside the photo; empty if there is none.'),
          photoKey: z.string().nullable().describe('Key of the photo; `null` if there is none.'),
          createdAt: CreatedAt,
        }),
      )
      .describe('Recipes marked as cooked.'),
    upvotes: z
      .array(z.object({ site: SiteSlug, recipe: RecipeSlug, createdAt: CreatedAt }))
      .describe('Upvoted comments, with the recipe of each.'),
  })
  .describe('All data stored about the signed-in user.')
export type AccountExport = z.infer<typeof AccountExport>

/** Body of the deletion of an account. */
export const AccountDeletion = z
  .strictObject({ email: Email.describe('Email address of the account, as confirmation.') })
  .describe("A confirmed request to delete the signed-in user's account.")
