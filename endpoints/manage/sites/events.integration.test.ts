import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const site = await makeSite(payload)
const author = await makeToken(payload, site.owner)
const manage = (method: string, path: string, body?: unknown, token = author) =>
  callApi(payload, method, `/v1/manage/${site.slug}${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  })
const DATE = '2026-06-20T12:00:00.000Z'
async function picture(siteId: string): Promise<string> {
  const data = { site: siteId, key: unique('picture'), width: 8, height: 8 }
  return (await payload.create({ collection: 'images', data, depth: 0 })).id
}
async function made(title: string) {
  const { body } = await manage('POST', '/events', { title, date: DATE })
  return SCHEMAS.createEvent.answer.parse(body).event
}

// docs/product/kitchen.md#events
describe('events', () => {
  it('are made with every field, changed in part, seen by visitors, and deleted', async () => {
    const imageId = await picture(site.id)
    const whole = {
      title: 'Market day',
      date: DATE,
      location: 'The old mill',
      description: 'Bread and jars.',
      href: 'https://example.com/market',
      imageId,
    }
    const answer = await manage('POST', '/events', whole)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const { event } = SCHEMAS.createEvent.answer.parse(answer.body)
    const { imageId: _id, ...plain } = whole
    expect(event).toMatchObject({ ...plain, image: { id: imageId } })
    const path = `/events/${event.id}`
    const changed = await manage('PUT', path, { location: null, updatedAt: event.updatedAt })
    expect(changed.body).toMatchObject({ event: { title: 'Market day', location: null } })
    const seen = await callApi(payload, 'GET', `/v1/site/${site.slug}/current-site`)
    expect(SCHEMAS.getSite.answer.parse(seen.body).currentSite.events).toMatchObject([
      { id: event.id, location: null, description: 'Bread and jars.' },
    ])
    expect((await manage('DELETE', path)).status).toBe(200)
    expect((await manage('GET', path)).status).toBe(404)
    expect((await manage('DELETE', path)).status).toBe(404)
  })

  it('are not overwritten by an edit of an older version, which gets the stored one', async () => {
    const event = await made('Supper')
    await manage('PUT', `/events/${event.id}`, { title: 'Late supper' })
    const stale = { title: 'Early supper', updatedAt: event.updatedAt }
    expect(await manage('PUT', `/events/${event.id}`, stale)).toMatchObject({
      status: 409,
      body: { error: { current: { event: { title: 'Late supper' } } } },
    })
  })

  // docs/product/kitchen.md#earlier-versions
  it('keep what they said before their ten latest changes, whoever made them', async () => {
    const imageId = await picture(site.id)
    const { id } = await made('Supper')
    const versions = async () => {
      const { body } = await manage('GET', `/events/${id}/versions`)
      return SCHEMAS.listEventVersions.answer.parse(body).versions
    }
    expect(await versions()).toEqual([])
    await manage('PUT', `/events/${id}`, { location: 'At ours', imageId })
    await manage('PUT', `/events/${id}`, { location: 'At ours' })
    await payload.update({ collection: 'events', id, data: { title: 'Late supper' } })
    expect(await versions()).toMatchObject([
      { title: 'Supper', location: 'At ours', date: DATE, image: { id: imageId } },
      { title: 'Supper', location: null, date: DATE, image: null },
    ])
    for (let at = 1; at <= 11; at += 1) await manage('PUT', `/events/${id}`, { title: `${at}` })
    expect((await versions()).map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, at) => `${10 - at}`),
    )
    await manage('DELETE', `/events/${id}`)
    expect((await manage('GET', `/events/${id}/versions`)).status).toBe(404)
    const left = 'select 1 from record_versions where record_id = $1'
    expect((await payload.db.pool.query(left, [id])).rowCount).toBe(0)
  })

  it('show only pictures that are the site’s to use', async () => {
    const foreign = await picture((await makeSite(payload)).id)
    const body = { title: 'Supper', date: DATE, imageId: foreign }
    expect(await manage('POST', '/events', body)).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'imageId' }] } },
    })
  })

  it('of another site are not there', async () => {
    const event = await made('Supper')
    const other = await makeSite(payload)
    const token = await makeToken(payload, other.owner)
    for (const [method, body] of [['GET'], ['PUT', { title: 'Mine' }], ['DELETE']] as const) {
      const path = `/v1/manage/${other.slug}/events/${event.id}`
      expect((await callApi(payload, method, path, { token, body })).status, method).toBe(404)
    }
    const history = `/v1/manage/${other.slug}/events/${event.id}/versions`
    expect((await callApi(payload, 'GET', history, { token })).status).toBe(404)
    const listed = await callApi(payload, 'GET', `/v1/manage/${other.slug}/events`, { token })
    expect(listed.body).toEqual({ events: [] })
  })

  it.each([
    ['a day that there is not', { date: '2026-02-30T12:00:00.000Z' }, 'date'],
    ['a year that no database takes', { date: '0000-01-01T00:00:00Z' }, 'date'],
    ['a day without a time', { date: '2026-02-03' }, 'date'],
    ['a script for a link', { href: 'javascript:alert(1)' }, 'href'],
    ['a blank title', { title: '  ' }, 'title'],
    ['a place longer than a page', { location: 'x'.repeat(501) }, 'location'],
  ])('are refused with %s', async (_what, wrong, path) => {
    const answer = await manage('POST', '/events', { title: 'Supper', date: DATE, ...wrong })
    expect(answer).toMatchObject({ status: 422, body: { error: { issues: [{ path }] } } })
  })
})
