import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { UNTITLED, untitledSlug } from '@/src/domain/recipes/untitled'
import { createManagedRecipe } from '@/src/server/recipes/edit'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { deleteExpired } from './housekeeping'

const payload = await testPayload()

const BOUNDS = { versionsPerRecipe: 3, versionDays: 30 }
const tidy = () => deleteExpired((statement) => payload.db.pool.query(statement), BOUNDS)

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

describe('tidying up', () => {
  it('empties the bin of what has lain there for 30 days, and of nothing else', async () => {
    const site = await makeSite(payload)
    const recipes = await Promise.all([31, 29].map(() => makeRecipe(payload, site.id)))
    const [old, recent] = recipes.map(({ id }) => id)
    const live = await makeRecipe(payload, site.id)
    for (const [id, days] of [
      [old ?? '', 31],
      [recent ?? '', 29],
    ] as const) {
      await payload.update({ collection: 'recipes', id, data: { deletedAt: daysAgo(days) } })
    }
    await tidy()
    const { docs } = await payload.find({
      collection: 'recipes',
      where: { site: { equals: site.id } },
      trash: true,
      depth: 0,
    })
    expect(docs.map(({ id }) => id).toSorted()).toEqual([recent, live.id].toSorted())
  })

  // docs/product/kitchen.md#recipe-editor
  it('puts recipes in the bin that were begun a day ago and left without a word, and no others', async () => {
    const site = await makeSite(payload)
    const begin = async (name: string, slug = untitledSlug(randomUUID())) => {
      const { id } = await createManagedRecipe(
        payload,
        { siteId: site.id, userId: site.owner },
        RecipeWrite.parse({ title: UNTITLED, slug }),
      )
      return { name, id, slug }
    }
    const all = [
      await begin('left'),
      await begin('just begun'),
      await begin('with a draft'),
      await begin('named since'),
      await begin('published'),
      await begin('of another program', `loaf-${unique('a')}`),
    ]
    const idOf = (wanted: string): string => all.find(({ name }) => name === wanted)?.id ?? ''
    await payload.db.pool.query(
      `insert into recipe_drafts (recipe_id, site_id, document, base, based_on, saved_by)
        select id, site_id, '{}', '{}', updated_at, $2 from recipes where id = $1`,
      [idOf('with a draft'), site.owner],
    )
    const publishedAt = new Date().toISOString()
    await payload.update({ collection: 'recipes', id: idOf('published'), data: { publishedAt } })
    const title = 'Loaf'
    await payload.update({ collection: 'recipes', id: idOf('named since'), data: { title } })
    await payload.db.pool.query(
      `update recipes set created_at = created_at - interval '25 hours',
          updated_at = updated_at - interval '25 hours'
        where site_id = $1 and id <> $2`,
      [site.id, idOf('just begun')],
    )
    await tidy()
    const { rows } = await payload.db.pool.query<{ id: string }>(
      'select id from recipes where site_id = $1 and deleted_at is not null',
      [site.id],
    )
    expect(rows).toEqual([{ id: idOf('left') }])
  })

  it('ends sessions that have run out, and no others', async () => {
    const user = await makeUser(payload)
    await makeToken(payload, user.id)
    const mine = { user: { equals: user.id } }
    await makeToken(payload, user.id)
    const { docs } = await payload.find({ collection: 'auth-sessions', where: mine, depth: 0 })
    await payload.update({
      collection: 'auth-sessions',
      id: docs[0]?.id ?? '',
      data: { expiresAt: daysAgo(1) },
    })
    await tidy()
    const left = await payload.count({ collection: 'auth-sessions', where: mine })
    expect(left.totalDocs).toBe(1)
  })

  it.each([
    ['links that were mailed', 'sign_in_tokens', 'token_hash', 'expires_at', 7],
    ['counted attempts', 'rate_limits', 'key', 'window_start', 2],
    ['answers for repeated calls', 'idempotency_keys', 'key', 'created_at', 1],
  ])('forgets %s after their time, and not before', async (_, table, name, moment, days) => {
    const others: Record<string, string> = {
      sign_in_tokens: `purpose = 'sign-in', email = 'a@example.com'`,
      rate_limits: 'attempts = 1',
      idempotency_keys: `fingerprint = 'none'`,
    }
    const columns = (others[table] ?? '').split(', ').map((each) => each.split(' = '))
    const [old, recent] = [unique('old'), unique('recent')]
    for (const [key, age] of [
      [old, days + 0.1],
      [recent, days - 0.1],
    ] as const) {
      await payload.db.pool.query(
        `insert into ${table} (${name}, ${moment}, ${columns.map(([column]) => column).join(', ')})
          values ($1, $2, ${columns.map(([, value]) => value).join(', ')})`,
        [key, daysAgo(age)],
      )
    }
    await tidy()
    const { rows } = await payload.db.pool.query<{ key: string }>(
      `select ${name} as key from ${table} where ${name} = any($1)`,
      [[old, recent]],
    )
    expect(rows).toEqual([{ key: recent }])
  })

  // docs/product/newsletters.md#recipients
  it('deletes the recipients of newsletters that ended 180 days ago, and keeps the figures', async () => {
    const site = await makeSite(payload)
    const { id: user } = await makeUser(payload)
    const make = async (finishedAt: string | null): Promise<string> => {
      const { rows } = await payload.db.pool.query<{ id: string }>(
        `with made as (
            insert into newsletter_sends (site_id, status, finished_at, total, sent)
            values ($1, 'sent', $2, 1, 1) returning id)
          insert into newsletter_recipients (send_id, site_id, user_id, status)
          select id, $1, $3, 'sent' from made returning send_id as id`,
        [site.id, finishedAt, user],
      )
      return rows[0]?.id ?? ''
    }
    const [old, recent, running] = [
      await make(daysAgo(181)),
      await make(daysAgo(179)),
      await make(null),
    ]
    await tidy()
    const { rows } = await payload.db.pool.query<{ id: string; sent: number; recipients: number }>(
      `select s.id, s.sent::int, (select count(*)::int from newsletter_recipients r
          where r.send_id = s.id) as recipients from newsletter_sends s where s.id = any($1)`,
      [[old, recent, running]],
    )
    expect(new Map(rows.map(({ id, sent, recipients }) => [id, [sent, recipients]]))).toEqual(
      new Map([
        [old, [1, 0]],
        [recent, [1, 1]],
        [running, [1, 1]],
      ]),
    )
  })

  it('keeps as many versions of a recipe as are wanted, and the latest published one', async () => {
    const site = await makeSite(payload)
    const { id } = await makeRecipe(payload, site.id)
    const insert = (kind: string, days: number) =>
      payload.db.pool.query(
        `insert into recipe_versions (recipe_id, site_id, kind, document, created_at)
          values ($1, $2, $3, '{"title":"","slug":""}', $4)`,
        [id, site.id, kind, daysAgo(days)],
      )
    await insert('published', 90)
    for (const days of [40, 5, 4, 3, 2]) await insert('draft', days)
    await tidy()
    const { rows } = await payload.db.pool.query<{ kind: string; days: number }>(
      `select kind, extract(day from now() - created_at)::int as days from recipe_versions
        where recipe_id = $1 order by created_at`,
      [id],
    )
    expect(rows.map(({ kind, days }) => `${kind} ${days}`)).toEqual([
      'published 90',
      'draft 4',
      'draft 3',
      'draft 2',
    ])
  })
})
