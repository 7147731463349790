import { z } from 'zod'
import { Email, NonEmpty } from '../basics'
import { OwnId, OwnSiteSlug, SiteUrl, timeOf } from '../common-fields'

/** The role that an invitation gives to the person who accepts it. */
export const INVITATION_KINDS = ['editor', 'owner'] as const
export type InvitationKind = (typeof INVITATION_KINDS)[number]

/** Maximum number of open invitations of a site. */
export const MAX_INVITATIONS = 20

const Kind = z
  .enum(INVITATION_KINDS)
  .describe('Role of the person who accepts it: an editor, or the new owner.')

/** An editor of a site. */
export const SiteEditor = z
  .object({
    id: OwnId,
    displayName: z.string().nullable().describe('Display name; null if the editor has set none.'),
    email: z.string().describe('Email address of the account.'),
  })
  .describe('An editor of a site.')
export type SiteEditor = z.infer<typeof SiteEditor>

/** An open invitation, as the owner of the site sees it. */
export const SiteInvitation = z
  .object({
    id: OwnId,
    kind: Kind,
    email: z.string().describe('Address it was sent to; only an account with it can accept.'),
    sentAt: timeOf('Time of its last mail'),
    expiresAt: timeOf('Time until which its link works'),
    isExpired: z.boolean().describe('Whether its link no longer works.'),
  })
  .describe('An invitation that nobody has accepted yet.')
export type SiteInvitation = z.infer<typeof SiteInvitation>

/** Body of a new invitation. */
export const InvitationCreate = z
  .strictObject({ email: Email.describe('Address of the person to invite.') })
  .describe('A new invitation of an editor.')

const TypedTitle = NonEmpty.max(200).describe(
  'Title of the site, typed again: it shows that this site is meant.',
)

const NamedSite = z.string().trim().min(1).max(63).describe('Slug of the site.')

/** Body of a request that transfers a site. */
export const TransferCreate = z
  .strictObject({
    site: NamedSite,
    email: Email.describe('Address of the new owner.'),
    title: TypedTitle,
  })
  .describe('An offer to hand a site over.')

/** Body that names an invitation by the token of its link. */
export const InvitationToken = z
  .strictObject({ token: NonEmpty.max(200).describe('Token from the link of the mail.') })
  .describe('The token of an invitation.')

/** An invitation, as the holder of its link sees it. */
export const OpenedInvitation = z
  .object({
    kind: Kind,
    siteTitle: z.string().describe('Title of the site.'),
    siteUrl: SiteUrl,
    invitedBy: z.string().nullable().describe('Display name of the owner; null without one.'),
    email: z.string().describe('Address it is for, shortened: `a…@example.com`.'),
    isForCaller: z
      .boolean()
      .nullable()
      .describe('Whether it is for the account that asks; null without a sign-in.'),
  })
  .describe('An invitation, as whoever opens its link sees it.')
export type OpenedInvitation = z.infer<typeof OpenedInvitation>

/** A site that the user has joined. */
export const JoinedSite = z
  .object({ slug: OwnSiteSlug, title: z.string().describe('Title of the site.'), kind: Kind })
  .describe('The site of an accepted invitation.')
export type JoinedSite = z.infer<typeof JoinedSite>

/** Body of a request by which an editor leaves a site. */
export const DepartureCreate = z
  .strictObject({ site: NamedSite })
  .describe('The site that an editor leaves.')

/** Body of a request by which an owner deletes a site. */
export const SiteDeletionCreate = z
  .strictObject({ site: NamedSite, title: TypedTitle })
  .describe('The site to delete.')

/** A deleted site that its owner can still restore. */
export const DeletedSite = z
  .object({
    id: OwnId,
    slug: OwnSiteSlug,
    title: z.string().describe('Title of the site.'),
    deletedAt: timeOf('Time of the deletion'),
    restorableUntil: timeOf('Time until which it can be restored'),
  })
  .describe('A deleted site that can be restored.')
export type DeletedSite = z.infer<typeof DeletedSite>
