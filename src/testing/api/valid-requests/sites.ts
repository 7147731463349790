import {
  designRevision,
  designSave,
  designVersion,
  storedDesign,
} from '@/src/testing/api/design-requests'
import {
  deletedSite,
  editedSite,
  editor,
  deleteInvitations,
  invitation,
  invitationElsewhere,
  siteToPartWith,
} from '@/src/testing/api/site-people-objects'
import {
  letterDraft,
  letterSave,
  letterVersion,
  makeLetter,
} from '@/src/testing/api/letter-requests'
import {
  activeDomain,
  deletedTerm,
  domain,
  event,
  deleteDomains,
  deleteExports,
  redirect,
  storedExport,
  term,
} from '@/src/testing/api/target-objects'
import {
  deleteWebhooks,
  webhook,
  webhookDelivery,
  webhookUrl,
} from '@/src/testing/api/webhook-objects'
import { unique } from '@/src/testing/builders'
import { email, nothing } from './parts'
import type { ValidRequests } from './parts'

/** Managers' requests about the site itself. */
export const SITES_REQUESTS = {
  listManagedSites: nothing,
  createSite: () => ({ body: { title: 'A site', slug: unique('made') } }),
  getManagedSite: nothing,
  updateSite: ({ site }) => ({ body: { title: 'Renamed', slug: site.slug } }),
  listDomains: nothing,
  createDomain: async ({ payload, site }) => {
    await deleteDomains(payload, site.id)
    return { body: { domain: `${unique('table')}.example.com` } }
  },
  checkDomain: async (target) => ({ params: { id: await domain(target) } }),
  choosePrimaryDomain: async (target) => ({ params: { id: await activeDomain(target) } }),
  deleteDomain: async (target) => ({ params: { id: await domain(target) } }),
  listEditors: nothing,
  deleteEditor: async (target) => ({ params: { id: await editor(target) } }),
  createInvitation: async ({ payload, site }) => {
    await deleteInvitations(payload, site.id)
    return { body: { email: email() } }
  },
  resendInvitation: async (target) => ({ params: { id: (await invitation(target)).id } }),
  deleteInvitation: async (target) => ({ params: { id: (await invitation(target)).id } }),
  createTransfer: async (target) => ({
    body: { ...(await siteToPartWith(target)), email: email() },
  }),
  describeInvitation: async (target) => ({ body: { token: await invitationElsewhere(target) } }),
  acceptInvitation: async (target) => ({ body: { token: await invitationElsewhere(target) } }),
  createDeparture: async (target) => ({ body: { site: await editedSite(target) } }),
  createSiteDeletion: async (target) => ({ body: await siteToPartWith(target) }),
  listDeletedSites: nothing,
  restoreSite: async (target) => ({ params: { id: await deletedSite(target) } }),
  listTerms: nothing,
  renameTerm: async (target) => ({
    params: { id: await term(target) },
    body: { title: unique('Renamed') },
  }),
  mergeTerm: async (target) => ({
    params: { id: await term(target) },
    body: { intoId: await term(target) },
  }),
  deleteTerm: async (target) => ({ params: { id: await term(target) } }),
  restoreTerm: async (target) => {
    const { id, proof } = await deletedTerm(target)
    const named = { kind: 'tag', slug: unique('tag'), title: 'Tag' } as const
    return { params: { id }, body: { ...named, aliases: [], recipeIds: [], proof } }
  },
  createTerm: () => ({ body: { kind: 'tag', title: unique('Tag') } }),
  getManagedGlobals: nothing,
  getSiteDesign: () => ({}),
  saveSiteDesign: (target) => designSave(target),
  discardSiteDesign: () => ({}),
  publishSiteDesign: async (target) => ({ body: { revision: await storedDesign(target) } }),
  listSiteDesignVersions: () => ({}),
  restoreSiteDesignVersion: async (target) => ({
    params: { id: await designVersion(target) },
    body: { revision: await designRevision(target) },
  }),
  listEvents: nothing,
  createEvent: () => ({ body: { title: 'Market day', date: '2026-06-20T12:00:00.000Z' } }),
  getEvent: async (target) => ({ params: { id: await event(target) } }),
  updateEvent: async (target) => ({
    params: { id: await event(target) },
    body: { location: 'The old mill' },
  }),
  deleteEvent: async (target) => ({ params: { id: await event(target) } }),
  listEventVersions: async (target) => ({ params: { id: await event(target) } }),
  listRedirects: () => ({ query: { query: 'old', origin: 'hand' } }),
  createRedirect: () => ({ body: { from: `/${unique('old')}`, to: '/recipes' } }),
  addRedirects: () => ({ body: { redirects: [{ from: `/${unique('old')}`, to: '/about' }] } }),
  tryRedirect: () => ({ body: { address: '/old' } }),
  updateRedirect: async (target) => ({
    params: { id: await redirect(target) },
    body: { to: '/about' },
  }),
  deleteRedirect: async (target) => ({ params: { id: await redirect(target) } }),
  listRedirectVersions: async (target) => ({ params: { id: await redirect(target) } }),
  listSiteExports: nothing,
  createSiteExport: async (target) => {
    await deleteExports(target)
    return {}
  },
  listWebhooks: nothing,
  createWebhook: async (target) => {
    await deleteWebhooks(target)
    return { body: { url: webhookUrl(), events: ['comment.created'] } }
  },
  updateWebhook: async (target) => ({
    params: { id: await webhook(target) },
    body: { events: ['recipe.published', 'subscriber.created'], isEnabled: false },
  }),
  deleteWebhook: async (target) => ({ params: { id: await webhook(target) } }),
  rollWebhookSecret: async (target) => ({ params: { id: await webhook(target) } }),
  sendTestEvent: async (target) => ({ params: { id: await webhook(target) } }),
  listWebhookDeliveries: async (target) => ({ params: { id: await webhook(target) } }),
  replayWebhookDelivery: async (target) => ({ params: await webhookDelivery(target) }),
  downloadSiteExport: async (target) => ({
    params: { exportToken: await storedExport(target) },
  }),
  exportSite: nothing,
  listManagedLetters: () => ({ query: { query: 'spring', status: 'draft' } }),
  createLetter: () => ({ body: { title: 'Spring greens', slug: unique('spring') } }),
  getManagedLetter: async (target) => ({ params: { id: (await makeLetter(target)).id } }),
  deleteLetter: async (target) => ({ params: { id: (await makeLetter(target)).id } }),
  unpublishLetter: async (target) => ({ params: { id: (await makeLetter(target)).id } }),
  getLetterDraft: async (target) => ({ params: await letterDraft(target) }),
  saveLetterDraft: (target) => letterSave(target),
  discardLetterDraft: async (target) => ({ params: await letterDraft(target) }),
  publishLetterDraft: async (target) => ({
    params: await letterDraft(target),
    body: { revision: 1 },
  }),
  listLetterVersions: async (target) => ({ params: { id: (await makeLetter(target)).id } }),
  getLetterVersion: async (target) => ({ params: await letterVersion(target) }),
  restoreLetterVersion: async (target) => ({
    params: await letterVersion(target),
    body: { revision: 0 },
  }),
} satisfies ValidRequests
