import { addRedirects } from '@/src/server/redirects/add-many'
import { createRedirect, deleteRedirect, updateRedirect } from '@/src/server/redirects/edit'
import { listRedirects } from '@/src/server/redirects/read'
import { listRedirectVersions } from '@/src/server/redirects/versions'
import { tryRedirect } from '@/src/server/redirects/try'
import type { Handlers } from '../../call'

/** Handlers for the redirects of a site. @see docs/product/kitchen.md#redirects */
export const redirectHandlers = {
  listRedirects: ({ payload, site, query }) => listRedirects(payload, site.id, query),
  createRedirect: async ({ payload, site, body }) => ({
    redirect: await createRedirect(payload, site.id, body),
  }),
  addRedirects: ({ payload, site, body }) => addRedirects(payload, site.id, body.redirects),
  tryRedirect: ({ payload, site, body }) => tryRedirect(payload, site.id, body.address),
  updateRedirect: async ({ payload, site, params, body, basedOn }) => ({
    redirect: await updateRedirect(payload, site.id, params.id, body, basedOn),
  }),
  deleteRedirect: async ({ payload, site, params }) => {
    await deleteRedirect(payload, site.id, params.id)
    return {}
  },
  listRedirectVersions: async ({ payload, site, params }) => ({
    versions: await listRedirectVersions(payload, site.id, params.id),
  }),
} satisfies Partial<Handlers>
