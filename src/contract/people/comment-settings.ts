import { z } from 'zod'
import { oneLine } from '@/src/domain/language/visible-text'
import {
  MAX_BAN_DAYS,
  MAX_COMMENT_TERM_LENGTH,
  MAX_COMMENT_TERMS,
  MAX_OPEN_DAYS,
} from '@/src/domain/moderation'
import { Email, Id, NonEmpty } from '../basics'
import { CreatedAt, nullableTimeOf, OwnId } from '../common-fields'
import { INVALID_INPUT, REQUIRED } from '../messages'

/** A ban of an account, an email address or a network from a site. */
export const Ban = z
  .object({
    id: OwnId,
    userId: Id.nullable().describe('ID of the banned account; `null` for any other ban.'),
    displayName: z
      .string()
      .nullable()
      .describe('Name of the banned account; `null` if it has none, and for any other ban.'),
    email: z.string().nullable().describe('Banned email address; `null` for any other ban.'),
    network: z
      .string()
      .nullable()
      .describe(
        'Banned network in CIDR notation, no narrower than /24 (IPv4) or /48 (IPv6); `null` for any other ban.',
      ),
    isPartOfNetwork: z
      .boolean()
      .describe('Whether only a part of `network` is banned, such as a single address.'),
    reason: z.string().describe('Reason for the ban, seen by managers only; may be empty.'),
    createdBy: z.string().nullable().describe('Name of its author; `null` if unknown.'),
    createdAt: CreatedAt,
    expiresAt: nullableTimeOf('Time at which the ban expires', 'if it does not expire'),
  })
  .describe('A ban from commenting on a site.')
export type Ban = z.infer<typeof Ban>

const Range = z
  .union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], { error: INVALID_INPUT })
  .refine(isNarrow, { error: 'A network this large cannot be banned' })

/** Whether a network is no wider than /16 (IPv4) or /32 (IPv6). */
function isNarrow(range: string): boolean {
  const [address = '', bits] = range.split('/')
  return bits === undefined || Number(bits) >= (address.includes(':') ? 32 : 16)
}

/** The kind of a target. */
const kind = <Kind extends string>(name: Kind) => z.literal(name).describe('What the ban is about.')

const CommentId = Id.describe('ID of the comment.')

/** Body of a new ban. */
export const BanCreate = z
  .strictObject({
    target: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: kind('writer'), commentId: CommentId }),
        z.strictObject({
          kind: kind('rater'),
          ratingId: Id.describe('ID of the rating.'),
        }),
        z.strictObject({ kind: kind('address'), commentId: CommentId }),
        z.strictObject({ kind: kind('network'), commentId: CommentId }),
        z.strictObject({
          kind: kind('email'),
          email: Email.describe('Email address to ban, with all spellings of its mailbox.'),
        }),
        z.strictObject({
          kind: kind('range'),
          range: Range.describe(
            'IP address or network in CIDR notation, at most a /16 (IPv4) or /32 (IPv6).',
          ),
        }),
      ])
      .describe(
        'Whom to ban: the account of a comment or a rating, the network address of a comment or the /24 (IPv4) or /48 (IPv6) around it, an email address, or a network.',
      ),
    reason: z.string().trim().max(500).optional().describe('Reason for the ban.'),
    days: z
      .number()
      .int()
      .min(1)
      .max(MAX_BAN_DAYS)
      .nullable()
      .describe('Duration of the ban, in days; `null` if it does not expire.'),
  })
  .describe('A ban to create; one of the same target is replaced.')
export type BanCreate = z.output<typeof BanCreate>

const Terms = z
  .array(
    z
      .string({ error: INVALID_INPUT })
      .overwrite(oneLine)
      .min(1, { error: REQUIRED })
      .max(MAX_COMMENT_TERM_LENGTH),
  )
  .max(MAX_COMMENT_TERMS)
  .transform((terms) => [...new Set(terms)])

const settings = {
  holdsFirst: z
    .boolean()
    .describe('Whether comments wait while their writer has none published on the site.'),
  holdsLinks: z.boolean().describe('Whether comments with links wait for approval.'),
  closesAfterDays: z
    .number()
    .int()
    .min(1)
    .max(MAX_OPEN_DAYS)
    .nullable()
    .describe(
      'Days after its publication at which comments on a recipe close; `null` if they do not.',
    ),
}

/** The rules by which a site takes comments. */
export const CommentSettings = z
  .object({
    ...settings,
    heldWords: z.array(z.string()).describe('Words with which comments wait for approval.'),
    refusedWords: z.array(z.string()).describe('Words with which comments are refused.'),
    hasAkismetKey: z.boolean().describe('Whether comments are also checked by Akismet.'),
  })
  .describe('The rules by which a site takes comments.')
export type CommentSettings = z.infer<typeof CommentSettings>

/** Body of the rules by which a site takes comments. */
export const CommentSettingsUpdate = z
  .strictObject({
    ...settings,
    heldWords: Terms.describe('Words or phrases with which comments wait for approval.'),
    refusedWords: Terms.describe('Words or phrases with which comments are refused.'),
  })
  .describe('The rules by which a site takes comments.')
export type CommentSettingsUpdate = z.output<typeof CommentSettingsUpdate>

/** Body that sets or removes the Akismet key of a site. */
export const AkismetKey = z
  .strictObject({
    akismetKey: NonEmpty.max(200)
      .nullable()
      .describe(
        'API key of an Akismet account; `null` to stop sending comments there. Never returned.',
      ),
  })
  .describe('The Akismet key of a site.')

/** Whether a recipe takes comments. */
export const RecipeComments = z
  .strictObject({
    areCommentsClosed: z.boolean().describe('Whether the recipe takes no new comments.'),
  })
  .describe('Whether a recipe takes comments.')
export type RecipeComments = z.infer<typeof RecipeComments>
