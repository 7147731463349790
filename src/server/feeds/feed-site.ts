import type { Payload } from 'payload'
import type { Image } from '@/src/contract/media/image'
import { siteOrigin } from '@/src/domain/addresses/deployment'
import { firstRow } from '../database/statements'
import { deploymentOf } from '../deployment'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { isoInstant } from '../database/instant-sql'
import { PRIMARY_DOMAIN } from '../sites/primary-domain'
import { siteLookUp } from '../sites/site-key'
import { answerIsSuspended } from '../web/answer-notes'

/** The data of a site that feeds and site maps need. */
export type FeedSite = {
  id: string
  title: string
  description: string | null
  authorName: string
  icon: Image | null
  /** A language tag. */
  language: string
  /** The origin of the site, without a trailing slash: its verified custom domain if it has one. */
  origin: string
  /** The time of the last change in its feeds and site maps. */
  changedAt: Date
}

/**
 * Includes drafts and recipes in the bin: a removal is a change. Catalogues change the text of ingredient
 * lines; every link begins with the site's origin. Every part reads one end of an index.
 */
const CHANGED_AT = `greatest(s.updated_at, s.origin_changed_at, u.updated_at,
  (select max(r.updated_at) from recipes r where r.site_id = s.id),
  (select max(r.published_at) from recipes r where r.site_id = s.id and r.published_at <= now()),
  (select max(l.updated_at) from letters l where l.site_id = s.id),
  (select max(l.published_at) from letters l where l.site_id = s.id and l.published_at <= now()),
  (select max(updated_at) from units), (select max(updated_at) from ingredients),
  (select max(updated_at) from equipment), (select max(updated_at) from terms))`

const SELECT = `
  select s.id, s.slug, s.suspended_at is not null as "isSuspended", s.title, s.about_short as "aboutShort", s.language, u.display_name as "ownerName",
    (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i where i.id = s.icon_id) as icon,
    ${PRIMARY_DOMAIN} as "primaryDomain", ${isoInstant(CHANGED_AT)} as "changedAt"
  from sites s join users u on u.id = s.owner_id`

const lookUp = siteLookUp('feed_site', SELECT)

type FeedSiteRow = {
  id: string
  isSuspended: boolean
  slug: string
  title: string
  aboutShort: string | null
  ownerName: string | null
  icon: ImageRow | null
  language: string | null
  primaryDomain: string | null
  changedAt: string
}

/**
 * The site of a slug or verified custom domain; null when there is none, and while it is suspended, which
 * the response then says. One statement.
 */
export async function findFeedSite(payload: Payload, key: string): Promise<FeedSite | null> {
  const { statement, values } = lookUp(key)
  const row = await firstRow<FeedSiteRow>(payload, statement, values)
  if (row?.isSuspended) answerIsSuspended()
  if (!row || row.isSuspended) return null
  return {
    id: row.id,
    title: row.title,
    description: row.aboutShort,
    authorName: row.ownerName ?? row.title,
    icon: presentImage(row.icon),
    language: row.language ?? 'en',
    origin: siteOrigin(deploymentOf(payload), row),
    changedAt: new Date(row.changedAt),
  }
}
