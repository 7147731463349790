import { isUniqueViolation } from '@/src/server/database/conflicts'
import type { DomainNetwork } from './network'
import { findProof, isRecordGone } from './proof'
import type { ProofCheck } from './proof'

/** Runs statements: a pool, or a connection of a process without Payload. */
export type SqlRunner = {
  query: (statement: { text: string; values: unknown[] }) => Promise<{ rows: unknown[] }>
}

/** A domain to be checked. */
export type DomainClaim = { id: string; domain: string; token: string }

/** Days that a verified domain may be without its token before it is lost. */
const GRACE_DAYS = 7

/** Only while it is the same claim: it may have been removed, or renamed, during the check. */
const SAME = `where id = $1 and domain = $2 and token = $3`

const VERIFY = `update site_domains set verified_at = coalesce(verified_at, now()),
  checked_at = now(), misses = 0, failure = null, missing_since = null, lost_at = null ${SAME}`

const IS_OVERDUE = `verified_at is not null and missing_since < now() - interval '${GRACE_DAYS} days'`

const MISS = `update site_domains set checked_at = now(), misses = misses + 1, failure = $4,
  missing_since = case when verified_at is null or ${IS_OVERDUE} then null
    else coalesce(missing_since, now()) end,
  lost_at = case when ${IS_OVERDUE} then now() else lost_at end,
  verified_at = case when ${IS_OVERDUE} then null else verified_at end ${SAME}`

/** Should we end before the next statement, nobody has the domain until the next check. */
const TAKE_OVER = `update site_domains set verified_at = null, missing_since = null, lost_at = now(),
    failure = 'Another site has verified this domain.'
  where domain = $1 and id <> $2 and verified_at is not null and token is not distinct from $3`

const HOLDER = `select id, token from site_domains
  where domain = $1 and id <> $2 and verified_at is not null`

const TAKEN =
  'Another site has already verified this domain. Remove the domain or its DNS record there first.'

/**
 * Checks a domain now and stores the result.
 * @see docs/product/sites-and-hosts.md#custom-domains
 */
export async function checkClaim(
  runner: SqlRunner,
  network: DomainNetwork,
  claim: DomainClaim,
): Promise<void> {
  const finding = await findProof(network, claim)
  if (finding.by === null) await note(runner, claim, finding.failure)
  else if (!(await verify(runner, claim))) await contest(runner, network, claim, finding)
}

const key = ({ id, domain, token }: DomainClaim): unknown[] => [id, domain, token]

async function note(runner: SqlRunner, claim: DomainClaim, failure: string): Promise<void> {
  await runner.query({ text: MISS, values: [...key(claim), failure] })
}

/** False when another site is verified for the domain: the database's index says so. */
async function verify(runner: SqlRunner, claim: DomainClaim): Promise<boolean> {
  try {
    await runner.query({ text: VERIFY, values: key(claim) })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/**
 * Two sites claim one domain. The DNS record decides: a new owner of a domain must not be kept out by the
 * previous one, whose record is gone. A file is not enough, because we answer for a domain that points
 * here.
 */
async function contest(
  runner: SqlRunner,
  network: DomainNetwork,
  claim: DomainClaim,
  finding: ProofCheck,
): Promise<void> {
  const [holder] = (await runner.query({ text: HOLDER, values: [claim.domain, claim.id] })).rows
  const token = tokenOf(holder)
  const isOurs =
    finding.by === 'dns' && (token === null || (await isRecordGone(network, claim.domain, token)))
  if (!isOurs) return note(runner, claim, TAKEN)
  await runner.query({ text: TAKE_OVER, values: [claim.domain, claim.id, token] })
  if (!(await verify(runner, claim))) await note(runner, claim, TAKEN)
}

function tokenOf(row: unknown): string | null {
  const token = typeof row === 'object' && row !== null && 'token' in row ? row.token : null
  return typeof token === 'string' ? token : null
}
