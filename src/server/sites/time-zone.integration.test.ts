import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { makeSite, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { adminHeaders } from '@/src/testing/roles'
import { makePerson } from '@/src/testing/setups/make-person'
import { getPublicSite } from './read'
import { findSite } from './scope'

const payload = await testPayload()
const call = (method: string, path: string, token: string, body?: unknown) =>
  callApi(payload, method, path, { token, ...(body === undefined ? {} : { body }) })

async function createSite(token: string, settings: object = {}) {
  const sent = { title: 'Salt', slug: unique('salt'), ...settings }
  const { body } = await call('POST', '/v1/manage/sites', token, sent)
  return SCHEMAS.createSite.answer.parse(body).currentSite
}

// docs/product/sites-and-hosts.md#time-zone
describe('the time zone of a site', () => {
  it('is UTC unless its creator names another one, for everybody to read', async () => {
    const { token } = await makePerson(payload)
    const plain = await createSite(token)
    const zoned = await createSite(token, { timeZone: 'Australia/Lord_Howe' })
    expect([plain.timeZone, zoned.timeZone]).toEqual(['UTC', 'Australia/Lord_Howe'])
    expect(await getPublicSite(payload, zoned.slug)).toMatchObject({
      timeZone: 'Australia/Lord_Howe',
    })
    expect(await findSite(payload, zoned.slug)).toMatchObject({ timeZone: 'Australia/Lord_Howe' })
    const { body } = await call('GET', '/v1/manage/sites', token)
    const zones = SCHEMAS.listManagedSites.answer
      .parse(body)
      .sites.map(({ slug, timeZone }) => [slug, timeZone])
    expect(Object.fromEntries(zones)).toEqual({
      [plain.slug]: 'UTC',
      [zoned.slug]: 'Australia/Lord_Howe',
    })
  })

  it('is changed by its editors, and by nobody else', async () => {
    const [editor, stranger] = [await makePerson(payload), await makePerson(payload)]
    const { slug, title } = await makeSite(payload, { editors: [editor.id] })
    const body = { slug, title, timeZone: 'Europe/Berlin' }
    const change = (token: string) => call('PUT', `/v1/manage/${slug}/sites`, token, body)
    expect((await change(stranger.token)).status).toBe(404)
    expect(await getPublicSite(payload, slug)).toMatchObject({ timeZone: 'UTC' })
    expect((await change(editor.token)).status).toBe(200)
    expect(await getPublicSite(payload, slug)).toMatchObject({ timeZone: 'Europe/Berlin' })
  })

  it.each(['Mars/Olympus', '+02:00', '', 'Europe/'.repeat(20)])(
    'is a name of the IANA database and not %j, through either front door',
    async (timeZone) => {
      const { id, token } = await makePerson(payload)
      const { id: siteId, slug, title } = await makeSite(payload, { owner: id })
      const body = { slug, title, timeZone }
      const refused = await call('PUT', `/v1/manage/${slug}/sites`, token, body)
      expect(refused.status).toBe(422)
      expect(JSON.stringify(refused.body)).toContain('"path":"timeZone"')
      const rest = await callApi(payload, 'PATCH', `/sites/${siteId}`, {
        headers: await adminHeaders(payload, id),
        body: { timeZone },
      })
      expect(rest.status).toBe(400)
      expect(await getPublicSite(payload, slug)).toMatchObject({ timeZone: 'UTC' })
    },
  )

  it('is UTC again where Payload is sent none', async () => {
    const { id } = await makePerson(payload)
    const site = await makeSite(payload, { owner: id, timeZone: 'Europe/Berlin' })
    const headers = await adminHeaders(payload, id)
    await callApi(payload, 'PATCH', `/sites/${site.id}`, { headers, body: { timeZone: null } })
    expect(await getPublicSite(payload, site.slug)).toMatchObject({ timeZone: 'UTC' })
  })
})

// docs/product/site-frame.md#controls-without-a-function
describe('the controls without a function of a site', () => {
  it('are off until an editor switches them on', async () => {
    const { id, token } = await makePerson(payload)
    const { slug, title } = await makeSite(payload, { editors: [id] })
    expect(await getPublicSite(payload, slug)).toMatchObject({ showMockups: false })
    const body = { slug, title, showMockups: true }
    expect((await call('PUT', `/v1/manage/${slug}/sites`, token, body)).status).toBe(200)
    expect(await getPublicSite(payload, slug)).toMatchObject({ showMockups: true })
  })
})
