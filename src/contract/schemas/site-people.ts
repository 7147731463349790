import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  DeletedSite,
  DepartureCreate,
  InvitationCreate,
  InvitationToken,
  JoinedSite,
  OpenedInvitation,
  SiteDeletionCreate,
  SiteEditor,
  SiteInvitation,
  TransferCreate,
} from '../site/site-people'
import { OwnSiteSlug } from '../common-fields'

const Empty = z.object({})
const Invited = z.object({ invitation: SiteInvitation })
const mailErrors = ['conflict', 'forbidden', 'rate_limited', 'mail_unavailable'] as const

/** Editors of a site and their invitations; its transfer, deletion and restoration. */
export const sitePeopleSchemas = {
  listEditors: {
    summary: 'Lists the editors of a site, and its invitations that nobody has accepted yet.',
    answer: z.object({
      editors: z.array(SiteEditor).describe('Editors, by address.'),
      invitations: z.array(SiteInvitation).describe('Invitations, newest first.'),
    }),
    errors: ['forbidden'],
  },
  createInvitation: {
    summary: 'Invites somebody by email to edit a site; the link works once, for seven days.',
    body: InvitationCreate,
    answer: Invited,
    status: 201,
    errors: mailErrors,
  },
  resendInvitation: {
    summary: 'Sends an invitation again, with a new link for seven days; the old link ends.',
    answer: Invited,
    errors: ['forbidden', 'not_found', 'rate_limited', 'mail_unavailable'],
  },
  deleteInvitation: {
    summary: 'Revokes an invitation, or the offer to hand the site over: its link ends.',
    answer: Empty,
    errors: ['forbidden', 'not_found'],
  },
  deleteEditor: {
    summary: 'Removes an editor from a site.',
    answer: Empty,
    errors: ['forbidden', 'not_found'],
  },
  createTransfer: {
    summary:
      'Offers a site to a new owner by email; once it is accepted, the old owner is an editor.',
    body: TransferCreate,
    answer: Invited,
    status: 201,
    errors: ['not_found', ...mailErrors],
  },
  describeInvitation: {
    summary: 'Returns what an invitation is for, without accepting it.',
    body: InvitationToken,
    answer: z.object({ invitation: OpenedInvitation }),
    errors: ['not_found', 'conflict'],
  },
  acceptInvitation: {
    summary: 'Accepts an invitation; the caller’s address must be the one it was sent to.',
    body: InvitationToken,
    answer: z.object({ site: JoinedSite }),
    errors: ['not_found', 'conflict', 'forbidden'],
  },
  createDeparture: {
    summary: 'Ends the caller’s own work on a site as one of its editors.',
    body: DepartureCreate,
    answer: Empty,
    status: 201,
    errors: ['not_found'],
  },
  createSiteDeletion: {
    summary: 'Deletes a site of the caller’s; it can be restored for 30 days.',
    body: SiteDeletionCreate,
    answer: z.object({ site: DeletedSite }),
    status: 201,
    errors: ['not_found', 'forbidden'],
  },
  listDeletedSites: {
    summary: 'Lists the sites of the caller that were deleted and can be restored.',
    answer: z.object({ sites: z.array(DeletedSite).describe('Sites, last deleted first.') }),
  },
  restoreSite: {
    summary: 'Restores a deleted site of the caller’s.',
    answer: z.object({
      site: z.object({ slug: OwnSiteSlug }).describe('The site that is there again.'),
    }),
    errors: ['not_found'],
  },
} as const satisfies Record<string, CallSchema>
