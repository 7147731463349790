import { describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSite(payload)
const other = await makeSite(payload, { owner: site.owner })
const owner = await makeToken(payload, site.owner)
const stranger = await makeToken(payload, (await makeUser(payload)).id)

const path = (of: TestSite, id = ''): string => `/v1/manage/${of.slug}/saved-views${id}`
const save = (body: unknown, token = owner, of = site) =>
  callApi(payload, 'PUT', path(of), { token, body })
const list = async (token = owner, of = site): Promise<{ id: string; name: string }[]> => {
  const { body } = await callApi(payload, 'GET', path(of), { token })
  return (body as { views: { id: string; name: string }[] }).views
}

// docs/product/kitchen.md#saved-views
describe('saved views', () => {
  it('are listed by name, for the person and the site they were saved for alone', async () => {
    const editor = await makeUser(payload)
    await payload.update({ collection: 'sites', id: site.id, data: { editors: [editor.id] } })
    for (const name of ['Summer', 'autumn']) await save({ name, search: '?status=draft' })
    expect((await list()).map(({ name }) => name)).toEqual(['autumn', 'Summer'])
    expect(await list(owner, other)).toEqual([])
    expect(await list(await makeToken(payload, editor.id))).toEqual([])
  })

  it('are replaced by one of the same name', async () => {
    await save({ name: 'Twice', search: '?status=draft' })
    const { body } = await save({ name: ' Twice ', search: '?locked=true' })
    expect(body).toMatchObject({ view: { name: 'Twice', search: '?locked=true' } })
    expect((await list()).filter(({ name }) => name === 'Twice')).toHaveLength(1)
  })

  it('are refused without a name, with another address, and beyond 30', async () => {
    expect((await save({ name: ' ', search: '' })).status).toBe(422)
    expect((await save({ name: 'Away', search: 'https://a.example' })).status).toBe(422)
    for (let count = 0; count < 30; count += 1) {
      await save({ name: `View ${count}`, search: '' }, owner, other)
    }
    expect((await save({ name: 'One more', search: '' }, owner, other)).status).toBe(409)
    expect((await save({ name: 'View 3', search: '?q=a' }, owner, other)).status).toBe(200)
  })

  it('are forgotten by their owner, and by nobody else', async () => {
    const { body } = await save({ name: 'Mine', search: '' })
    const { id } = (body as { view: { id: string } }).view
    const forget = (token: string, of = site) =>
      callApi(payload, 'DELETE', path(of, `/${id}`), { token })
    expect((await forget(stranger)).status).toBe(404)
    expect((await forget(owner, other)).status).toBe(404)
    expect((await forget(owner)).status).toBe(200)
    expect((await list()).map(({ name }) => name)).not.toContain('Mine')
  })
})
