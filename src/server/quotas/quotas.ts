import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { QuotaUse } from '@/src/contract/site/figures'
import { QUOTA_NAMES, quotaText } from '@/src/domain/quotas'
import type { QuotaName } from '@/src/domain/quotas'
import { firstRow } from '../database/statements'
import { environmentOf } from '../deployment'

/** SQL of the number that counts against each quota, of site `$1`. */
const QUOTA_USAGE: Readonly<Record<QuotaName, string>> = {
  pictures: `select count(*)::int from images i where i.site_id = $1
    and not exists (select 1 from image_removals l where l.image_id = i.id and l.deleted_at is not null)`,
  recipes: `select count(*)::int from recipes r where r.site_id = $1 and r.deleted_at is null`,
  // Months are those of UTC: a quota of the installation, whose sites are in many time zones.
  sends: `select count(*)::int from newsletter_sends n where n.site_id = $1
    and n.kind <> 'automatic' and n.status <> 'canceled'
    and n.created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`,
}

const USAGE = {
  name: 'quota_usage',
  text: `select ${QUOTA_NAMES.map((name) => `(${QUOTA_USAGE[name]}) as ${name}`).join(', ')}`,
}

/** Lists the quotas of this installation with their use by a site. */
export async function listQuotaUses(payload: Payload, siteId: string): Promise<QuotaUse[]> {
  const { quotas } = environmentOf(payload)
  if (QUOTA_NAMES.every((name) => quotas[name] === null)) return []
  const used = await firstRow<Record<QuotaName, number>>(payload, USAGE, [siteId])
  return QUOTA_NAMES.flatMap((quota) => {
    const limit = quotas[quota]
    return limit === null ? [] : [{ quota, limit, used: used?.[quota] ?? 0 }]
  })
}

const REMAINING = (name: QuotaName) => ({
  name: `quota_usage_${name}`,
  text: `select (${QUOTA_USAGE[name]}) as used`,
})

/**
 * Returns how many more a site may have; null without a quota. Concurrent writes may exceed it by a few.
 * @see docs/product/limits.md#quotas
 */
export async function remainingQuota(
  payload: Payload,
  siteId: string,
  name: QuotaName,
): Promise<number | null> {
  const limit = environmentOf(payload).quotas[name]
  if (limit === null) return null
  const row = await firstRow<{ used: number }>(payload, REMAINING(name), [siteId])
  return limit - (row?.used ?? 0)
}

/** Returns the message that a quota of this installation is used up. */
export const quotaMessage = (payload: Payload, name: QuotaName): string =>
  quotaText(name, environmentOf(payload).quotas[name] ?? 0)

/**
 * Refuses a write that would exceed a quota of the site.
 * @throws Failure `quota_exceeded`
 * @see docs/product/limits.md#quotas
 */
export async function requireQuota(
  payload: Payload,
  siteId: string,
  name: QuotaName,
  needed = 1,
): Promise<void> {
  const remaining = await remainingQuota(payload, siteId, name)
  if (remaining === null || remaining >= needed) return
  throw new Failure('quota_exceeded', quotaMessage(payload, name))
}
