import { describe, expect, it } from 'vitest'
import { REDUCED, UNEQUAL_ROWS } from '@/src/contract/messages'
import { SCHEMAS } from '@/src/contract/schemas'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { EMBED_ADDRESS } from '@/src/domain/rich-text/embeds/embed-address'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)

const story: WideDocument = [
  { type: 'paragraph', children: [{ text: 'She said:' }] },
  { type: 'quote', children: [{ text: 'Salt it twice.' }] },
  { type: 'divider' },
]

const reducedStory = [
  { type: 'paragraph', children: [{ text: 'She said:' }] },
  { type: 'paragraph', children: [{ text: 'Salt it twice.' }], reduced: true },
  { type: 'paragraph', children: [{ text: '* * *' }], reduced: true },
]

const read = (slug: string, query = ''): Promise<ApiAnswer> =>
  callApi(payload, 'GET', `/v1/site/${site.slug}/recipes/${slug}${query}`)

const update = async (id: string, body: Partial<RecipeWriteInput>): Promise<ApiAnswer> => {
  const slug = unique('recipe')
  return callApi(payload, 'PUT', `/v1/manage/${site.slug}/recipes/${id}`, {
    token,
    body: { title: 'Bread', slug, ...body },
  })
}

// docs/product/rich-text.md#wider-texts
describe('the story of a recipe', () => {
  it('is read with the quotations and dividers that were written', async () => {
    const { id, slug } = await makeRecipe(payload, site.id)
    const saved = await update(id, { slug, storyMore: story })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { recipe } = SCHEMAS.getRecipe.answer.parse((await read(slug)).body)
    expect(recipe.storyMore).toEqual(story)
    expect(recipe).not.toHaveProperty('reduced')
  })

  it('has types of blocks that notes and steps have not', async () => {
    const { id } = await makeRecipe(payload, site.id)
    for (const body of [
      { note: story },
      { instructionGroups: [{ instructions: [{ content: story }] }] },
    ]) {
      expect(await update(id, body as Partial<RecipeWriteInput>)).toMatchObject({ status: 422 })
    }
  })

  it('is withheld as a whole where the recipe is locked', async () => {
    const { slug } = await makeRecipe(payload, site.id, {
      storyMore: story,
      privacySetting: 'subscribers_only',
    })
    const { body } = await read(slug)
    expect(body).toMatchObject({ recipe: { isLocked: true, storyMore: [] } })
    expect(JSON.stringify(body)).not.toContain('Salt it')
  })
})

const cell = (text: string) => ({ type: 'table-cell', children: [{ text }] }) as const
const row = (...texts: string[]) => ({ type: 'table-row', children: texts.map(cell) }) as const
const table = { type: 'table', headerRow: true, children: [row('a', 'b'), row('c', 'd')] } as const

// docs/product/rich-text.md#tables
describe('a table in a story', () => {
  const save = async (...storyMore: object[]): Promise<ApiAnswer> => {
    const { id } = await makeRecipe(payload, site.id)
    return update(id, { storyMore: storyMore as RecipeWriteInput['storyMore'] })
  }

  it('is read as it was written, and as a paragraph a row by a client that knows none', async () => {
    const { id, slug } = await makeRecipe(payload, site.id)
    const saved = await update(id, { slug, storyMore: [table] })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect((await read(slug)).body).toMatchObject({ recipe: { storyMore: [table] } })
    const { recipe } = SCHEMAS.getRecipe.answer.parse((await read(slug, '?blocks=basic')).body)
    expect(recipe.storyMore.map((block) => 'reduced' in block && block.reduced)).toEqual([
      true,
      true,
    ])
    expect(JSON.stringify(recipe.storyMore)).toContain(' · ')
  })

  it('has as many cells in each row, which the answer says of the row that has not', async () => {
    expect(await save({ ...table, children: [row('a', 'b'), row('c')] })).toMatchObject({
      status: 422,
      body: {
        error: { issues: [{ path: 'storyMore.0.children.1.children', message: UNEQUAL_ROWS }] },
      },
    })
  })

  it('has at most 20 columns and 200 rows, and at least one cell', async () => {
    const columns = (count: number) => row(...Array.from({ length: count }, () => 'x'))
    const rows = (count: number) => Array.from({ length: count }, () => row('x'))
    expect(await save({ ...table, children: [columns(20)] })).toMatchObject({ status: 200 })
    expect(await save({ ...table, children: rows(200) })).toMatchObject({ status: 200 })
    for (const children of [[columns(21)], rows(201), [], [row()]]) {
      expect(await save({ ...table, children })).toMatchObject({ status: 422 })
    }
  })

  it('names the unit that does not exist by its place in the cell', async () => {
    const unitId = crypto.randomUUID()
    const measurement = { type: 'measurement', quantity: 1, unitId } as const
    const cells = [{ type: 'table-cell', children: [measurement] }] as const
    const children = [{ type: 'table-row', children: cells }]
    expect(await save({ type: 'table', children })).toMatchObject({
      body: {
        error: {
          issues: [{ path: 'storyMore.0.children.0.children.0.children.0.unitId' }],
        },
      },
    })
  })
})

// docs/product/rich-text.md#embeds
describe('an embed in a story', () => {
  const url = 'https://youtu.be/dQw4w9WgXcQ'

  it('is read as it was written, and as a link by a client that knows none', async () => {
    const { id, slug } = await makeRecipe(payload, site.id)
    const storyMore: WideDocument = [
      { type: 'embed', url, title: 'Kneading <b>' },
      { type: 'embed', url: 'https://example.com/rye' },
    ]
    const saved = await update(id, { slug, storyMore })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect((await read(slug)).body).toMatchObject({ recipe: { storyMore } })
    const link = (href: string, text: string) => ({
      type: 'paragraph',
      reduced: true,
      children: [{ type: 'link', href, children: [{ text }] }],
    })
    expect((await read(slug, '?blocks=basic')).body).toMatchObject({
      recipe: {
        storyMore: [link(url, 'Kneading <b>'), link('https://example.com/rye', 'example.com')],
      },
    })
  })

  it.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://user:secret@youtu.be/dQw4w9WgXcQ',
    'https://youtu.be\\@evil.example/',
    '//youtu.be/dQw4w9WgXcQ',
  ])('is refused with the address %s, and the answer says why', async (wrong) => {
    const { id } = await makeRecipe(payload, site.id)
    const answer = await update(id, { storyMore: [{ type: 'embed', url: wrong }] })
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(EMBED_ADDRESS)
  })

  it('leaves no address in the answer for a reader of a locked recipe', async () => {
    const { slug } = await makeRecipe(payload, site.id, {
      storyMore: [{ type: 'embed', url, title: 'Kneading' }],
      privacySetting: 'subscribers_only',
    })
    const answers = [await read(slug), await read(slug, '?blocks=basic')]
    for (const { body } of answers) {
      expect(body).toMatchObject({ recipe: { isLocked: true, storyMore: [] } })
      expect(JSON.stringify(body)).not.toMatch(/youtu\.be|dQw4w9WgXcQ|Kneading/)
    }
  })
})

// docs/product/rich-text.md#reduced-texts
describe('with ?blocks=basic', () => {
  it('a story holds the basic blocks alone, and says that it was reduced', async () => {
    const { slug } = await makeRecipe(payload, site.id, { storyMore: story })
    const { recipe } = SCHEMAS.getRecipe.answer.parse((await read(slug, '?blocks=basic')).body)
    expect(recipe).toMatchObject({ reduced: true, storyMore: reducedStory })
  })

  it('a story of basic blocks is the same', async () => {
    const { slug } = await makeRecipe(payload, site.id, { storyMore: 'Plain words.' })
    const all = SCHEMAS.getRecipe.answer.parse((await read(slug, '?blocks=all')).body)
    expect((await read(slug, '?blocks=basic')).body).toMatchObject(all)
    expect(all.recipe).not.toHaveProperty('reduced')
  })

  it('what was reduced is refused when it is written back, and told why', async () => {
    const { id, slug } = await makeRecipe(payload, site.id, { storyMore: story })
    const { body } = await callApi(
      payload,
      'GET',
      `/v1/manage/${site.slug}/recipes/${id}?blocks=basic`,
      { token },
    )
    const { recipe } = SCHEMAS.getManagedRecipe.answer.parse(body)
    const issues = [1, 2].map((index) => ({
      path: `storyMore.${index}.reduced`,
      message: REDUCED,
    }))
    const { storyMore } = recipe
    expect(await update(id, { slug, storyMore })).toMatchObject({
      status: 422,
      body: { error: { code: 'validation_failed', issues } },
    })
    const { recipe: kept } = SCHEMAS.getRecipe.answer.parse((await read(slug)).body)
    expect(kept.storyMore).toEqual(story)
  })

  it('about pages and drafts are reduced too', async () => {
    const { id } = await makeRecipe(payload, site.id, { storyMore: story })
    const at = (path: string) =>
      callApi(payload, 'GET', `/v1/manage/${site.slug}/${path}?blocks=basic`, { token })
    expect(await at(`recipes/${id}/draft`)).toMatchObject({
      body: { draft: { document: { storyMore: reducedStory } } },
    })
    const saved = await callApi(payload, 'PUT', `/v1/manage/${site.slug}/sites`, {
      token,
      body: { title: 'Bread', slug: site.slug, about: story },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(await at('current-site')).toMatchObject({
      body: { currentSite: { about: reducedStory, reduced: true } },
    })
    expect(await at('design')).toMatchObject({
      body: { draft: { document: { about: reducedStory } } },
    })
    const page = await callApi(payload, 'GET', `/v1/site/${site.slug}/current-site`)
    expect(page.body).toMatchObject({ currentSite: { about: story } })
  })

  it('another set of blocks is refused', async () => {
    const { slug } = await makeRecipe(payload, site.id)
    expect(await read(slug, '?blocks=some')).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'blocks', message: 'Invalid input' }] } },
    })
  })
})
