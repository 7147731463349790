import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { hookedSite } from '@/src/testing/setups/webhooks'

const payload = await testPayload({ LIMITS_FACTOR: '100' })
const site = await makeSite(payload, { newslettersEnabled: true })
const owner = await makeToken(payload, site.owner)

const call = (method: string, path: string, body?: object) =>
  callApi(payload, method, `/v1/manage/${site.slug}/${path}`, { token: owner, body })

async function listed(query: string) {
  const { body } = await call('GET', `subscribers?query=${encodeURIComponent(query)}`)
  return SCHEMAS.listSubscribers.answer.parse(body).subscribers
}

async function stranger() {
  const displayName = unique('Iris')
  const email = `${unique('iris')}@example.com`
  const { id } = await makeUser(payload, { displayName, email })
  return { id, displayName, email }
}

// docs/product/subscriptions.md#names-of-subscribers
describe('the name of a reader whom the owner added', () => {
  it.each([
    ['free', { plan: 'free' }],
    ['complimentary', { plan: 'complimentary' }],
  ])(
    'is not told by adding the address (%s), nor found by a search or in a file',
    async (_, add) => {
      const { email, displayName } = await stranger()
      const { body } = await call('POST', 'subscribers', { email, ...add })
      expect(JSON.stringify(body)).not.toContain(displayName)
      expect(await listed(email)).toMatchObject([{ displayName: null }])
      expect(await listed(displayName)).toEqual([])
      expect(String((await call('GET', 'subscriber-lists')).body)).not.toContain(displayName)
    },
  )

  it('is told once they subscribe themselves', async () => {
    const { id, email, displayName } = await stranger()
    await call('POST', 'subscribers', { email, plan: 'free' })
    const joined = await callApi(payload, 'POST', `/v1/site/${site.slug}/subscriptions`, {
      token: await makeToken(payload, id),
      body: { plan: 'free' },
    })
    expect(joined.status).toBe(200)
    expect(await listed(displayName)).toMatchObject([{ email, displayName }])
  })

  it('is not in the message of a webhook', async () => {
    const {
      site: hooked,
      receivedMessages,
      server,
    } = await hookedSite(payload, ['subscriber.created'])
    const { email } = await stranger()
    await callApi(payload, 'POST', `/v1/manage/${hooked.slug}/subscribers`, {
      token: await makeToken(payload, hooked.owner),
      body: { email, plan: 'free' },
    })
    expect(await receivedMessages()).toMatchObject([{ data: { email, displayName: null } }])
    server.stop()
  })
})
