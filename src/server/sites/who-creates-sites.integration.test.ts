import type { Payload } from 'payload'
import { afterEach, describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { environmentOf } from '../deployment'

const payload: Payload = await testPayload()
afterEach(() => {
  environmentOf(payload).siteCreation = 'anyone'
})

const tokenOf = async (person: { isPlatformAdmin?: boolean } = {}): Promise<string> =>
  makeToken(payload, (await makeUser(payload, person)).id)

const create = (token: string) => {
  const slug = unique('made')
  return callApi(payload, 'POST', '/v1/manage/sites', { token, body: { title: 'A site', slug } })
}

async function isToldThatTheyMay(token: string): Promise<unknown> {
  const { body } = await callApi(payload, 'GET', '/v1/manage/current-user', { token })
  return body
}

// docs/product/sites-and-hosts.md#who-creates-sites
describe('a site is created', () => {
  it('by anyone with an account, who is told so', async () => {
    const token = await tokenOf()
    expect(await isToldThatTheyMay(token)).toMatchObject({ currentUser: { mayCreateSites: true } })
    expect((await create(token)).status).toBe(201)
  })

  it('by platform admins alone where the installation says so', async () => {
    environmentOf(payload).siteCreation = 'admins'
    const token = await tokenOf()
    expect(await isToldThatTheyMay(token)).toMatchObject({ currentUser: { mayCreateSites: false } })
    expect(await create(token)).toMatchObject({
      status: 403,
      body: {
        error: {
          code: 'forbidden',
          message: 'Only platform admins can create sites on this installation.',
        },
      },
    })
    const admin = await tokenOf({ isPlatformAdmin: true })
    expect(await isToldThatTheyMay(admin)).toMatchObject({ currentUser: { mayCreateSites: true } })
    expect((await create(admin)).status).toBe(201)
  })
})
