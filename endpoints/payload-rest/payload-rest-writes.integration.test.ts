import { describe, expect, it } from 'vitest'
import { makeRecipe, makeUser, unique } from '@/src/testing/builders'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { fingerprints } from '@/src/testing/fingerprints'
import { adminHeaders } from '@/src/testing/roles'
import type { Role } from '@/src/testing/roles'
import {
  NO_ID,
  SLUGS,
  author,
  documents,
  payload,
  people,
  send,
} from '@/src/testing/setups/payload-rest'

describe('what people write through it', () => {
  const patchRecipe = async (body: unknown): Promise<ApiAnswer> => {
    const { id } = await makeRecipe(payload, people.site.id)
    return send(author, 'PATCH', `/recipes/${id}`, { body })
  }

  it('is refused when it has not the shape of its fields, and no fault', async () => {
    const { id } = await makeRecipe(payload, people.site.id)
    const own = `/sites/${people.site.id}`
    const misshapen: [string, string, unknown][] = [
      ...['x', '', 5, {}, ['x'], [[]], [null]].flatMap((value): [string, string, unknown][] => [
        ['PATCH', `/recipes/${id}`, { images: value }],
        ['PATCH', `/recipes/${id}`, { ingredientUsageGroups: value }],
        ['PATCH', `/recipes/${id}`, { ingredientUsageGroups: [{ ingredientUsages: value }] }],
        ['PATCH', own, { headerLinks: value }],
        ['PATCH', own, { productLinks: value }],
      ]),
      ['PATCH', `/recipes?where[id][equals]=${id}`, { images: 'x' }],
      ['PATCH', `/recipes/${id}`, { tags: 'x' }],
      ['PATCH', `/recipes/${id}`, { contributors: {} }],
      ['PATCH', own, { featuredRecipes: 'x' }],
      ['PATCH', `/users/${people.ids.author ?? ''}`, { avatarCrop: 'x' }],
      ['PATCH', `/users/${people.ids.author ?? ''}`, { avatarCrop: null }],
    ]
    for (const [method, path, body] of misshapen) {
      const answer = await send(author, method, path, { body })
      expect(answer.status, `${path} ${JSON.stringify(body)}`).toBe(400)
      expect(JSON.stringify(answer.body)).toContain('does not match the format of its field')
    }
    for (const slug of SLUGS.filter((each) => !each.startsWith('payload-'))) {
      for (const body of ['"x"', '5', 'null', '[]']) {
        const headers = { ...author, 'content-type': 'application/json' }
        for (const path of [`/${slug}/access`, `/${slug}/access/${NO_ID}`, `/${slug}`]) {
          const { status } = await send(headers, 'POST', path, { body })
          expect(status, `${path} ${body}`).toBeLessThan(500)
        }
      }
    }
    // As the admin's forms send lists with nothing in them.
    for (const none of [0, '0', null]) {
      const body = { images: none, ingredientUsageGroups: none, tags: [] }
      const { status } = await send(author, 'PATCH', `/recipes/${id}`, { body })
      expect(status, JSON.stringify(body)).toBe(200)
    }
    for (const none of ['', null]) {
      const body = { tags: none, contributors: none }
      const { status } = await send(author, 'PATCH', `/recipes/${id}`, { body })
      expect(status, JSON.stringify(body)).toBe(200)
    }
  }, 120_000)

  it('may leave groups out, and is told where a shape is wrong', async () => {
    const { id } = await makeRecipe(payload, people.site.id)
    const named = { displayName: 'Without a crop' }
    const profile = await send(author, 'PATCH', `/users/${people.ids.author ?? ''}`, {
      body: named,
    })
    expect(profile.status, JSON.stringify(profile.body)).toBe(200)
    const body = { ingredientUsageGroups: [{ ingredientUsages: 'x' }] }
    const { body: answered } = await send(author, 'PATCH', `/recipes/${id}`, { body })
    expect(JSON.stringify(answered)).toContain('ingredientUsageGroups.ingredientUsages does not')
  })

  it('points at nobody and nothing of others', async () => {
    const stranger = await makeUser(payload)
    const foreign = await documents.make('images', { site: people.others.id })
    const refused: [string, unknown][] = [
      ['contributors', [stranger.id]],
      ['contributors', [people.others.owner]],
      ['images', [{ image: foreign }]],
      ['instructionGroups', [{ instructions: [{ images: [foreign] }] }]],
    ]
    for (const [field, value] of refused) {
      const { status, body } = await patchRecipe({ [field]: value })
      expect(status, `${field}: ${JSON.stringify(body)}`).toBe(400)
    }
    const person = `/users/${people.ids.author ?? ''}`
    expect((await send(author, 'PATCH', person, { body: { avatar: foreign } })).status).toBe(400)
  })

  it('is refused in the words of the API, beside its field', async () => {
    const { status, body } = await patchRecipe({
      ingredientUsageGroups: [{ ingredientUsages: [{ unit: NO_ID, quantityMin: 1 }] }],
      youtubeVideoId: 'x'.repeat(100),
    })
    expect(status).toBe(400)
    const text = JSON.stringify(body)
    expect(text).toContain('youtubeVideoId')
    expect(text).not.toContain('unitId')
  })

  // docs/product/api.md#requests
  it('is kept without control characters, also deep in lists', async () => {
    const { id } = await makeRecipe(payload, people.site.id)
    const instructions = [{ note: 'Fo\u0000ld\u0007' }]
    const body = {
      title: 'Rye\u0007 loaf',
      instructionGroups: [{ title: 'Dou\u001bgh', instructions }],
    }
    expect((await send(author, 'PATCH', `/recipes/${id}`, { body })).status).toBe(200)
    const after = await payload.findByID({ collection: 'recipes', id, depth: 0 })
    const clean = [{ title: 'Dough', instructions: [{ note: 'Fold' }] }]
    expect(after).toMatchObject({ title: 'Rye loaf', instructionGroups: clean })
  })

  it('links nowhere that could run', async () => {
    const address = 'javascript:alert(1)'
    const path = `/sites/${people.site.id}`
    for (const body of [
      { headerLinks: [{ label: 'Menu', href: address }] },
      { links: [{ label: 'Menu', href: address }] },
      { productLinks: [{ productTitle: 'Pan', href: address }] },
      { socialMediaLinks: [{ platform: 'facebook', url: address }] },
    ]) {
      const { status } = await send(author, 'PATCH', path, { body })
      expect(status, JSON.stringify(body)).toBe(400)
    }
    const link = { type: 'link', version: 3, fields: { url: address, linkType: 'custom' } }
    const word = { type: 'text', version: 1, text: 'press', detail: 0, format: 0, mode: 'normal' }
    const children = [{ ...link, children: [{ ...word, style: '' }] }]
    const note = { root: { type: 'root', version: 1, children: [{ type: 'paragraph', children }] } }
    const { id } = await makeRecipe(payload, people.site.id)
    await send(author, 'PATCH', `/recipes/${id}`, { body: { note } })
    const after = await payload.findByID({ collection: 'recipes', id, depth: 0 })
    expect(JSON.stringify(after.note)).not.toContain('javascript:')
  })

  it('makes nothing for the whole platform', async () => {
    for (const slug of ['terms', 'equipment', 'color-themes', 'type-themes'] as const) {
      const two = await adminHeaders(payload, people.ids.author)
      const data = { ...(await documents.data(slug)), site: null }
      const before = await payload.count({ collection: slug, where: { site: { exists: false } } })
      await send(two, 'POST', `/${slug}`, { body: data })
      await send(two, 'POST', `/${slug}`, { body: { ...data, site: undefined } })
      const after = await payload.count({ collection: slug, where: { site: { exists: false } } })
      expect(after.totalDocs, slug).toBe(before.totalDocs)
    }
  })

  it('reaches nothing of others by a condition or a copy', async () => {
    const { id } = await makeRecipe(payload, people.others.id)
    const before = await fingerprints(payload, ['rate_limits'])
    const where = `where[id][equals]=${id}`
    await send(author, 'PATCH', `/recipes?${where}`, { body: { title: 'Taken' } })
    await send(author, 'DELETE', `/recipes?${where}`)
    await send(author, 'POST', `/recipes/${id}/duplicate`, { body: { title: 'Copied' } })
    await send(author, 'POST', `/sites/${people.others.id}/duplicate`, { body: {} })
    await send(author, 'POST', `/sites/${people.site.id}/duplicate`, { body: {} })
    await send(author, 'POST', `/users/${people.others.owner}/duplicate`, { body: {} })
    expect(await fingerprints(payload, ['rate_limits'])).toEqual(before)
  })

  it('is done to nothing by a condition that is none', async () => {
    const { id } = await makeRecipe(payload, people.site.id)
    const title = { title: 'Written over' }
    for (const query of [
      'where[]=x',
      'where[and]=',
      'where[or]=x',
      'where[and][0]=x',
      'where[AND][]=',
      'where[and][]',
      'where[and][0][or]=',
      'where[and][0][or][]',
      `where[and][0]=x&where[and][1][id][equals]=${id}`,
      `where[and][0][id][equals]=${id}&where[or][0][title][exists]=true`,
      `where[and][0][id][equals]=${id}&where[AND][0][title][exists]=true`,
    ]) {
      const changed = await send(author, 'PATCH', `/recipes?${query}`, { body: title })
      const removed = await send(author, 'DELETE', `/recipes?${query}`)
      for (const { status, body } of [changed, removed]) {
        expect(status, query).toBe(400)
        expect(JSON.stringify(body), query).toContain('Unsupported query:')
      }
    }
    const recipe = await payload.findByID({ collection: 'recipes', id, depth: 0 })
    expect(recipe.title).not.toBe(title.title)
  })

  it('is done by nobody whose cookie came along from another page', async () => {
    const { id } = await makeRecipe(payload, people.site.id)
    for (const origin of ['https://evil.example', 'null', `http://${unique('x')}.localhost:3000`]) {
      const { status } = await send({ ...author, origin }, 'PATCH', `/recipes/${id}`, {
        body: { title: 'Taken' },
      })
      expect(status, origin).toBe(403)
    }
  })

  const ROLES_WITHOUT: readonly Role[] = ['signedIn', 'free', 'paid']
  it.each(ROLES_WITHOUT)('is nothing for who works on no site: %s', async (role) => {
    const headers = await adminHeaders(payload, people.ids[role])
    // Making them may store what they belong to.
    const bodies = new Map<string, unknown>()
    for (const slug of SLUGS) bodies.set(slug, await documents.data(slug).catch(() => ({})))
    const before = await fingerprints(payload, ['rate_limits', 'auth_sessions'])
    for (const [slug, body] of bodies) await send(headers, 'POST', `/${slug}`, { body })
    const after = await fingerprints(payload, ['rate_limits', 'auth_sessions'])
    expect(changedTables(before, after)).toEqual([])
  })
})

/** Tables that differ, but for those that the test's own documents need. */
function changedTables(before: Record<string, string>, after: Record<string, string>): string[] {
  const own = new Set(['recipes', 'users', 'sites', 'comments', 'imports'])
  return Object.keys(before).filter(
    (table) => before[table] !== after[table] && !own.has(table) && !table.startsWith('search_'),
  )
}
