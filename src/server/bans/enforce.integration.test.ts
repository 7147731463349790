import { describe, expect, it } from 'vitest'
import { makeSite, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { toMailbox } from '../rate-limits/rate-subject'
import { requireNotBanned } from './enforce'
import type { Writer } from './enforce'
import { mailboxSql } from './mailbox-sql'

const payload = await testPayload()
const site = await makeSite(payload)
const NOBODY: Writer = { userId: null, email: null, address: null }

type Ban = { userId?: string; email?: string; network?: string; expiresAt?: Date }
const ban = ({ userId, email, network, expiresAt }: Ban, siteId = site.id) =>
  payload.db.pool.query(
    'insert into site_bans (site_id, user_id, email, network, expires_at) values ($1, $2, $3, $4, $5)',
    [siteId, userId, email, network, expiresAt],
  )
/** Whether a writer is refused. */
const isBanned = (writer: Partial<Writer>, siteId = site.id): Promise<boolean> =>
  requireNotBanned(payload, siteId, { ...NOBODY, ...writer }).then(
    () => false,
    (error: unknown) => {
      expect(error).toMatchObject({
        code: 'forbidden',
        message: 'You cannot comment on this site.',
      })
      return true
    },
  )

// docs/product/comments.md#banned-readers
describe('a ban', () => {
  it('covers an account at every address, on its site only', async () => {
    const { id } = await makeUser(payload)
    await ban({ userId: id })
    expect(await isBanned({ userId: id, address: '203.0.113.77' })).toBe(true)
    expect(await isBanned({ userId: id }, (await makeSite(payload)).id)).toBe(false)
    expect(await isBanned({ userId: (await makeUser(payload)).id })).toBe(false)
  })

  it('of an account covers a second account with a tagged address', async () => {
    const name = unique('spammer')
    const { id } = await makeUser(payload, { email: `${name}@example.com` })
    await ban({ userId: id })
    expect(await isBanned({ email: `${name}+again@Example.com` })).toBe(true)
    expect(await isBanned({ email: `other-${name}@example.com` })).toBe(false)
  })

  it('covers an address in all spellings of its mailbox', async () => {
    await ban({ email: 'jo.an.spam@gmail.com' })
    expect(await isBanned({ email: 'joanspam+x@googlemail.com' })).toBe(true)
    expect(await isBanned({ email: 'joan@gmail.com' })).toBe(false)
  })

  it('covers a network, but nobody who works on the site', async () => {
    await ban({ network: '198.51.100.0/24' })
    await ban({ network: '2001:db8:1::/48' })
    const { id } = await makeUser(payload)
    expect(await isBanned({ userId: id, address: '198.51.100.9' })).toBe(true)
    expect(await isBanned({ address: '::ffff:198.51.100.9' })).toBe(true)
    expect(await isBanned({ address: '2001:db8:1:2::3' })).toBe(true)
    expect(await isBanned({ address: '198.51.101.9' })).toBe(false)
    expect(await isBanned({ address: 'unknown' })).toBe(false)
    expect(await isBanned({ userId: site.owner, address: '198.51.100.9' })).toBe(false)
  })

  it('ends at its expiry, although it is still stored', async () => {
    const [over, running] = [await makeUser(payload), await makeUser(payload)]
    await ban({ userId: over.id, expiresAt: new Date(Date.now() - 1000) })
    await ban({ userId: running.id, expiresAt: new Date(Date.now() + 60_000) })
    expect(await isBanned({ userId: over.id })).toBe(false)
    expect(await isBanned({ userId: running.id })).toBe(true)
  })
})

it('finds the same mailbox in the database as the rate limits do', async () => {
  const emails = [
    'ada@example.com',
    'ada+a+b@example.com',
    '+a@example.com',
    'a.d.a@gmail.com',
    'ada+x.y@googlemail.com',
    'a.d.a@notgmail.com',
  ]
  const { rows } = await payload.db.pool.query<{ mailbox: string }>(
    `select ${mailboxSql('e')} as mailbox from unnest($1::text[]) with ordinality x(e, n) order by n`,
    [emails],
  )
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(emails.map(toMailbox))
})
