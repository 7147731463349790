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
    summary: "Lists a site's redirects, by old address.",
    query: RedirectsQuery,
    answer: RedirectPage,
  },
  createRedirect: {
    summary: 'Creates a redirect from an address that is not in use.',
    body: RedirectCreate,
    answer: OneRedirect,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict'],
  },
  addRedirects: {
    summary: 'Creates many redirects; valid ones are stored even if others are rejected.',
    body: RedirectList,
    answer: RedirectReport,
  },
  tryRedirect: {
    summary: 'Follows the redirects from an address, without requesting other sites.',
    body: RedirectTrial,
    answer: RedirectOutcome,
  },
  updateRedirect: {
    summary: 'Updates a redirect; omitted fields keep their value.',
    body: RedirectUpdate,
    answer: OneRedirect,
    errors: ['conflict'],
  },
  deleteRedirect: { summary: 'Deletes a redirect.', answer: z.object({}) },
  listRedirectVersions: {
    summary: 'Lists the last ten versions of a redirect, newest first.',
    answer: z.object({
      versions: z.array(RedirectVersion).describe('Earlier versions, newest first; at most ten.'),
    }),
  },
} as const satisfies Record<string, CallSchema>
