import { describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { appointPlatformAdmin, dismissPlatformAdmin, listPlatformAdmins } from './platform-admins'

const payload = await testPayload()

const address = () => `${unique('runs')}@example.com`

/** The status of a call that is for platform admins alone. */
async function askedBy(token: string): Promise<number> {
  return (await callApi(payload, 'GET', '/v1/manage/early-signups', { token })).status
}

// docs/product/roles.md#platform-admins
describe('who runs the installation', () => {
  it('appoints somebody with an account, whose sessions have the rights at once', async () => {
    const email = address()
    const token = await makeToken(payload, (await makeUser(payload, { email })).id)
    expect(await askedBy(token)).toBe(403)
    expect(await appointPlatformAdmin(payload, email)).toBe('changed')
    expect(await askedBy(token)).toBe(200)
    expect(await appointPlatformAdmin(payload, email)).toBe('unchanged')
  })

  it('appoints somebody without an account, who then has one', async () => {
    const email = address()
    expect(await appointPlatformAdmin(payload, email)).toBe('changed')
    expect(await listPlatformAdmins(payload)).toContain(email)
  })

  it('dismisses somebody, whose sessions lose the rights at once and stay signed in', async () => {
    const email = address()
    const { id } = await makeUser(payload, { email, isPlatformAdmin: true })
    const token = await makeToken(payload, id)
    expect(await dismissPlatformAdmin(payload, email)).toBe('changed')
    expect(await askedBy(token)).toBe(403)
    expect(await listPlatformAdmins(payload)).not.toContain(email)
    expect(await dismissPlatformAdmin(payload, email)).toBe('unchanged')
  })

  it('is told that nobody has an address', async () => {
    expect(await dismissPlatformAdmin(payload, address())).toBe('missing')
  })
})
