import type { Payload } from 'payload'
import { Failure, invalidField } from '@/src/contract/failure'
import { INVALID_URL } from '@/src/contract/messages'
import { oldPathOf, plainPath, targetOf } from '@/src/domain/addresses/old-path'
import { isRedirectTarget, isSitePath } from '@/src/domain/addresses/redirect-target'
import { rows } from '../database/statements'
import { hostsOf, pagesAt } from './site-addresses'

/** A stored redirect. */
export type StoredRedirect = { from: string; to: string }

/** A validation error of a redirect, with its field. */
export type RedirectProblem = { path: 'from' | 'to'; message: string }

const PROBLEMS = {
  'other-host': 'This URL belongs to another host. Enter a path on this site, such as /old-post.',
  'no-path': 'Enter a path that starts with /, such as /old-post.',
} as const

/**
 * Normalises a redirect for storage, or returns its validation error.
 * @see docs/product/sites-and-hosts.md#old-addresses
 */
export function readRedirect(
  { from, to }: StoredRedirect,
  hosts: ReadonlySet<string>,
): StoredRedirect | RedirectProblem {
  const old = oldPathOf(from, hosts)
  if ('problem' in old) return { path: 'from', message: PROBLEMS[old.problem] }
  const target = targetOf(to, hosts)
  if (!isRedirectTarget(target)) return { path: 'to', message: INVALID_URL }
  if (isSitePath(target) && plainPath(target) === old.path) {
    return { path: 'to', message: 'This redirects to itself.' }
  }
  return { from: old.path, to: target }
}

/** Returns whether a redirect is invalid. */
export const isProblem = (read: StoredRedirect | RedirectProblem): read is RedirectProblem =>
  'message' in read

/** The error of an old address that has a page. */
export const PAGE_EXISTS: RedirectProblem = {
  path: 'from',
  message: 'A page of the site already uses this address, so the redirect would have no effect.',
}

/** The error of a redirect loop. */
export const REDIRECT_LOOP: RedirectProblem = {
  path: 'to',
  message: 'This would create a redirect loop or a chain of too many redirects.',
}

/** Maximum number of redirects in a chain: browsers give up after about twenty. */
export const MAX_REDIRECT_HOPS = 20

/**
 * Returns whether a redirect would close a loop with the existing ones, or a chain longer than browsers
 * follow.
 */
export function isRedirectLoop(
  { from, to }: StoredRedirect,
  all: ReadonlyMap<string, string>,
): boolean {
  let at: string | undefined = to
  for (let step = 0; at !== undefined && isSitePath(at); step += 1) {
    const path = plainPath(at)
    if (path === from || step === MAX_REDIRECT_HOPS) return true
    at = all.get(path)
  }
  return false
}

const ALL = {
  name: 'redirects_of_site',
  text: `select id, "from", "to" from redirects where site_id = $1`,
}

/** Returns all redirects of a site, except for the one being changed. */
export async function getRedirects(
  payload: Payload,
  siteId: string,
  without: string | null = null,
): Promise<Map<string, string>> {
  const found = await rows<StoredRedirect & { id: string }>(payload, ALL, [siteId])
  return new Map(found.filter(({ id }) => id !== without).map(({ from, to }) => [from, to]))
}

/**
 * Validates a redirect for storage.
 * @param without the id of the redirect that is changed; null for a new one
 * @throws Failure `validation_failed` for an address of another host, one that a page has, and a loop;
 *   `conflict` for an old address that has a redirect already
 */
export async function validateRedirect(
  payload: Payload,
  siteId: string,
  typed: StoredRedirect,
  without: string | null,
): Promise<StoredRedirect> {
  const read = readRedirect(typed, await hostsOf(payload, siteId))
  if (isProblem(read)) throw invalidField(read.path, read.message)
  const [pages, others] = await Promise.all([
    pagesAt(payload, siteId, [read.from]),
    getRedirects(payload, siteId, without),
  ])
  if (pages.has(read.from)) throw invalidField(PAGE_EXISTS.path, PAGE_EXISTS.message)
  if (others.has(read.from)) throw redirectTaken()
  if (isRedirectLoop(read, others)) throw invalidField(REDIRECT_LOOP.path, REDIRECT_LOOP.message)
  return read
}

/** Builds the failure for an old address that already redirects. */
export const redirectTaken = (): Failure =>
  new Failure('conflict', 'This address already has a redirect. Change that one instead.', {
    issues: [{ path: 'from', message: 'This address already has a redirect.' }],
  })
