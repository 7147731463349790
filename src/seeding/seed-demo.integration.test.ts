import { describe, expect, it } from 'vitest'
import { storageFor } from '@/media'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { testPayload } from '@/src/testing/payload'
import { seedDemo } from './seed-demo'

const lines: string[] = []
const payload = await testPayload()
await storeCatalogues(payload)
await seedDemo(payload, (line) => lines.push(line))

async function rows(query: string): Promise<Record<string, unknown>[]> {
  return (await payload.db.pool.query<Record<string, unknown>>(query)).rows
}

describe('an empty database filled with the demo', () => {
  it('has the three sites whole, in their order', async () => {
    expect(lines.map((line) => line.split(' ').at(-1))).toEqual([
      'ferment',
      'somethingfromnothing',
      'jerumai',
    ])
    const found = await rows(`select s.slug, s.template, owner.email as owner,
        s.monthly_amount_cents::int as monthly, s.payments_enabled as payments,
        (select count(*)::int from recipes r where r.site_id = s.id) as recipes,
        (select count(*)::int from recipes r where r.site_id = s.id
          and r.published_at is null) as drafts,
        (select count(*)::int from recipe_collections c where c.site_id = s.id) as collections,
        (select count(*)::int from events e where e.site_id = s.id) as events,
        (select count(*)::int from subscriptions b where b.site_id = s.id) as readers
      from sites s join users owner on owner.id = s.owner_id order by s.created_at`)
    const same = { payments: true, recipes: 17, drafts: 1, collections: 4, events: 4, readers: 3 }
    const site = (slug: string, template: string, monthly: number) => ({
      ...{ slug, template, owner: `owner-${slug}@example.com`, monthly },
      ...same,
    })
    expect(found).toEqual([
      site('ferment', 'journal', 600),
      site('somethingfromnothing', 'cookbook', 500),
      site('jerumai', 'bold', 700),
    ])
  })

  it('has its dates counted from today: three events of four are to come', async () => {
    const [dates] = await rows(`select
        (select count(*)::int from events where date > now()) as "toCome",
        (select count(*)::int from recipes where published_at > now()) as "publishedLater",
        (select max(published_at) > now() - interval '1 month' from recipes) as "isFresh",
        (select count(*)::int from comments where created_at > now()) as "saidLater"`)
    expect(dates).toEqual({ toCome: 9, publishedLater: 0, isFresh: true, saidLater: 0 })
  })

  it('looks as if it had been written here: no trace of an import is left', async () => {
    const [left] = await rows(`select (select count(*)::int from imports) as imports,
      (select count(*)::int from import_rows) as rows,
      (select count(*)::int from recipes where source_key is not null) as "withSource"`)
    expect(left).toEqual({ imports: 0, rows: 0, withSource: 0 })
  })

  it('has a file for every picture, and portraits of the authors', async () => {
    const storage = storageFor(payload.config.custom)
    const pictures = await rows('select key, lqip from images')
    expect(pictures).toHaveLength(90)
    for (const { key, lqip } of pictures) {
      const stream = await storage.stream(String(key))
      expect(stream, String(key)).not.toBeNull()
      stream?.destroy()
      expect(lqip).toMatch(/^data:image\/webp/)
    }
    const authors = await rows(
      `select count(*)::int from users where avatar_id is not null and bio is not null`,
    )
    expect(authors).toEqual([{ count: 3 }])
  })

  it('offers its themes to all sites', async () => {
    const themes = await rows(`select title from color_themes where site_id is null
      union all select title from type_themes where site_id is null order by title`)
    expect(themes.map(({ title }) => title)).toEqual(
      ['Ferment', 'Jerumai', 'Something from Nothing'].flatMap((title) => [title, title]),
    )
    expect(await rows('select 1 from color_themes where site_id is not null')).toEqual([])
  })

  it('is not filled again', async () => {
    await seedDemo(payload, (line) => lines.push(line))
    expect(lines).toHaveLength(3)
  })
})
