import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { LetterCreate } from '@/src/contract/letter/letter'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeLetter } from '@/src/testing/api/letter-requests'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)

const text = (words: string) => ({ type: 'paragraph', children: [{ text: words }] }) as const
const hourAgo = (): string => new Date(Date.now() - 3_600_000).toISOString()

const manage = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<ApiAnswer> =>
  callApi(payload, method, `/v1/manage/${site.slug}/letters${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  })

async function create(body: Partial<LetterCreate> = {}) {
  const slug = unique('letter')
  const answer = await manage('POST', '', { title: 'Spring', slug, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return SCHEMAS.createLetter.answer.parse(answer.body).letter
}

const read = (slug: string, as?: string): Promise<ApiAnswer> =>
  callApi(payload, 'GET', `/v1/site/${site.slug}/letters/${slug}`, as ? { token: as } : {})

async function letterFor(slug: string, as?: string) {
  const answer = await read(slug, as)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return SCHEMAS.getLetter.answer.parse(answer.body).letter
}

const draftOf = async (id: string) =>
  SCHEMAS.getLetterDraft.answer.parse((await manage('GET', `/${id}/draft`)).body)

async function save(id: string, fields: object): Promise<ApiAnswer> {
  const { draft } = await draftOf(id)
  const { document, revision, basedOn } = draft
  return manage('PUT', `/${id}/draft`, {
    document: { ...document, ...fields },
    revision,
    basedOn,
  })
}

const publish = async (id: string, body: object = {}): Promise<ApiAnswer> => {
  const { draft } = await draftOf(id)
  return manage('POST', `/${id}/draft/publish`, { revision: draft.revision, ...body })
}

async function reader(planType: 'free' | 'monthly'): Promise<string> {
  const user = (await makeUser(payload)).id
  const data = { user, site: site.id, planType, status: 'active' } as const
  await payload.create({ collection: 'subscriptions', data, depth: 0 })
  return makeToken(payload, user)
}

// docs/product/letters.md#publishing
describe('publishing a letter', () => {
  it('makes it a page of the site, and unpublishing removes that page', async () => {
    const { id, slug } = await create({ content: [text('The leaves are out.')] })
    expect((await read(slug)).status).toBe(404)
    expect((await publish(id)).status).toBe(200)
    expect((await letterFor(slug)).content).toEqual([text('The leaves are out.')])
    expect((await manage('POST', `/${id}/unpublish`)).status).toBe(200)
    expect((await read(slug)).status).toBe(404)
  })

  it('keeps the first date, and stores without publishing where the time is null', async () => {
    const { id, slug } = await create()
    await save(id, { title: 'Stored' })
    expect((await publish(id, { publishedAt: null })).body).toMatchObject({
      letter: { title: 'Stored', publishedAt: null, hasDraft: false },
    })
    await publish(id)
    const { publishedAt } = await letterFor(slug)
    await save(id, { title: 'Again' })
    await publish(id)
    expect(await letterFor(slug)).toMatchObject({ title: 'Again', publishedAt })
  })

  it('happens at its time where that is in the future', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const { slug } = await create({ publishedAt: tomorrow })
    expect((await read(slug)).status).toBe(404)
    const listed = await manage('GET', `?status=scheduled&query=${slug}`)
    expect(listed.body).toMatchObject({ total: 1, letters: [{ slug, publishedAt: tomorrow }] })
  })

  it('redirects from the old slug of a published letter', async () => {
    const { id, slug } = await create({ publishedAt: hourAgo() })
    const renamed = unique('renamed')
    await save(id, { slug: renamed })
    await publish(id)
    expect(await read(slug)).toMatchObject({ status: 308 })
    expect((await letterFor(renamed)).id).toBe(id)
  })

  it('needs a title, and makes the slug from it where there is none', async () => {
    const { id } = await create()
    await save(id, { title: ' ', slug: '' })
    const refused = await publish(id)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('"title"'),
    ])
    await save(id, { title: 'Ramps & Nettles' })
    expect((await publish(id)).body).toMatchObject({ letter: { slug: 'ramps-and-nettles' } })
    const other = await create()
    await save(other.id, { title: 'Ramps & Nettles', slug: '' })
    expect((await publish(other.id)).body).toMatchObject({
      letter: { slug: 'ramps-and-nettles-2' },
    })
  })
})

// docs/product/letters.md#drafts
describe('the draft of a letter', () => {
  it('is seen by nobody before it is published', async () => {
    const { id, slug } = await create({ publishedAt: hourAgo(), content: [text('Published')] })
    expect((await save(id, { title: 'Later', content: [text('Draft')] })).body).toMatchObject({
      draft: { revision: 1, savedBy: { id: site.owner } },
    })
    expect(await letterFor(slug)).toMatchObject({ title: 'Spring', content: [text('Published')] })
  })

  it('refuses a save and a publication of another revision, with what is stored', async () => {
    const { id, updatedAt } = await create()
    await save(id, { title: 'Theirs' })
    const document = { title: 'Mine', slug: 'mine' }
    const late = await manage('PUT', `/${id}/draft`, { document, revision: 0, basedOn: updatedAt })
    expect(late).toMatchObject({
      status: 409,
      body: { error: { current: { draft: { revision: 1, document: { title: 'Theirs' } } } } },
    })
    expect((await manage('POST', `/${id}/draft/publish`, { revision: 0 })).status).toBe(409)
  })

  it('names a letter in lists until it is published', async () => {
    const { id, slug } = await create()
    await save(id, { title: 'Working title' })
    const listed = await manage('GET', `?status=draft&query=${slug}`)
    expect(listed.body).toMatchObject({ letters: [{ title: 'Working title', hasDraft: true }] })
  })

  it('is a version once it is discarded, which can be restored', async () => {
    const { id } = await create({ publishedAt: hourAgo() })
    await save(id, { title: 'Thrown away' })
    await manage('DELETE', `/${id}/draft`)
    const list = await manage('GET', `/${id}/versions`)
    const { versions } = SCHEMAS.listLetterVersions.answer.parse(list.body)
    expect(versions.map(({ kind, title }) => [kind, title])).toEqual([
      ['draft', 'Thrown away'],
      ['published', 'Spring'],
    ])
    const [discarded] = versions
    const path = `/${id}/versions/${discarded?.id ?? ''}`
    expect((await manage('GET', path)).body).toMatchObject({
      version: { document: { title: 'Thrown away' } },
    })
    expect((await manage('POST', `${path}/restore`, { revision: 0 })).body).toMatchObject({
      draft: { document: { title: 'Thrown away' } },
    })
  })

  it('keeps each published version in the history', async () => {
    const { id } = await create({ publishedAt: hourAgo() })
    await save(id, { title: 'Second' })
    await publish(id)
    const list = await manage('GET', `/${id}/versions`)
    const { versions } = SCHEMAS.listLetterVersions.answer.parse(list.body)
    expect(versions.map(({ kind, title }) => [kind, title])).toEqual([
      ['published', 'Second'],
      ['published', 'Spring'],
    ])
  })
})

// docs/product/letters.md#blocks
describe('the blocks of a letter', () => {
  const card = (recipeId: string) => ({ type: 'recipe-card', recipeId }) as const
  const button = (href: string) => ({ type: 'button', label: 'Subscribe', href }) as const

  it('are read as they were written, with the cards of published recipes', async () => {
    const loaf = await makeRecipe(payload, site.id)
    const content = [card(loaf.id), button('/subscribe'), button('mailto:ada@example.com')]
    const { slug } = await create({ publishedAt: hourAgo(), content })
    const letter = await letterFor(slug)
    expect(letter.content).toEqual(content)
    expect(letter.recipes.map(({ id }) => id)).toEqual([loaf.id])
    await payload.update({
      collection: 'recipes',
      id: loaf.id,
      data: { publishedAt: null },
      depth: 0,
    })
    expect((await letterFor(slug)).recipes).toEqual([])
  })

  it('refuse recipes of other sites and addresses that could run something', async () => {
    const elsewhere = await makeRecipe(payload, (await makeSite(payload)).id)
    for (const block of [card(elsewhere.id), card(randomUUID()), button('javascript:alert(1)')]) {
      const answer = await manage('POST', '', { title: 'Spring', content: [block] })
      expect(answer.status, JSON.stringify(answer.body)).toBe(422)
      expect(JSON.stringify(answer.body)).toContain('content.0')
    }
  })

  it('leave cards of other sites out of a draft', async () => {
    const elsewhere = await makeRecipe(payload, (await makeSite(payload)).id)
    const { id } = await create()
    await save(id, { content: [text('Mine'), card(elsewhere.id)] })
    expect((await draftOf(id)).draft.document.content).toEqual([text('Mine')])
  })

  it('are reduced for clients that know the basic ones alone', async () => {
    const content = [button('https://example.com/'), button('/subscribe')]
    const { slug } = await create({ publishedAt: hourAgo(), content })
    const { body } = await read(`${slug}?blocks=basic`)
    const link = { type: 'link', href: 'https://example.com/', children: [{ text: 'Subscribe' }] }
    expect(body).toMatchObject({
      letter: {
        reduced: true,
        content: [
          { type: 'paragraph', children: [link], reduced: true },
          { type: 'paragraph', children: [{ text: 'Subscribe' }], reduced: true },
        ],
      },
    })
  })
})

// docs/product/letters.md#audiences
describe('a letter for some readers', () => {
  const content = [text('Before'), { type: 'paywall' } as const, text('Behind the wall')]

  it('shows each reader the part that is theirs', async () => {
    const [free, paid] = [await reader('free'), await reader('monthly')]
    const before = [text('Before')]
    const expected = {
      everyone: [before, before, content, content],
      free: [[], before, content, content],
      paid: [[], [], content, content],
    }
    for (const audience of ['everyone', 'free', 'paid'] as const) {
      const { slug } = await create({ publishedAt: hourAgo(), audience, content })
      const shown = [undefined, free, paid, token].map((as) => letterFor(slug, as))
      expect((await Promise.all(shown)).map((letter) => letter.content)).toEqual(expected[audience])
    }
  })

  it('names no recipe and no picture behind the paywall', async () => {
    const loaf = await makeRecipe(payload, site.id, { title: 'Behind the wall' })
    const { slug } = await create({
      publishedAt: hourAgo(),
      content: [...content, { type: 'recipe-card', recipeId: loaf.id }],
    })
    const { body } = await read(slug)
    expect(body).toMatchObject({ letter: { isLocked: true, images: [], recipes: [] } })
    expect(JSON.stringify(body)).not.toContain('Behind the wall')
    const list = await callApi(payload, 'GET', `/v1/site/${site.slug}/letters?limit=100`)
    expect(JSON.stringify(list.body)).not.toContain('Behind the wall')
  })

  it('stays closed to paid readers of another site', async () => {
    const { slug } = await create({ publishedAt: hourAgo(), audience: 'paid', content })
    const user = (await makeUser(payload)).id
    const elsewhere = (await makeSite(payload)).id
    const data = { user, site: elsewhere, planType: 'monthly', status: 'active' } as const
    await payload.create({ collection: 'subscriptions', data, depth: 0 })
    expect((await letterFor(slug, await makeToken(payload, user))).content).toEqual([])
  })
})

// docs/product/letters.md
describe('the letters of a site', () => {
  it('are listed newest first, and lead to those before and after', async () => {
    const own = await makeSite(payload)
    const target = { payload, objects: own }
    const at = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()
    for (const [title, hours] of [
      ['First', 3],
      ['Second', 2],
      ['Third', 1],
    ] as const)
      await makeLetter(target, { title, slug: title.toLowerCase(), publishedAt: at(hours) })
    const list = await callApi(payload, 'GET', `/v1/site/${own.slug}/letters?limit=2`)
    expect(list.body).toMatchObject({
      total: 3,
      letters: [{ title: 'Third' }, { title: 'Second' }],
    })
    const { body } = await callApi(payload, 'GET', `/v1/site/${own.slug}/letters/second`)
    expect(body).toMatchObject({
      letter: { previous: { slug: 'first' }, next: { slug: 'third' } },
    })
  })

  it('refuses a text beyond the size of a request with a message that names it', async () => {
    const answer = await manage('POST', '', {
      title: 'Long',
      content: [text('a'.repeat(5 * 1_048_576))],
    })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      413,
      expect.stringContaining('1 MiB'),
    ])
  })
})
