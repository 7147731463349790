import { findOrCreateTerm } from '@/src/server/catalogues/named-term'
import { deleteTerm, restoreTerm } from '@/src/server/terms/delete'
import { mergeTerm } from '@/src/server/terms/merge'
import { listTerms } from '@/src/server/terms/read'
import { renameTerm } from '@/src/server/terms/rename'
import type { Handlers } from '../../call'

/** The terms of a site. @see docs/product/kitchen.md#categories-and-tags */
export const termHandlers = {
  listTerms: async ({ payload, site }) => ({ terms: await listTerms(payload, site.id) }),
  createTerm: async ({ payload, site, body }) => ({
    term: await findOrCreateTerm(payload, site.id, body),
  }),
  renameTerm: async ({ payload, site, params, body }) => ({
    term: await renameTerm(payload, site.id, params.id, body.title),
  }),
  mergeTerm: async ({ payload, site, params, body }) => ({
    term: await mergeTerm(payload, site.id, params.id, body.intoId),
  }),
  deleteTerm: async ({ payload, site, params }) => ({
    deleted: await deleteTerm(payload, site.id, params.id),
  }),
  restoreTerm: async ({ payload, site, params, body }) => ({
    term: await restoreTerm(payload, site.id, params.id, body),
  }),
} satisfies Partial<Handlers>
