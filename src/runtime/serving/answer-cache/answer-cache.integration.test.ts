import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { ask, first, instances, page, payload, second } from '@/src/testing/setups/answer-cache'

describe('answers kept in memory', () => {
  it('are made once, and sent compressed, with a tag that saves sending them again', async () => {
    const { site, path } = await page('Kept')
    await ask(first(), 'GET', site, path)
    const before = first().rendered()
    const kept = await ask(first(), 'GET', site, path, { 'accept-encoding': 'gzip, br' })
    expect(first().rendered()).toBe(before)
    expect(kept.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html' })
    expect(brotliDecompressSync(kept.body).toString()).toBe('Kept!')
    const again = await ask(first(), 'GET', site, path, {
      'accept-encoding': 'br',
      'if-none-match': kept.headers.etag ?? '',
    })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  })

  it('are sent from memory to whoever takes no compression, and to who asks for the head alone', async () => {
    const { site, path } = await page('Plain')
    const before = first().rendered()
    const { headers } = await ask(first(), 'GET', site, path)
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const again = await ask(first(), method, site, path)
      expect(again.headers['content-length']).toBe(headers['content-length'])
      expect(again.headers.etag).toBe(headers.etag)
      expect(again.body.toString()).toBe(method === 'GET' ? 'Plain!' : '')
    }
    expect(first().rendered()).toBe(before + 1)
  })

  it('are made once, however many ask at the same moment', async () => {
    const { site, path } = await page('Crowd')
    const before = first().rendered()
    const all = await Promise.all(Array.from({ length: 20 }, () => ask(first(), 'GET', site, path)))
    expect(new Set(all.map(({ body }) => body.toString()))).toEqual(new Set(['Crowd!']))
    expect(first().rendered()).toBe(before + 1)
  })

  it('are gone in every process when the call that changed them has answered', async () => {
    const { site, path } = await page('Version 0')
    for (let version = 1; version <= 10; version += 1) {
      await Promise.all(instances.map((each) => ask(each, 'GET', site, path)))
      const writer = version % 2 === 0 ? first() : second()
      await ask(writer, 'PUT', site, `${path}?title=Version%20${version}`)
      const seen = await Promise.all(instances.map((each) => ask(each, 'GET', site, path)))
      const text = `Version ${version}!`
      expect(seen.map(({ body }) => body.toString())).toEqual([text, text])
    }
  })

  // docs/product/ratings.md#figures
  it('are gone in every process when a rating was given', async () => {
    const { site, path, id } = await page('Rated')
    await Promise.all(instances.map((each) => ask(each, 'GET', site, path)))
    const before = instances.map((each) => each.rendered())
    await payload.db.pool.query(
      `insert into recipe_ratings (site_id, recipe_id, visitor_hash, source, stars)
        select r.site_id, r.id, '\\x01', 'visitor', 5 from recipes r where r.id = $1`,
      [id],
    )
    // A write is answered once all earlier commits have been notified.
    await ask(first(), 'PUT', site, path)
    await Promise.all(instances.map((each) => ask(each, 'GET', site, path)))
    expect(instances.map((each) => each.rendered())).toEqual(before.map((count) => count + 1))
  })

  it('stay when another site is changed', async () => {
    const [mine, other] = [await page('Mine'), await page('Other')]
    await ask(first(), 'GET', mine.site, mine.path)
    await ask(first(), 'PUT', other.site, `${other.path}?title=New`)
    const before = first().rendered()
    await ask(first(), 'GET', mine.site, mine.path)
    expect(first().rendered()).toBe(before)
  })

  // docs/product/limits.md#turns-of-sites
  it('are made for another site soon, however many are asked for of one', async () => {
    const [busy, calm] = [await page('Busy'), await page('Calm')]
    const answered: string[] = []
    const connections = (): Promise<number> =>
      new Promise((resolve) => first().server.getConnections((_, count) => resolve(count)))
    const asked = async (site: string, path: string): Promise<void> => {
      await ask(first(), 'GET', site, path)
      answered.push(site)
    }
    // Nothing is answered before all have arrived.
    const client = await payload.db.pool.connect()
    await client.query('begin; lock table recipes')
    const flood = Array.from({ length: 100 }, (_, number) =>
      asked(busy.site, `${busy.path}?unmarked%5B%5D&n%5B%5D=${number}`),
    )
    await expect.poll(connections).toBe(100)
    const other = asked(calm.site, calm.path)
    await expect.poll(connections).toBe(101)
    await client.query('commit')
    client.release()
    await Promise.all([...flood, other])
    expect(answered).toHaveLength(101)
    expect(answered.indexOf(calm.site)).toBeLessThan(20)
  })

  it('are not made for clients that have gone while they waited', async () => {
    const { site, path } = await page('Gone')
    const before = first().rendered()
    const connections = (): Promise<number> =>
      new Promise((resolve) => {
        first().server.getConnections((_, count) => {
          resolve(count)
        })
      })
    const client = await payload.db.pool.connect()
    await client.query('begin; lock table recipes')
    const clients = Array.from({ length: 20 }, (_, number) => {
      const headers = { host: `${site}.localhost` }
      const options = { port: first().port, path: `${path}?n%5B%5D=${number}`, headers }
      return request({ ...options, agent: false }).on('error', () => undefined)
    })
    for (const each of clients) each.end()
    await expect.poll(connections).toBe(20)
    await expect.poll(() => first().rendered()).toBe(before + 4)
    for (const each of clients) each.destroy()
    await expect.poll(connections).toBe(0)
    await client.query('commit')
    client.release()
    expect((await ask(first(), 'GET', site, path)).body.toString()).toBe('Gone!')
    // The turn of each of the four goes to another client, who may go a moment later: not to all twenty.
    expect(first().rendered()).toBeLessThanOrEqual(before + 9)
  })

  it('end by themselves when a scheduled recipe appears', async () => {
    const { site, path, id } = await page('Now')
    const recipe = await payload.findByID({ collection: 'recipes', id, depth: 0 })
    const siteId = typeof recipe.site === 'string' ? recipe.site : recipe.site.id
    const soon = new Date(Date.now() + 1_500)
    await makeRecipe(payload, siteId, { publishedAt: soon.toISOString() })
    await ask(first(), 'PUT', site, `${path}?title=Now`)
    await ask(first(), 'GET', site, path)
    const before = first().rendered()
    await expect
      .poll(
        async () => {
          await ask(first(), 'GET', site, path)
          return first().rendered() - before
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0)
    expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime())
  })

  it('are never those of one person, of a draft, or of nothing', async () => {
    const { site, path } = await page('Private')
    for (const [query, headers] of [
      ['', { authorization: 'Bearer x' }],
      ['?preview=1.x', {}],
      ['?mgk=secret', {}],
      ['?cookie%5B%5D', {}],
    ] as const) {
      const before = first().rendered()
      await ask(first(), 'GET', site, `${path}${query}`, headers)
      await ask(first(), 'GET', site, `${path}${query}`, headers)
      expect(first().rendered(), query).toBe(before + 2)
    }
    const before = first().rendered()
    for (let time = 0; time < 2; time += 1) {
      expect((await ask(first(), 'GET', site, '/recipes/none')).status).toBe(404)
    }
    expect(first().rendered()).toBe(before + 2)
  })

  it('are only those that their handler has marked as made for everyone', async () => {
    const { site, path } = await page('Unmarked')
    const before = first().rendered()
    await ask(first(), 'GET', site, `${path}?unmarked%5B%5D`)
    await ask(first(), 'GET', site, `${path}?unmarked%5B%5D`)
    expect(first().rendered()).toBe(before + 2)
    const all = Array.from({ length: 5 }, () => ask(first(), 'GET', site, `${path}?unmarked%5B%5D`))
    expect((await Promise.all(all)).map(({ body }) => body.toString())).toEqual(
      Array.from({ length: 5 }, () => 'Unmarked!'),
    )
    expect(first().rendered()).toBe(before + 7)
  })

  it('are made without the cookie of who asks first, and sent to others', async () => {
    const { site, path } = await page('Cookies')
    const before = first().rendered()
    const cookie = { cookie: 'payload-token=x' }
    expect((await ask(first(), 'GET', site, path, cookie)).body.toString()).toBe('Cookies!')
    await ask(first(), 'GET', site, path)
    await ask(first(), 'GET', site, path, cookie)
    expect(first().rendered()).toBe(before + 1)
    const mine = `/api/v1/site/${site}${path}`
    expect((await ask(first(), 'GET', site, mine, cookie)).body.toString()).toBe(
      'Cookies, signed in!',
    )
    expect((await ask(first(), 'GET', site, mine)).body.toString()).toBe('Cookies!')
  })

  it('are compressed also where they are not kept', async () => {
    const { site, path } = await page('Long'.repeat(20))
    const asked = `${path}?unmarked%5B%5D&times%5B%5D=40`
    const answer = await ask(first(), 'GET', site, asked, { 'accept-encoding': 'gzip' })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length)
    expect(gunzipSync(answer.body).toString()).toBe(`${'Long'.repeat(20 * 40)}!`)
  })

  it('go with their site, whatever name it was asked for by', async () => {
    const [victim, other] = [await page('Victim'), await makeSite(payload)]
    await payload.db.pool.query(
      `insert into site_domains (_order, _parent_id, id, domain, verified_at)
        values (1, $1, gen_random_uuid(), $2, now())`,
      [other.id, victim.site],
    )
    await ask(first(), 'GET', victim.site, victim.path)
    await ask(first(), 'PUT', victim.site, `${victim.path}?title=Changed`)
    const seen = await ask(first(), 'GET', victim.site, victim.path)
    expect(seen.body.toString()).toBe('Changed!')
  })

  it('are gone when a domain of their site is, though nothing else of it has changed', async () => {
    const { site, path, id } = await page('Moved')
    const recipe = await payload.findByID({ collection: 'recipes', id, depth: 0 })
    const siteId = typeof recipe.site === 'string' ? recipe.site : recipe.site.id
    const { pool } = payload.db
    await pool.query(
      `insert into site_domains (_order, _parent_id, id, domain, verified_at)
        values (1, $1, gen_random_uuid(), $2, now())`,
      [siteId, `${site}.example`],
    )
    await ask(first(), 'PUT', site, path)
    await ask(first(), 'GET', site, path)
    await pool.query('update site_domains set verified_at = null where _parent_id = $1', [siteId])
    const before = first().rendered()
    await expect
      .poll(async () => {
        await ask(first(), 'GET', site, path)
        return first().rendered() - before
      })
      .toBeGreaterThan(0)
  })

  it('end by the clock of the database, whatever this process thinks the time is', async () => {
    const { site, path, id } = await page('Clock')
    const { rows } = await payload.db.pool.query<{ soon: Date }>(
      `select clock_timestamp() + interval '3 seconds' as soon`,
    )
    const recipe = await payload.findByID({ collection: 'recipes', id, depth: 0 })
    const siteId = typeof recipe.site === 'string' ? recipe.site : recipe.site.id
    const soon = rows[0]?.soon.toISOString() ?? null
    await makeRecipe(payload, siteId, { publishedAt: soon })
    // A write is answered when the new recipe was heard of as well.
    await ask(first(), 'PUT', site, `${path}?title=Clock`)
    const now = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
    try {
      await ask(first(), 'GET', site, path)
      const before = first().rendered()
      await ask(first(), 'GET', site, path)
      expect(first().rendered()).toBe(before)
      await expect
        .poll(
          async () => {
            await ask(first(), 'GET', site, path)
            return first().rendered()
          },
          { timeout: 10_000 },
        )
        .toBe(before + 1)
      const appeared = await payload.db.pool.query(
        'select clock_timestamp() >= $1::timestamptz as is_past',
        [soon],
      )
      expect(appeared.rows).toEqual([{ is_past: true }])
      await ask(first(), 'GET', site, path)
      expect(first().rendered()).toBe(before + 1)
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('are still sent while the database cannot be heard, and made anew once it can', async () => {
    const { site, path, id } = await page('Before')
    await ask(first(), 'GET', site, path)
    const { pool } = payload.db
    const silence = () =>
      pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name like 'content-cache:%'`,
      )
    await silence()
    // Heard by nobody: both listeners are gone.
    await payload.update({ collection: 'recipes', id, data: { title: 'After' } })
    await expect
      .poll(async () => (await ask(first(), 'GET', site, path)).body.toString(), {
        timeout: 10_000,
      })
      .toBe('After!')
  })
})
