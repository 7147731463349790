import { describe, expect, it } from 'vitest'
import { makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { createImport } from '../jobs/create-import'
import { claimJob } from '../jobs/job'
import { createOwnLookup } from '../own/lookup'
import type { PreparedRow } from './prepared'
import { storeBatch } from './store-batch'
import type { ImportTarget } from './target'

const payload = await testPayload()

const targetFor = async (
  siteId: string,
  wish: Partial<Pick<ImportTarget, 'onRepeat' | 'isDryRun'> & { userId: string }> = {},
): Promise<ImportTarget> => {
  const { onRepeat = 'update', isDryRun = false, userId = null } = wish
  const importId = await createImport(payload, {
    ...{ siteId, userId, fileName: 'a.json', paths: [], format: null, columns: {} },
    ...{ isDryRun, onRepeat, fingerprint: userId === null ? 'a command' : null },
  })
  const { runId } = await claimJob(payload, importId)
  const lookup = createOwnLookup(payload, siteId)
  return { payload, siteId, importId, runId, onRepeat, asDrafts: false, isDryRun, lookup }
}

let position = 0
const PUBLISHED = '2020-01-02T03:04:05.000Z'

const outcomes = async (target: ImportTarget, rows: readonly PreparedRow[]) =>
  (await storeBatch(target, rows)).map(({ outcome, message }) => [outcome, message])

describe('imported subscribers', () => {
  const person = (email: string, about = {}): PreparedRow => ({
    ...{ position: (position += 1), name: 's.csv', title: email, warnings: [] },
    ...{ kind: 'subscriber', sourceKey: `subscriber:${email}` },
    subscriber: {
      ...{ email, displayName: 'Rea', receivesNewsletter: true, subscribedAt: PUBLISHED },
      ...{ optOut: null, isPaid: false, tags: [], warnings: [], ...about },
    },
  })
  const subscriptions = async (siteId: string) => {
    const { rows } = await payload.db.pool.query<{ email: string }>(
      `select u.email, u.display_name as name, s.status, s.plan_type as plan, s.receives_newsletter as news,
        to_char(s.created_at at time zone 'UTC', 'YYYY') as year
      from subscriptions s join users u on u.id = s.user_id where s.site_id = $1 order by u.email`,
      [siteId],
    )
    return rows
  }

  it('subscribe for free since the day their list says, with an account of their own', async () => {
    const site = await makeSite(payload)
    const emails = ['a', 'b'].map((name) => `${name}-${site.slug}@example.com`)
    const [a = '', b = ''] = emails
    const rows = [person(a), person(b, { receivesNewsletter: false, subscribedAt: null })]
    expect(await outcomes(await targetFor(site.id), rows)).toEqual([
      ['created', null],
      ['created', null],
    ])
    const free = { name: 'Rea', status: 'active', plan: 'free' }
    expect(await subscriptions(site.id)).toEqual([
      { email: a, ...free, news: true, year: '2020' },
      { email: b, ...free, news: false, year: String(new Date().getUTCFullYear()) },
    ])
  })

  it('who subscribe already, or have left, are left as they are, and so is their name', async () => {
    const site = await makeSite(payload)
    const { id: user, email } = await makeUser(payload, { displayName: 'Ada' })
    await payload.create({
      collection: 'subscriptions',
      data: {
        site: site.id,
        user,
        planType: 'free',
        status: 'canceled',
        receivesNewsletter: false,
      },
    })
    expect(await outcomes(await targetFor(site.id), [person(email)])).toEqual([
      ['skipped', 'Already a subscriber.'],
    ])
    expect(await subscriptions(site.id)).toMatchObject([
      { email, name: 'Ada', status: 'canceled', news: false },
    ])
  })

  // docs/product/import-and-export.md#opt-outs
  it('who opted out elsewhere never become active, whichever list names them first', async () => {
    const site = await makeSite(payload)
    const [a = '', b = '', c = ''] = ['a', 'b', 'c'].map(
      (name) => `${name}-${site.slug}@example.com`,
    )
    const left = { receivesNewsletter: false, optOut: { reason: 'status: bounced', hasLeft: true } }
    const silent = { receivesNewsletter: false, optOut: { reason: 'no mails', hasLeft: false } }
    const rows = [person(a), person(b, left), person(c, silent)]
    expect(await outcomes(await targetFor(site.id), rows)).toEqual(
      rows.map(() => ['created', null]),
    )
    const off = { status: 'canceled', news: false }
    const stored = await subscriptions(site.id)
    expect(stored).toMatchObject([
      { email: a, status: 'active', news: true },
      { email: b, ...off },
      { email: c, status: 'active', news: false },
    ])
    const message = 'A subscriber of another list, who gets no more emails.'
    const again = () => [person(a, left), person(b)]
    const dry = await targetFor(site.id, { isDryRun: true })
    const changed = [
      ['updated', message],
      ['skipped', 'Already a subscriber.'],
    ]
    expect(await outcomes(dry, again())).toEqual(changed)
    expect(await subscriptions(site.id)).toEqual(stored)
    expect(await outcomes(await targetFor(site.id), again())).toEqual(changed)
    expect(await subscriptions(site.id)).toMatchObject([{ ...off }, { ...off }, { news: false }])
  })

  it('twice in one list, once as an opt-out, are opt-outs', async () => {
    const site = await makeSite(payload)
    const email = `d-${site.slug}@example.com`
    const left = { receivesNewsletter: false, optOut: { reason: 'status: bounced', hasLeft: true } }
    await outcomes(await targetFor(site.id), [person(email), person(email, left)])
    expect(await subscriptions(site.id)).toMatchObject([{ status: 'canceled', news: false }])
  })

  it('who subscribed here stay subscribers, whatever an old list says', async () => {
    const site = await makeSite(payload)
    const { id: user, email } = await makeUser(payload)
    const joinedAt = new Date().toISOString()
    const data = { site: site.id, user, planType: 'free', status: 'active', joinedAt } as const
    await payload.create({ collection: 'subscriptions', data })
    const left = { receivesNewsletter: false, optOut: { reason: 'status: bounced', hasLeft: true } }
    expect(await outcomes(await targetFor(site.id), [person(email, left)])).toEqual([
      ['skipped', 'Already a subscriber.'],
    ])
    expect(await subscriptions(site.id)).toMatchObject([{ status: 'active', news: true }])
  })

  // docs/product/import-and-export.md#imported-posts-and-subscribers
  it('are added by the owner of the site, and by no editor', async () => {
    const editor = await makeUser(payload)
    const site = await makeSite(payload, { editors: [editor.id] })
    const email = `new-${site.slug}@example.com`
    const added = async (userId: string, isDryRun: boolean) =>
      outcomes(await targetFor(site.id, { userId, isDryRun }), [person(email)])
    const refused = [['skipped', 'Only the owner of the site can add subscribers.']]
    expect(await added(editor.id, true)).toEqual(refused)
    expect(await added(editor.id, false)).toEqual(refused)
    expect(await subscriptions(site.id)).toEqual([])
    expect(await added(site.owner, false)).toEqual([['created', null]])
    expect(await subscriptions(site.id)).toMatchObject([{ email }])
  })

  // docs/product/import-and-export.md#imported-posts-and-subscribers
  it('are not added once the account is gone that has begun the import', async () => {
    const { id: beginner } = await makeUser(payload)
    const site = await makeSite(payload, { editors: [beginner] })
    const targets = [
      await targetFor(site.id, { userId: beginner, isDryRun: true }),
      await targetFor(site.id, { userId: beginner }),
    ]
    await payload.delete({ collection: 'users', id: beginner })
    for (const target of targets) {
      expect(await outcomes(target, [person(`new-${site.slug}@example.com`)])).toEqual([
        ['skipped', 'Only the owner of the site can add subscribers.'],
      ])
    }
    expect(await subscriptions(site.id)).toEqual([])
  })

  it('make no accounts in a dry run, which tells who is known', async () => {
    const site = await makeSite(payload)
    const email = `dry-${site.slug}@example.com`
    const target = await targetFor(site.id, { isDryRun: true })
    expect(await outcomes(target, [person(email)])).toEqual([['created', null]])
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: email } },
    })
    expect(docs).toEqual([])
  })
})
