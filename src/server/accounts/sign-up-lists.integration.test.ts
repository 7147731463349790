import { describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const admin = await makeToken(payload, (await makeUser(payload, { isPlatformAdmin: true })).id)

const list = (name: string, token = admin) =>
  callApi(payload, 'GET', `/v1/manage/${name}`, { token })

// docs/product/accounts.md#early-sign-ups
describe('who runs the platform gets as CSV', () => {
  it('the addresses of early sign-ups, all of them, oldest first', async () => {
    await payload.db.pool.query(
      `insert into early_signups (email, created_at)
        select 'early-' || n || '@example.com', now() - interval '1 day' + n / 7 * interval '1 second'
        from generate_series(1, 2100) n`,
    )
    const { headers, body } = await list('early-signups')
    const lines = String(body).split('\r\n')
    expect(lines[0]).toBe('email,signedUpAt')
    expect(new Set(lines.slice(1, -1).map((line) => line.split(',')[0])).size).toBe(2_100)
    expect(lines[1]).toMatch(/^early-[1-6]@example\.com,\d{4}-/)
    expect(headers.get('content-disposition')).toContain('early-sign-ups.csv')
  })

  it('where accounts came from, with no cell that a spreadsheet would run', async () => {
    const email = `${unique('came')}@example.com`
    const signUpAttribution = { fbp: '=1+1', userAgent: 'A "browser"', metadata: { campaign: 'x' } }
    await makeUser(payload, { email, signUpAttribution })
    const { body } = await list('sign-up-attributions')
    const line = String(body)
      .split('\r\n')
      .find((each) => each.startsWith(email))
    expect(line).toContain(`,'=1+1,,,"A ""browser""","{""campaign"":""x""}"`)
  })

  it('and nobody else does', async () => {
    const token = await makeToken(payload, (await makeUser(payload)).id)
    for (const name of ['early-signups', 'sign-up-attributions']) {
      expect((await list(name, token)).status).toBe(403)
      expect((await callApi(payload, 'GET', `/v1/manage/${name}`)).status).toBe(401)
    }
  })
})
