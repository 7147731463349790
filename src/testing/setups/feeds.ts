import { parseDocument } from 'htmlparser2'
import { getElementsByTagName, textContent } from 'domutils'
import type { Payload } from 'payload'
import { beforeAll, vi } from 'vitest'
import { answerSiteMap } from '@/src/server/feeds/site-map-answer'
import { unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

/** The product on a separate database for this test file. */
export let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** The texts of all elements of a name in an XML response. */
export async function texts(answer: Response, name: string): Promise<string[]> {
  const document = parseDocument(await answer.text(), { xmlMode: true })
  return getElementsByTagName(name, document).map((each) => textContent(each))
}

/** The number of SQL statements per response. */
export async function statements(work: () => Promise<Response>): Promise<number> {
  await (await work()).text()
  const query = vi.spyOn(payload.db.pool, 'query')
  await (await work()).text()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

/** The request of a visitor. */
export const ask = (headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/', { headers })

/** Requests the sitemap of a site. */
export const siteMap = (site: string, headers?: Record<string, string>) =>
  answerSiteMap(payload, ask(headers), site)

/** Content that only subscribers may read. */
export const secret = {
  storyMore: 'A secret story.',
  note: 'A secret note.',
  ingredientUsageGroups: [
    {
      note: 'secret group',
      ingredientUsages: ['flour', 'water', 'salt', 'secret herb'].map(
        (ingredientTitleOverride) => ({ ingredientTitleOverride }),
      ),
    },
  ],
  instructionGroups: [{ instructions: [{ content: 'Knead the secret way.' }] }],
}

/** Runs an SQL statement. */
export const sql = (text: string, values: unknown[]) => payload.db.pool.query(text, values)

/** Makes all content of a site older than the current second. */
export async function settle(siteId: string): Promise<void> {
  const age = "now() - interval '1 hour'"
  for (const table of ['units', 'ingredients', 'equipment', 'terms', 'users']) {
    await sql(`update ${table} set updated_at = ${age}`, [])
  }
  await sql(`update sites set updated_at = ${age}, origin_changed_at = ${age} where id = $1`, [
    siteId,
  ])
  await sql(`update recipes set updated_at = ${age} where site_id = $1`, [siteId])
}

/** Stores a picture of a site. */
export async function makeImage({ id, owner }: TestSite): Promise<{ id: string; key: string }> {
  const key = unique('picture')
  const made = await sql(
    `insert into images (id, key, width, height, site_id, uploaded_by_id)
     values (gen_random_uuid(), $1, 800, 600, $2, $3)
     returning id`,
    [key, id, owner],
  )
  const [row] = made.rows as { id: string }[]
  return { id: row?.id ?? '', key }
}

/** Stores many published recipes at once. */
export const fill = (siteId: string, count: number) =>
  sql(
    `insert into recipes (id, title, slug, site_id, published_at)
     select gen_random_uuid(), 'Recipe', 'recipe-' || n, $1, now() - interval '1 day'
     from generate_series(1, $2::int) n`,
    [siteId, count],
  )
