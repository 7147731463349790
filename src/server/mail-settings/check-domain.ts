import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { notFound } from '@/src/contract/failure'
import { isUniqueViolation } from '../database/conflicts'
import { firstRow, rows } from '../database/statements'
import { environmentOf } from '../deployment'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { openNetwork } from '../sites/domains/network'
import type { DomainNetwork } from '../sites/domains/network'
import { expectedRecords, findRecords } from './domain-records'

/** Rate limit of checks by hand, which make outgoing requests. */
const CHECKS_PER_USER: RateLimit = { name: 'mail-domain-checks', attempts: 30, seconds: 3_600 }

/** A sender domain to be checked. */
type Claim = { siteId: string; domain: string; selector: string; publicKey: string }

const CLAIM = `m.site_id as "siteId", m.from_domain as domain, m.dkim_selector as selector,
  m.dkim_public_key as "publicKey"`

const HAS_DOMAIN = `m.from_domain is not null and m.dkim_selector is not null
  and m.dkim_public_key is not null`

const ONE = {
  name: 'mail_domain',
  text: `select ${CLAIM} from site_mail_settings m
    where m.site_id = $1 and ${HAS_DOMAIN}`,
}

/**
 * Looks up the records of a site's sender domain now and stores the result.
 * @throws Failure `not_found` without an address of the site's own, `rate_limited`
 * @see docs/product/mail.md#dns-records
 */
export async function checkMailDomain(
  payload: Payload,
  siteId: string,
  userId: string,
): Promise<void> {
  const claim = await firstRow<Claim>(payload, ONE, [siteId])
  if (!claim) throw notFound('Sender address')
  await countAttempt(payload, CHECKS_PER_USER, userId)
  const network = openNetwork({ dnsServers: environmentOf(payload).dnsServers })
  await checkClaim(payload, network, claim)
}

/** Only while it is the same claim: the address may have been changed during the check. */
const SAME = `where m.site_id = $1 and m.from_domain = $2 and m.dkim_public_key = $3`

const STORE = {
  name: 'mail_domain_store',
  text: `update site_mail_settings m set records = $4::jsonb, checked_at = now(),
      verified_at = case $5 when 'verified' then coalesce(m.verified_at, now())
        when 'unclear' then m.verified_at end
    ${SAME}`,
}

/** A lookup that failed tells nothing: a domain that was verified stays so. */
async function checkClaim(
  payload: Payload,
  network: Pick<DomainNetwork, 'readTexts'>,
  { siteId, domain, selector, publicKey }: Claim,
): Promise<void> {
  const { spf } = environmentOf(payload).bulkMail
  const expected = { domain, selector, publicKey, spf }
  const findings = await findRecords(network, expected)
  const required = new Set(
    expectedRecords(expected).flatMap((each) => (each.isRequired ? [each.purpose] : [])),
  )
  const statuses = findings.flatMap((each) => (required.has(each.purpose) ? [each.status] : []))
  const isFound = statuses.every((status) => status === 'found')
  const isUnclear = statuses.every((status) => status === 'found' || status === 'unknown')
  const result = isFound ? 'verified' : isUnclear ? 'unclear' : 'unverified'
  const store = (stored: string) =>
    rows(payload, STORE, [siteId, domain, publicKey, JSON.stringify(findings), stored])
  // Another site has verified the domain: it keeps it while its records are there.
  await store(result).catch((error: unknown) => {
    if (isUniqueViolation(error)) return store('unverified')
    throw error
  })
}

/** Most checks in one run, which ends before the next one begins, and at a time. */
const MAX_CHECKS = 50
const AT_ONCE = 10

// The others follow in the next run. Those that were verified first: their mails depend on it.
const DUE = {
  name: 'mail_domains_due',
  text: `select ${CLAIM} from site_mail_settings m join sites s on s.id = m.site_id and ${isThere('s')}
    where ${HAS_DOMAIN} and (m.checked_at is null or m.checked_at < now() - interval '1 day')
    order by m.verified_at is null, m.checked_at nulls first limit ${MAX_CHECKS}`,
}

/**
 * Checks sender domains whose last check was a day ago. Returns their number.
 * @see docs/product/mail.md#dns-records
 */
export async function recheckMailDomains(
  payload: Payload,
  network: Pick<DomainNetwork, 'readTexts'>,
): Promise<number> {
  const waiting = await rows<Claim>(payload, DUE, [])
  const { length } = waiting
  const checkNext = async (): Promise<void> => {
    for (let claim = waiting.shift(); claim !== undefined; claim = waiting.shift()) {
      await checkClaim(payload, network, claim)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, checkNext))
  return length
}
