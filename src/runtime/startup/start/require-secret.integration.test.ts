import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readiness } from '@/src/runtime/serving/health'
import { setFromAddress } from '@/src/server/mail-settings/sender-domain'
import { makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { Refusal } from './refusal'
import { requireSecret } from './require-secret'

const payload = await testPayload()
const { DATABASE_URL: databaseUrl = '', SECRET: own = '' } = process.env
const OTHER = 'another secret that no other server has'
const start = (secret: string, acceptsNewSecret = false) =>
  requireSecret({ databaseUrl, secret, acceptsNewSecret })

beforeEach(() => payload.db.pool.query('delete from secret_mark'))
afterAll(() => {
  process.env['SECRET'] = own
})

// docs/operating.md#changing-secret
describe('a start', () => {
  it('marks the database with SECRET, from which nobody can find it, and knows it again', async () => {
    await start(own)
    await start(own)
    const { rows } = await payload.db.pool.query('select fingerprint from secret_mark')
    expect(rows).toEqual([{ fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  })

  it('is refused with another SECRET, with what to do, and changes nothing', async () => {
    await start(own)
    const refused = start(OTHER)
    await expect(refused).rejects.toThrow(Refusal)
    await expect(refused).rejects.toThrow(/Set the same one everywhere.*ACCEPT_NEW_SECRET=true/)
    await start(own)
  })

  it('takes a new SECRET when it is told to, and refuses the old one from then on', async () => {
    await start(own)
    await start(OTHER, true)
    await start(OTHER)
    await expect(start(own)).rejects.toThrow(Refusal)
  })

  it('with a new SECRET removes what nobody can decrypt any more', async () => {
    const { id } = await makeSite(payload)
    const address = `hello@${unique('news')}.example.com`
    await payload.db.pool.query('insert into site_mail_settings (site_id) values ($1)', [id])
    await setFromAddress(payload, id, address)
    const encrypted = payload.encrypt('a key of Akismet')
    await payload.db.pool.query(
      'insert into site_comment_settings (site_id, akismet_key) values ($1, $2)',
      [id, encrypted],
    )
    const keys = async (): Promise<unknown> => {
      const { rows } = await payload.db.pool.query(
        `select dkim_private_key is not null as dkim, from_domain is not null as sender,
            akismet_key is not null as akismet
          from site_mail_settings join site_comment_settings using (site_id) where site_id = $1`,
        [id],
      )
      return rows[0]
    }
    await start(own)
    await start(own, true)
    expect(await keys()).toEqual({ dkim: true, sender: true, akismet: true })
    await start(OTHER, true)
    expect(await keys()).toEqual({ dkim: false, sender: false, akismet: false })
  })

  it('with one SECRET wins when two servers with different ones start at once', async () => {
    const starts = await Promise.allSettled([start(own), start(OTHER)])
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

// docs/operating.md#changing-secret
it('a server that runs is not ready once the database has another SECRET', async () => {
  expect((await readiness()).parts).not.toHaveProperty('secret')
  await start(own)
  expect(await readiness()).toMatchObject({ isReady: true })
  await start(OTHER, true)
  expect(await readiness()).toMatchObject({ isReady: false, parts: { secret: 'other' } })
  process.env['SECRET'] = OTHER
  expect((await readiness()).parts).not.toHaveProperty('secret')
})
