import {
  createSiteDeletion,
  listDeletedSites,
  restoreSite,
} from '@/src/server/sites/deletion/delete-site'
import { acceptInvitation, describeInvitation } from '@/src/server/sites/people/accept'
import { leaveSite, listPeople, removeEditor } from '@/src/server/sites/people/editors'
import { inviteEditor, resendInvitation, revokeInvitation } from '@/src/server/sites/people/invite'
import { offerSite } from '@/src/server/sites/people/transfer'
import type { Call, Handlers } from '../../call'

/**
 * Editors of a site, and the actions reserved to its owner.
 * @see docs/product/sites-and-hosts.md#editors
 */
export const sitePeopleHandlers = {
  listEditors: ({ payload, site }) => listPeople(payload, site.id),
  deleteEditor: async ({ payload, site, params }) => {
    await removeEditor(payload, site.id, params.id)
    return {}
  },
  createInvitation: async (call) => ({
    invitation: await inviteEditor(call.payload, inviterOf(call), call.body.email),
  }),
  resendInvitation: async (call) => ({
    invitation: await resendInvitation(call.payload, inviterOf(call), call.params.id),
  }),
  deleteInvitation: async ({ payload, site, params }) => {
    await revokeInvitation(payload, site.id, params.id)
    return {}
  },
  createTransfer: async (call) => ({
    invitation: await offerSite(call.payload, call, call.body),
  }),
  describeInvitation: async ({ payload, caller, body }) => ({
    invitation: await describeInvitation(payload, caller, body.token),
  }),
  acceptInvitation: async ({ payload, caller, body }) => ({
    site: await acceptInvitation(payload, caller, body.token),
  }),
  createDeparture: async ({ payload, caller, body }) => {
    await leaveSite(payload, caller.userId, body.site)
    return {}
  },
  createSiteDeletion: async ({ payload, caller, body }) => ({
    site: await createSiteDeletion(payload, caller, body),
  }),
  listDeletedSites: async ({ payload, caller }) => ({
    sites: await listDeletedSites(payload, caller),
  }),
  restoreSite: async ({ payload, caller, params }) => ({
    site: await restoreSite(payload, caller, params.id),
  }),
} satisfies Partial<Handlers>

const inviterOf = ({
  site,
  caller,
  clientAddress,
}: Pick<Call<'createInvitation'>, 'site' | 'caller' | 'clientAddress'>) => ({
  site,
  caller,
  clientAddress,
})
