import type { Payload } from 'payload'
import { Failure, invalidField } from '@/src/contract/failure'
import { INVALID_URL } from '@/src/contract/messages'
import { oldPathOf, plainPath, targetOf } from '@/src/domain/addresses/old-path'
import { isRedirectTarget, isSitePath } from '@/src/domain/addresses/redirect-target'
import { rows } from '../database/statements'
import { hostsOf, pagesAt } from './site-addresses'

/** A redirect as it is stored. */
export type StoredRedirect = { from: string; to: string }

/** A problem of a redirect, with the field that has it. */
export type RedirectProblem = { path: 'from' | 'to'; message: string }

const PROBLEMS = {
  'other-host':
    'This address belongs to another host. Write the path on this site, such as /old-post.',
  'no-path': 'Write a path that begins with /, such as /old-post.',
} as const

/**
 * A redirect in the form it is stored in, or what is wrong with its words.
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
    return { path: 'to', message: 'This leads to itself.' }
  }
  return { from: old.path, to: target }
}

/** Whether a redirect was refused. */
export const isProblem = (read: StoredRedirect | RedirectProblem): read is RedirectProblem =>
  'message' in read

/** The words for an old address that has a page. */
export const PAGE_THERE: RedirectProblem = {
  path: 'from',
  message: 'A page of the site has this address, so nobody would be redirected.',
}

/** The words for a target from which the way leads back. */
export const LEADS_BACK: RedirectProblem = {
  path: 'to',
  message: 'This leads back to where it begins, or on and on: readers would never arrive.',
}

/** Browsers give up after about twenty redirects in a row. */
export const MOST_REDIRECTS_IN_A_ROW = 20

/**
 * Whether the way from a target comes to `from`, by the redirects there are, or is longer than browsers
 * go.
 */
export function leadsBack({ from, to }: StoredRedirect, all: ReadonlyMap<string, string>): boolean {
  let at: string | undefined = to
  for (let step = 0; at !== undefined && isSitePath(at); step += 1) {
    const path = plainPath(at)
    if (path === from || step === MOST_REDIRECTS_IN_A_ROW) return true
    at = all.get(path)
  }
  return false
}

const ALL = {
  name: 'redirects_of_site',
  text: `select id, "from", "to" from redirects where site_id = $1`,
}

/** All redirects of a site, but for one that is about to change. */
export async function redirectsOf(
  payload: Payload,
  siteId: string,
  without: string | null = null,
): Promise<Map<string, string>> {
  const found = await rows<StoredRedirect & { id: string }>(payload, ALL, [siteId])
  return new Map(found.filter(({ id }) => id !== without).map(({ from, to }) => [from, to]))
}

/**
 * A redirect as it is to be stored.
 * @param without the id of the redirect that is changed; null for a new one
 * @throws Failure `validation_failed` for an address of another host, one that a page has, and a way
 *   that leads back; `conflict` for an old address that has a redirect already
 */
export async function checkedRedirect(
  payload: Payload,
  siteId: string,
  typed: StoredRedirect,
  without: string | null,
): Promise<StoredRedirect> {
  const read = readRedirect(typed, await hostsOf(payload, siteId))
  if (isProblem(read)) throw invalidField(read.path, read.message)
  const [pages, others] = await Promise.all([
    pagesAt(payload, siteId, [read.from]),
    redirectsOf(payload, siteId, without),
  ])
  if (pages.has(read.from)) throw invalidField(PAGE_THERE.path, PAGE_THERE.message)
  if (others.has(read.from)) throw redirectTaken()
  if (leadsBack(read, others)) throw invalidField(LEADS_BACK.path, LEADS_BACK.message)
  return read
}

/** Refuses an old address that leads somewhere already. */
export const redirectTaken = (): Failure =>
  new Failure('conflict', 'This address leads somewhere already. Change that redirect instead.', {
    issues: [{ path: 'from', message: 'This address leads somewhere already.' }],
  })
