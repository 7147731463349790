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
  .describe('Role granted by the invitation: an editor, or the new owner.')

/** An editor of a site. */
export const SiteEditor = z
  .object({
    id: OwnId,
    displayName: z.string().nullable().describe('Display name; `null` if not set.'),
    email: z.string().describe('Email address of the account.'),
  })
  .describe('An editor of a site.')
export type SiteEditor = z.infer<typeof SiteEditor>

/** An open invitation, as the owner of the site sees it. */
export const SiteInvitation = z
  .object({
    id: OwnId,
    kind: Kind,
    email: z
      .string()
      .describe(
        'Email address that the invitation was sent to; only an account with this address can accept it.',
      ),
    sentAt: timeOf('Time of the latest invitation email'),
    expiresAt: timeOf('Expiry time of the link'),
    isExpired: z.boolean().describe('Whether the invitation has expired.'),
  })
  .describe('A pending invitation.')
export type SiteInvitation = z.infer<typeof SiteInvitation>

/** Body of a new invitation. */
export const InvitationCreate = z
  .strictObject({ email: Email.describe('Email address of the person to invite.') })
  .describe('An invitation of an editor.')

const TypedTitle = NonEmpty.max(200).describe('Title of the site, as confirmation.')

const NamedSite = z.string().trim().min(1).max(63).describe('Slug of the site.')

/** Body of a request that transfers a site. */
export const TransferCreate = z
  .strictObject({
    site: NamedSite,
    email: Email.describe('Email address of the new owner.'),
    title: TypedTitle,
  })
  .describe('An offer to transfer ownership of a site.')

/** Body that names an invitation by the token of its link. */
export const InvitationToken = z
  .strictObject({ token: NonEmpty.max(200).describe('Token from the emailed link.') })
  .describe('The token of an invitation.')

/** An invitation, as the holder of its link sees it. */
export const OpenedInvitation = z
  .object({
    kind: Kind,
    siteTitle: z.string().describe('Title of the site.'),
    siteUrl: SiteUrl,
    invitedBy: z.string().nullable().describe('Display name of the owner; `null` if not set.'),
    email: z.string().describe('Masked email address of the recipient: `a…@example.com`.'),
    isForCaller: z
      .boolean()
      .nullable()
      .describe("Whether the invitation is for the caller's account; `null` if not signed in."),
  })
  .describe('An invitation, as shown to anyone who has its link.')
export type OpenedInvitation = z.infer<typeof OpenedInvitation>

/** A site that the user has joined. */
export const JoinedSite = z
  .object({ slug: OwnSiteSlug, title: z.string().describe('Title of the site.'), kind: Kind })
  .describe('The site of an accepted invitation.')
export type JoinedSite = z.infer<typeof JoinedSite>

/** Body of a request by which an editor leaves a site. */
export const DepartureCreate = z.strictObject({ site: NamedSite }).describe('The site to leave.')

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
    restorableUntil: timeOf('Time until which the site can be restored'),
  })
  .describe('A deleted site that can be restored.')
export type DeletedSite = z.infer<typeof DeletedSite>
