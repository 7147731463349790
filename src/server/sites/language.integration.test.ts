import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { adminHeaders } from '@/src/testing/roles'
import { makePerson } from '@/src/testing/setups/make-person'
import { findFeedSite } from '../feeds/feed-site'
import { getPublicSite } from './read'

const payload = await testPayload()
const call = (method: string, path: string, token: string, body?: unknown) =>
  callApi(payload, method, path, { token, ...(body === undefined ? {} : { body }) })

// docs/product/sites-and-hosts.md#language
describe('the language of a site', () => {
  it('is not said until its creator or an editor names one, for everybody to read', async () => {
    const { token } = await makePerson(payload)
    const make = async (settings: object) => {
      const sent = { title: 'Salt', slug: unique('salt'), ...settings }
      const { body } = await call('POST', '/v1/manage/sites', token, sent)
      return SCHEMAS.createSite.answer.parse(body).currentSite
    }
    const [plain, german] = [await make({}), await make({ language: 'de' })]
    expect([plain.language, german.language]).toEqual([null, 'de'])
    expect(await getPublicSite(payload, german.slug)).toMatchObject({ language: 'de' })
    expect(await findFeedSite(payload, german.slug)).toMatchObject({ language: 'de' })
    expect(await findFeedSite(payload, plain.slug)).toMatchObject({ language: 'en' })
    const body = { title: 'Salt', slug: german.slug, language: null }
    expect((await call('PUT', `/v1/manage/${german.slug}/sites`, token, body)).status).toBe(200)
    expect(await getPublicSite(payload, german.slug)).toMatchObject({ language: null })
  })

  it.each(['deutsch, bitte', '<b>', '', 'en-'.repeat(20)])(
    'is a language tag and not %j, through either front door',
    async (language) => {
      const { id, token } = await makePerson(payload)
      const { id: siteId, slug, title } = await makeSite(payload, { owner: id, language: 'fr' })
      const body = { slug, title, language }
      const refused = await call('PUT', `/v1/manage/${slug}/sites`, token, body)
      expect(refused.status).toBe(422)
      expect(JSON.stringify(refused.body)).toContain('"path":"language"')
      if (language === '') return
      const headers = await adminHeaders(payload, id)
      const rest = await callApi(payload, 'PATCH', `/sites/${siteId}`, {
        headers,
        body: { language },
      })
      expect(rest.status).toBe(400)
      expect(await getPublicSite(payload, slug)).toMatchObject({ language: 'fr' })
    },
  )

  // docs/product/ingredient-lines.md#text-and-fields
  it('is that in which lines of a recipe without its own are read', async () => {
    const { token } = await makePerson(payload)
    const read = async (language: string | null) => {
      const slug = unique('salt')
      await call('POST', '/v1/manage/sites', token, { title: 'Salt', slug, language })
      const ingredientUsageGroups = [{ ingredientUsages: [{ text: '2 cs sucre' }] }]
      const recipe = { title: 'Flan', slug: 'flan', ingredientUsageGroups }
      const { body } = await call('POST', `/v1/manage/${slug}/recipes`, token, recipe)
      const stored = SCHEMAS.createRecipe.answer.parse(body).recipe
      const line = stored.ingredientUsageGroups[0]?.ingredientUsages[0]
      return line?.spans.flatMap((span) => (span.kind === 'amount' ? [span.unit] : []))
    }
    expect(await read('fr')).toEqual(['tablespoon'])
    expect(await read('en')).toEqual(['cup'])
  })
})
