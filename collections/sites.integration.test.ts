import { describe, expect, it } from 'vitest'
import { Documents } from '@/src/testing/documents'
import { makePeople } from '@/src/testing/roles'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const people = await makePeople(payload)

const run = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values)

describe('a site that is deleted', () => {
  it('takes its own terms, themes and mailed links along, so that none becomes everybody’s', async () => {
    const { site } = people
    await run(`insert into terms (kind, title, slug, site_id) values ('tag', 'Own', 'own', $1)`, [
      site.id,
    ])
    const documents = new Documents(payload, people)
    await documents.make('color-themes')
    await documents.make('type-themes')
    await run(
      `insert into sign_in_tokens (purpose, email, token_hash, expires_at, site_id)
        values ('sign-in', 'someone@example.com', 'hash', now() + interval '1 hour', $1)`,
      [site.id],
    )
    const ofNobody = async (): Promise<unknown> =>
      (
        await run(`select (select count(*) from terms where site_id is null) as terms,
          (select count(*) from color_themes where site_id is null) as colours,
          (select count(*) from type_themes where site_id is null) as types,
          (select count(*) from sign_in_tokens where site_id is null) as links`)
      ).rows[0]
    const before = await ofNobody()
    await payload.delete({ collection: 'sites', id: site.id })
    expect(await ofNobody()).toEqual(before)
    expect((await run(`select from terms where slug = 'own'`)).rowCount).toBe(0)
  })
})
