import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  Redirect,
  RedirectCreate,
  RedirectList,
  RedirectOutcome,
  RedirectPage,
  RedirectReport,
  RedirectsQuery,
  RedirectTrial,
  RedirectUpdate,
  RedirectVersion,
} from '../site/redirect'

const OneRedirect = z.object({ redirect: Redirect })

/** Schemas of the redirects of a site. */
export const redirectSchemas = {
  listRedirects: {
    summary: 'Lists the redirects of a site, by their old address.',
    query: RedirectsQuery,
    answer: RedirectPage,
  },
  createRedirect: {
    summary: 'Creates a redirect from an old address that no page has.',
    body: RedirectCreate,
    answer: OneRedirect,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict'],
  },
  addRedirects: {
    summary: 'Adds many redirects; those that are refused are named, the others are stored.',
    body: RedirectList,
    answer: RedirectReport,
  },
  tryRedirect: {
    summary: 'Follows the redirects from an address, without asking other sites.',
    body: RedirectTrial,
    answer: RedirectOutcome,
  },
  updateRedirect: {
    summary: 'Updates a redirect; fields that are left out keep their value.',
    body: RedirectUpdate,
    answer: OneRedirect,
    errors: ['conflict'],
  },
  deleteRedirect: { summary: 'Deletes a redirect.', answer: z.object({}) },
  listRedirectVersions: {
    summary: 'Lists what a redirect said before its ten latest changes, latest first.',
    answer: z.object({ versions: z.array(RedirectVersion).describe('Ten at most.') }),
  },
} as const satisfies Record<string, CallSchema>
