import type { Payload } from 'payload'
import { worksOnSite } from '@/access/conditions'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import type { PlanType, PremiumReader } from '@/src/domain/payments/premium'
import type { Caller } from '@/src/server/accounts/caller'
import { firstRow } from '@/src/server/database/statements'
import { IS_CURRENT } from '@/src/server/subscriptions/is-current'

const FIND = {
  name: 'premium_reader',
  text: `select
    (select b.plan_type from subscriptions b
      where b.user_id = $2 and b.site_id = $1 and ${IS_CURRENT('b')}) as "planType",
    exists (select 1 from sites s where s.id = $1 and ${worksOnSite('s', '$2')}) as "isManager"`,
}

/** Finds a caller's rights to the premium recipes of a site. */
export async function premiumReader(
  payload: Payload,
  siteId: string,
  caller: Caller | null,
): Promise<PremiumReader> {
  if (!caller) return ANONYMOUS_READER
  const found = await firstRow<{ planType: PlanType | null; isManager: boolean }>(payload, FIND, [
    siteId,
    caller.userId,
  ])
  return {
    planType: found?.planType ?? null,
    isManager: caller.isPlatformAdmin || (found?.isManager ?? false),
  }
}
