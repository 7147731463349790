import type { Payload } from 'payload'
import type { EventVersion } from '@/src/contract/site/event'
import { isoInstant } from '../database/instant-sql'
import { rows } from '../database/statements'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { getEvent } from './read'

const LIST = {
  name: 'event_versions',
  text: `select v.id, ${isoInstant('v.created_at')} as until, v.document ->> 'title' as title,
      ${isoInstant("(v.document ->> 'date')::timestamptz")} as date,
      v.document ->> 'location' as location, v.document ->> 'description' as description,
      v.document ->> 'href' as href,
      (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i
        where i.id = (v.document ->> 'image_id')::uuid) as image
    from record_versions v where v.site_id = $1 and v.record_id = $2
    order by v.created_at desc, v.id`,
}

type VersionRow = Omit<EventVersion, 'image'> & { image: ImageRow | null }

/**
 * Lists the earlier versions of an event, latest first.
 * @throws Failure `not_found`, also for another site's
 * @see docs/product/kitchen.md#earlier-versions
 */
export async function listEventVersions(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<EventVersion[]> {
  await getEvent(payload, siteId, id)
  const found = await rows<VersionRow>(payload, LIST, [siteId, id])
  return found.map((row) => ({ ...row, image: presentImage(row.image) }))
}
