import type { Field, Where } from 'payload'
import { describe, expect, it } from 'vitest'
import type { CollectionSlug } from '@/access/policy'
import { makeUser } from '@/src/testing/builders'
import {
  NO_ID,
  SLUGS,
  admin,
  author,
  documents,
  payload,
  people,
  send,
} from '@/src/testing/setups/payload-rest'

describe('a question about documents', () => {
  const HIDDEN: readonly [CollectionSlug, string][] = [
    ['comments', 'user.email'],
    ['comments', 'user.signUpAttribution'],
    ['sites', 'owner.email'],
    ['sites', 'editors.email'],
    ['recipes', 'site.owner.email'],
    ['recipes', 'contributors.email'],
    ['images', 'uploadedBy.email'],
    ['imports', 'filePath'],
    ['imports', 'user.email'],
    ['users', 'signUpAttribution'],
    // Shown with the person, whom they may not read: one yes or no at a time.
    ['comments', 'user.displayName'],
    ['comments', 'user.handle'],
    ['sites', 'owner.displayName'],
    ['images', 'uploadedBy.handle'],
    ['subscriptions', 'user.bio'],
    ['recipes', 'contributors.displayName'],
  ]
  it.each(HIDDEN)('is not answered by what is hidden: %s, %s', async (slug, path) => {
    await documents.make(slug === 'users' ? 'recipes' : slug)
    const asked = [
      `where[${path}][like]=a`,
      `where[${path}][contains]=@`,
      `where[and][0][or][0][${path}][exists]=true`,
      `sort=${path}`,
      `sort=-${path}`,
    ]
    for (const query of asked) {
      const { status, body } = await send(author, 'GET', `/${slug}?${query}`)
      expect(status, `${query}: ${JSON.stringify(body).slice(0, 200)}`).toBe(400)
      // Said before Payload looks for itself, beside the request.
      expect(JSON.stringify(body), query).toContain('Unsupported query:')
    }
  })

  it.each([
    ['a walk with underscores', 'where[site__owner__email][like]=a'],
    ['a walk behind the id', 'where[id.email][equals]=a'],
    ['a field without an operator', 'where[title]=a'],
    ['an id by another name', `where[_id][equals]=${NO_ID}`],
    ['an operator that the field does not have', 'where[site][like]=a'],
    ['a walk below a word of any case', 'where[Or][0][site.owner.email][like]=a'],
    ['one of several orders by what is hidden', 'sort[]=-title&sort[]=site.owner.email'],
    ['a condition in place of a value', 'where[site][contains][owner.email][like]=a'],
    ['an order by what is hidden after one that is not', 'sort=title,site.owner.email'],
  ])('is refused: %s', async (_what, query) => {
    const { status, body } = await send(author, 'GET', `/recipes?${query}`)
    expect(status, JSON.stringify(body)).toBe(400)
    expect(JSON.stringify(body)).toContain('Unsupported query:')
  })

  it('is answered by fields of the collection and the ids in them', async () => {
    const id = await documents.make('recipes')
    for (const path of ['site', 'site__id', 'site.id']) {
      const query = `where[${path}][equals]=${people.site.id}&where[id][equals]=${id}&sort=-title`
      const { body } = await send(author, 'GET', `/recipes?${query}`)
      expect(body, path).toMatchObject({ docs: [{ id }] })
    }
  })

  it('shows nobody’s address along with a document, however deep it is asked for', async () => {
    const { email } = await makeUser(payload)
    await documents.make('comments', { user: await idOf(email) })
    for (const query of ['depth=3', 'depth=3&populate[users][email]=true', 'select[user]=true']) {
      for (const slug of ['comments', 'sites', 'recipes', 'subscriptions']) {
        const { body } = await send(author, 'GET', `/${slug}?limit=100&${query}`)
        expect(JSON.stringify(body), `${slug} ${query}`).not.toContain(email)
      }
    }
  })

  const OPERATORS = ['like', 'contains', 'near', 'within', 'greater_than', 'all', 'in', 'exists']
  const VALUES = ['a', '1,2,3', '%00', '[]', '{"type":"Point"}', '9'.repeat(400)]
  it.each(SLUGS)('that does not fit a field is refused, not a fault: %s', async (slug) => {
    const found = payload.config.collections.find((each) => each.slug === slug)
    const names = namesOf(found?.fields ?? [])
    for (const name of names) {
      for (const [index, operator] of OPERATORS.entries()) {
        const value = VALUES[(index + name.length) % VALUES.length] ?? 'a'
        const query = `where[${name}][${operator}]=${value}`
        for (const headers of [{}, admin]) {
          const { status } = await send(headers, 'GET', `/${slug}?${query}`)
          // Payload's own tables of migrations have no REST at all.
          expect(status === 501 || status < 500, `${slug} ${query}: ${status}`).toBe(true)
        }
      }
    }
  })
})

describe('what the admin itself asks', () => {
  const asAuthor = async () => {
    const user = await payload.findByID({ collection: 'users', id: people.ids.author ?? '' })
    return { overrideAccess: false, user: { ...user, collection: 'users' as const } }
  }

  it('is answered with conditions in conditions, up to eight', async () => {
    const id = await documents.make('recipes')
    const nested = (deep: number): Where =>
      deep === 0 ? { id: { equals: id } } : { [deep % 2 ? 'or' : 'and']: [nested(deep - 1)] }
    const find = async (deep: number) =>
      payload.find({ collection: 'recipes', where: nested(deep), ...(await asAuthor()) })
    expect((await find(8)).docs).toMatchObject([{ id }])
    await expect(find(9)).rejects.toThrow('conditions nested too deeply')
  })

  it('is answered with a list of conditions that is empty', async () => {
    const id = await documents.make('recipes')
    for (const where of [{ and: [] }, { or: [{ and: [] }] }] satisfies Where[]) {
      const found = await payload.find({
        collection: 'recipes',
        where,
        sort: '-createdAt',
        ...(await asAuthor()),
      })
      expect(found.docs.map((each) => each.id)).toContain(id)
    }
  })

  const ANY = ['equals', 'not_equals', 'in', 'not_in', 'exists']
  const ORDERED = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
  it.each([
    ['title', 'Soup', [...ANY, 'like', 'not_like', 'contains']],
    ['prepTimeMinutes', '5', [...ANY, ...ORDERED]],
    ['createdAt', '2026-01-01T00:00:00.000Z', [...ANY, ...ORDERED]],
    ['contributors', NO_ID, [...ANY, 'contains']],
    ['images.shareCrop.width', '5', [...ANY, ...ORDERED]],
  ])('is answered by %s with each operator of its filters', async (name, value, operators) => {
    for (const operator of operators) {
      const said = operator === 'exists' ? 'true' : value
      const query = `where[${name}][${operator}]=${said}`
      const { status, body } = await send(author, 'GET', `/recipes?${query}`)
      expect(status, `${query}: ${JSON.stringify(body).slice(0, 200)}`).toBe(200)
    }
  })

  it('is answered in the order of several fields, however they are written', async () => {
    for (const sort of ['title,-createdAt', '%20-title', 'title,,createdAt', '']) {
      const { status } = await send(author, 'GET', `/recipes?sort=${sort}`)
      expect(status, sort).toBe(200)
    }
  })

  it('is answered by fields in the tabs of its form', async () => {
    const description = `Tab ${crypto.randomUUID()}`
    const id = await documents.make('recipes', { description })
    const where = { description: { equals: description } }
    const found = await payload.find({ collection: 'recipes', where, ...(await asAuthor()) })
    expect(found.docs).toMatchObject([{ id }])
  })

  it.each(['document', 'document.value.title', 'document.relationTo.title'])(
    'is refused where it reaches through a relation: %s',
    async (path) => {
      const asked = payload.find({
        collection: 'payload-locked-documents',
        where: { [path]: { equals: NO_ID } },
        ...(await asAuthor()),
      })
      await expect(asked).rejects.toThrow(`Unsupported query: ${path}`)
    },
  )

  it('is answered: who has a document open, and since when', async () => {
    const { docs } = await payload.find({
      collection: 'payload-locked-documents',
      ...(await asAuthor()),
      where: {
        'document.relationTo': { equals: 'recipes' },
        'document.value': { equals: NO_ID },
        updatedAt: { greater_than: new Date(0) },
      },
    })
    expect(docs).toEqual([])
  })
})

const idOf = async (email: string): Promise<string> => {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } })
  return docs[0]?.id ?? ''
}
const namesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => namesOf(tab.fields))
    if ('name' in field && field.type !== 'ui') return [field.name]
    return 'fields' in field ? namesOf(field.fields) : []
  })
