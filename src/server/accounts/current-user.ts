import type { Payload } from 'payload'
import { worksOnSite } from '@/access/conditions'
import { mayCreateSites } from '@/access/site-creators'
import type { CurrentUser, SiteUserData } from '@/src/contract/people/user'
import { isPaidPlan } from '@/src/domain/payments/premium'
import type { PlanType } from '@/src/domain/payments/premium'
import type { SiteCreation } from '@/src/domain/site-creation'
import { firstRow } from '../database/statements'
import { environmentOf } from '../deployment'
import { avatarColumn, presentImage } from '../images'
import type { ImageRow } from '../images'
import { IS_CURRENT } from '../subscriptions/is-current'

type UserRow = {
  id: string
  email: string
  displayName: string | null
  handle: string | null
  bio: string | null
  temperatureSystem: 'celsius' | 'fahrenheit' | null
  avatar: ImageRow | null
  managesSite: boolean
  isPlatformAdmin: boolean
  planType: PlanType | null
  priceAmountCents: string | null
  bookmarks: string[]
}

const FIND = {
  name: 'current_user',
  text: `
    select u.id, u.email, coalesce(u.is_platform_admin, false) as "isPlatformAdmin", u.display_name as "displayName", u.handle, u.bio,
      u.temperature_system as "temperatureSystem",
      ${avatarColumn('u')} as avatar,
      exists (select 1 from sites m where m.id = $2
        and (u.is_platform_admin or ${worksOnSite('m', 'u.id')})) as "managesSite",
      s.plan_type as "planType", s.price_amount_cents as "priceAmountCents",
      array(select b.recipe_id from bookmarks b
        join recipes r on r.id = b.recipe_id
        where b.user_id = u.id and b.site_id = $2 and r.deleted_at is null
          and r.published_at <= now()
        order by b.created_at desc) as bookmarks
    from users u
    left join subscriptions s on s.user_id = u.id and s.site_id = $2 and ${IS_CURRENT('s')}
    where u.id = $1`,
}

/** The signed-in user, as seen by a site, or with null by the account host. One statement. */
export async function getCurrentUser(
  payload: Payload,
  userId: string,
  siteId: string | null,
): Promise<{ currentUser: CurrentUser; siteUserData: SiteUserData } | null> {
  const row = await firstRow<UserRow>(payload, FIND, [userId, siteId])
  if (!row) return null
  const { siteCreation } = environmentOf(payload)
  // Not returned on hosts of sites, whose owners could read it.
  const currentUser = present(row, siteCreation)
  return {
    currentUser: siteId === null ? currentUser : { ...currentUser, isPlatformAdmin: false },
    siteUserData: { bookmarks: row.bookmarks },
  }
}

function present(row: UserRow, siteCreation: SiteCreation): CurrentUser {
  const isPaid = isPaidPlan(row.planType)
  return {
    id: row.id,
    email: row.email,
    avatar: presentImage(row.avatar),
    displayName: row.displayName,
    handle: row.handle,
    bio: row.bio,
    isSubscribed: row.planType !== null,
    isSubscribedToFree: row.planType === 'free',
    isSubscribedToPaid: isPaid,
    temperatureSystem: row.temperatureSystem,
    managesSite: row.managesSite,
    isPlatformAdmin: row.isPlatformAdmin,
    mayCreateSites: mayCreateSites(siteCreation, { ...row, userId: row.id }),
    currentSubscription: row.planType === null ? null : subscription(row, row.planType),
  }
}

const CADENCE = { free: null, monthly: 'month', yearly: 'year' } as const

const subscription = (
  { priceAmountCents }: UserRow,
  planType: PlanType,
): CurrentUser['currentSubscription'] => ({
  planType,
  priceAmountCents: priceAmountCents === null ? null : Number(priceAmountCents),
  cadence: CADENCE[planType],
})
