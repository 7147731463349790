import type { Payload } from 'payload'
import type { SiteEvent } from '@/src/contract/site/site'
import { rows } from '@/src/server/database/statements'

/** Existing events of the same title and date stay; only missing ones are created. */
const EVENTS = {
  name: 'own_import_events',
  text: `insert into events (site_id, title, date, location, description, href, image_id)
    select $1::uuid, e.title, e.date, e.location, e.description, e.href, e."imageId"
    from (select *, row_number() over (partition by title, date order by at) as nth
        from jsonb_to_recordset($2::jsonb) as r(at integer, title varchar, date timestamptz,
          location varchar, description varchar, href varchar, "imageId" uuid)) e
    where e.nth > (select count(*) from events h
      where h.site_id = $1::uuid and h.title = e.title and h.date = e.date)
    order by e.at`,
}

/** Stores the events of an exported site; `imageId` finds a picture by its name in the export. */
export async function storeEvents(
  payload: Payload,
  siteId: string,
  events: readonly Omit<SiteEvent, 'id'>[],
  imageId: (name: string) => Promise<string | null>,
): Promise<void> {
  const given = await Promise.all(
    events.map(async ({ title, date, location, description, href, image }, at) => ({
      ...{ at, title, date, location, description, href },
      imageId: image ? await imageId(image.key) : null,
    })),
  )
  await rows(payload, EVENTS, [siteId, JSON.stringify(given)])
}
