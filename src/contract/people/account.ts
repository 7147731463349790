import { z } from 'zod'
import { Email } from '../basics'
import { CreatedAt, nullableTimeOf } from '../common-fields'
import { PLAN_TYPES } from './user'

const SiteSlug = z.string().describe('Slug of the site.')
const RecipeSlug = z.string().describe('Slug of the recipe.')
const Plan = z.enum(PLAN_TYPES).describe('The plan.')
const Currency = z.string().nullable().describe('ISO 4217 code of the currency, in capitals.')
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
        displayName: z.string().nullable().describe('Display name; null if there is none.'),
        handle: z.string().nullable().describe('Handle; null if there is none.'),
        bio: z.string().nullable().describe('Text about the user; null if there is none.'),
        avatarKey: z.string().nullable().describe('Key of the profile picture in `/media`.'),
        temperatureSystem: z
          .string()
          .nullable()
          .describe('Chosen temperature unit; null for that of each site.'),
        signUpAttribution: z
          .unknown()
          .describe('Origin of the account, as reported at sign-up; null if there is none.'),
        createdAt: CreatedAt,
      })
      .describe('The account itself.'),
    sessions: z
      .array(
        z.object({
          userAgent: z.string().nullable().describe('Browser or program, as it named itself.'),
          host: z.string().nullable().describe('Host that it signed in on.'),
          createdAt: CreatedAt,
          lastUsedAt: nullableTimeOf('Time of the last use', 'if there was none'),
        }),
      )
      .describe('Sessions.'),
    subscriptions: z
      .array(
        z.object({
          site: SiteSlug,
          planType: Plan,
          status: z.string().describe('State of the subscription.'),
          priceAmountCents: Amount.nullable().describe('Price in cents; null for a free plan.'),
          currency: Currency,
          currentPeriodEnd: nullableTimeOf('End of the paid period', 'if there is none'),
          receivesNewsletter: z.boolean().describe('Whether newsletters are sent.'),
          createdAt: CreatedAt,
        }),
      )
      .describe('Subscriptions, also those that have ended.'),
    payments: z
      .array(
        z.object({
          site: SiteSlug,
          kind: z.string().describe('`subscription` or `gift`.'),
          planType: Plan,
          amountCents: Amount,
          refundedCents: Amount.describe('Amount that was given back, in cents.'),
          currency: Currency,
          status: z.string().describe('State of the payment.'),
          createdAt: CreatedAt,
        }),
      )
      .describe('Payments.'),
    gifts: z
      .array(
        z.object({
          site: SiteSlug,
          planType: Plan,
          recipientEmail: z.string().describe('Email address that the gift was sent to.'),
          message: z.string().nullable().describe('Message to the recipient; null if none.'),
          amountCents: Amount,
          currency: Currency,
          createdAt: CreatedAt,
        }),
      )
      .describe('Gifts that were given.'),
    bookmarks: z
      .array(z.object({ site: SiteSlug, recipe: RecipeSlug, createdAt: CreatedAt }))
      .describe('Saved recipes.'),
    comments: z
      .array(
        z.object({
          site: SiteSlug,
          recipe: RecipeSlug,
          text: z.string().describe('The comment in plain text.'),
          createdAt: CreatedAt,
        }),
      )
      .describe('Comments and replies.'),
    upvotes: z
      .array(z.object({ site: SiteSlug, recipe: RecipeSlug, createdAt: CreatedAt }))
      .describe('Upvotes of comments, by the recipe of the comment.'),
  })
  .describe('Everything that is stored of the signed-in user.')
export type AccountExport = z.infer<typeof AccountExport>

/** Body of the deletion of an account. */
export const AccountDeletion = z
  .strictObject({ email: Email.describe('The email address of the account, as a confirmation.') })
  .describe('Confirms the deletion of the account of the signed-in user.')
