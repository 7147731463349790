import type { Payload } from 'payload'
import { callsAllowed } from '@/access/calls'
import { editsSite, isThere, ownsSite, worksOnSite } from '@/access/conditions'
import type { ManagedSite } from '@/src/contract/site/site'
import { siteOrigin } from '@/src/domain/addresses/deployment'
import type { Caller } from '../accounts/caller'
import { rows } from '../database/statements'
import { deploymentOf } from '../deployment'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { SUSPENSION } from './suspension-sql'
import { PRIMARY_DOMAIN } from './primary-domain'
import { levelsForRole } from './scope'
import { IS_CURRENT } from '../subscriptions/is-current'

const LIST = {
  name: 'managed_sites',
  text: `
    select s.id, s.slug, s.title, ${PRIMARY_DOMAIN} as "primaryDomain",
      case when ${ownsSite('s', '$1')} then 'owner'
        when ${editsSite('s', '$1')} then 'editor'
        else 'admin' end as role,
      s.language, s.time_zone as "timeZone",
      (select count(*)::int from recipes r where r.site_id = s.id and r.deleted_at is null
        and r.published_at is not null) as "recipeCount",
      (select count(*)::int from recipes r where r.site_id = s.id and r.deleted_at is null
        and r.published_at is null) as "draftCount",
      (select count(*)::int from subscriptions b where b.site_id = s.id
        and ${IS_CURRENT('b')}) as "subscriberCount",
      (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i
        where i.id = s.featured_image_id) as "featuredImage",
      ${SUSPENSION('s')} as suspension
    from sites s
    where ${isThere('s')} and ($2 or ${worksOnSite('s', '$1')})
    order by lower(s.title), s.id`,
}

type ManagedSiteRow = Omit<ManagedSite, 'url' | 'featuredImage' | 'allowedCalls'> & {
  primaryDomain: string | null
  featuredImage: ImageRow | null
}

/** Lists the sites that a user works on; all of them for platform admins. One statement. */
export async function listManagedSites(payload: Payload, caller: Caller): Promise<ManagedSite[]> {
  const found = await rows<ManagedSiteRow>(payload, LIST, [caller.userId, caller.isPlatformAdmin])
  const deployment = deploymentOf(payload)
  return found.map(({ primaryDomain, featuredImage, ...site }) => ({
    ...site,
    url: siteOrigin(deployment, { slug: site.slug, primaryDomain }),
    allowedCalls: callsAllowed(levelsForRole(caller, site.role)),
    featuredImage: presentImage(featuredImage),
  }))
}
