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
    summary: "Lists a site's editors and pending invitations.",
    answer: z.object({
      editors: z.array(SiteEditor).describe('Editors, by email address.'),
      invitations: z.array(SiteInvitation).describe('Invitations, newest first.'),
    }),
    errors: ['forbidden'],
  },
  createInvitation: {
    summary:
      'Invites someone by email to edit a site; the link can be used once, within seven days.',
    body: InvitationCreate,
    answer: Invited,
    status: 201,
    errors: mailErrors,
  },
  resendInvitation: {
    summary:
      'Resends an invitation with a new link, valid for seven days; the old link stops working.',
    answer: Invited,
    errors: ['forbidden', 'not_found', 'rate_limited', 'mail_unavailable'],
  },
  deleteInvitation: {
    summary: 'Revokes an invitation or an ownership transfer; its link stops working.',
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
      'Offers ownership of a site to someone by email; once it is accepted, the previous owner becomes an editor.',
    body: TransferCreate,
    answer: Invited,
    status: 201,
    errors: ['not_found', ...mailErrors],
  },
  describeInvitation: {
    summary: 'Describes an invitation without accepting it.',
    body: InvitationToken,
    answer: z.object({ invitation: OpenedInvitation }),
    errors: ['not_found', 'conflict'],
  },
  acceptInvitation: {
    summary: 'Accepts an invitation; it must have been sent to the caller’s email address.',
    body: InvitationToken,
    answer: z.object({ site: JoinedSite }),
    errors: ['not_found', 'conflict', 'forbidden'],
  },
  createDeparture: {
    summary: 'Removes the caller as an editor of a site.',
    body: DepartureCreate,
    answer: Empty,
    status: 201,
    errors: ['not_found'],
  },
  createSiteDeletion: {
    summary: 'Deletes one of the caller’s sites; it can be restored for 30 days.',
    body: SiteDeletionCreate,
    answer: z.object({ site: DeletedSite }),
    status: 201,
    errors: ['not_found', 'forbidden'],
  },
  listDeletedSites: {
    summary: 'Lists the caller’s deleted sites that can be restored.',
    answer: z.object({
      sites: z.array(DeletedSite).describe('Sites, most recently deleted first.'),
    }),
  },
  restoreSite: {
    summary: 'Restores one of the caller’s deleted sites.',
    answer: z.object({
      site: z.object({ slug: OwnSiteSlug }).describe('The restored site.'),
    }),
    errors: ['not_found'],
  },
} as const satisfies Record<string, CallSchema>
