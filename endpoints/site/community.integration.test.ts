import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { CommentList, CommentLists, HiddenCommentList } from '@/src/contract/people/comment'
import type { Comment } from '@/src/contract/people/comment'
import { SCHEMAS } from '@/src/contract/schemas'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

let reader: { id: string; token: string }
const payload = await testPayload()
const site = await makeSite(payload, { commentsEnabled: true })
const author = await makeToken(payload, site.owner)

// Each test has a reader of its own: comments are counted by person.
beforeEach(async () => {
  const { id } = await makeUser(payload, { displayName: 'Ada Reader' })
  reader = { id, token: await makeToken(payload, id) }
})
const manage = (method: string, path: string, body?: unknown, token = author) =>
  callApi(payload, method, `/v1/manage/${site.slug}${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  })
const visit = (method: string, path: string, body?: unknown, token?: string) =>
  callApi(payload, method, `/v1/site/${site.slug}${path}`, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  })
async function comment(recipeId: string, content: unknown, parentId?: string): Promise<Comment[]> {
  const answer = await visit('POST', '/comments', { recipeId, content, parentId }, reader.token)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return CommentList.parse(answer.body).comments
}
const seen = async (recipeId: string, token?: string): Promise<Comment[]> =>
  CommentList.parse((await visit('GET', `/comments?recipeId=${recipeId}`, undefined, token)).body)
    .comments
const texts = (comments: readonly Comment[]): unknown =>
  comments.map(({ content, children }) => [
    content.map((block) =>
      'children' in block ? block.children.map((leaf) => ('text' in leaf ? leaf.text : leaf)) : [],
    ),
    texts(children),
  ])
// docs/product/comments.md#list-of-comments
describe('comments', () => {
  it('stand under a recipe, oldest first, with their replies, for everyone', async () => {
    const { id } = await makeRecipe(payload, site.id)
    expect(await seen(id)).toEqual([])
    const [first] = await comment(id, 'First\nof two lines')
    await comment(id, 'Second')
    const list = await comment(id, 'A reply', first?.id)
    expect(texts(list)).toEqual([
      [[['First'], ['of two lines']], [[[['A reply']], []]]],
      [[['Second']], []],
    ])
    expect(list[0]).toMatchObject({
      level: 1,
      user: { id: reader.id, displayName: 'Ada Reader' },
      children: [{ level: 2 }],
    })
    expect(await seen(id)).toEqual(list)
  })

  it('are paragraphs with bold, italic and web links, whatever was sent', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const link = (href: string) => ({ type: 'link', href, children: [{ text: 'link' }] })
    const [made] = await comment(id, [
      { type: 'heading', level: 1, children: [{ text: 'Big', bold: true }] },
      {
        type: 'bulleted-list',
        children: [{ type: 'list-item', children: [{ text: 'Item' }] }],
      },
      { type: 'paragraph', children: [link('https://example.com/'), link('mailto:a@b.cd')] },
      { type: 'paragraph', children: [{ text: ' ' }] },
    ])
    expect(made?.content).toEqual([
      { type: 'paragraph', children: [{ text: 'Big', bold: true }] },
      { type: 'paragraph', children: [{ text: 'Item' }] },
      { type: 'paragraph', children: [link('https://example.com/'), { text: 'link' }] },
    ])
  })

  it('are refused when empty, too long, or replies to replies', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const [first] = await comment(id, 'First')
    const [again] = await comment(id, 'Reply', first?.id)
    const other = await makeRecipe(payload, site.id)
    for (const [path, body] of [
      ['content', { recipeId: id, content: ' \n ' }],
      ['content', { recipeId: id, content: 'x'.repeat(5001) }],
      ['parentId', { recipeId: id, content: 'x', parentId: again?.children[0]?.id }],
      ['parentId', { recipeId: other.id, content: 'x', parentId: first?.id }],
      ['parentId', { recipeId: id, content: 'x', parentId: randomUUID() }],
    ] as const) {
      const answer = await visit('POST', '/comments', body, reader.token)
      expect(answer).toMatchObject({ status: 422, body: { error: { issues: [{ path }] } } })
    }
  })

  it('need an account, an open site, and on a locked recipe full access', async () => {
    const { id } = await makeRecipe(payload, site.id, { privacySetting: 'subscribers_only' })
    const body = { recipeId: id, content: 'Hello' }
    expect((await visit('POST', '/comments', body)).status).toBe(401)
    expect((await visit('POST', '/comments', body, reader.token)).status).toBe(403)
    expect((await visit('POST', '/comments', body, author)).status).toBe(201)
    const closed = await makeSite(payload, { commentsEnabled: false })
    const recipe = await makeRecipe(payload, closed.id)
    const answer = await callApi(payload, 'POST', `/v1/site/${closed.slug}/comments`, {
      token: reader.token,
      body: { recipeId: recipe.id, content: 'Hello' },
    })
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
  })

  it('of drafts and of other sites are not found', async () => {
    const draft = await makeRecipe(payload, site.id, { publishedAt: null })
    const other = await makeRecipe(payload, (await makeSite(payload)).id)
    for (const { id } of [draft, other]) {
      expect((await visit('GET', `/comments?recipeId=${id}`)).status).toBe(404)
      const body = { recipeId: id, content: 'x' }
      expect((await visit('POST', '/comments', body, reader.token)).status).toBe(404)
    }
  })

  it('are deleted by who wrote them, with their replies', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const [first] = await comment(id, 'First')
    await comment(id, 'Reply', first?.id)
    await comment(id, 'Second')
    const path = `/comments/${first?.id ?? ''}`
    expect((await visit('DELETE', path, undefined, author)).status).toBe(403)
    const left = await visit('DELETE', path, undefined, reader.token)
    expect(texts(CommentList.parse(left.body).comments)).toEqual([[[['Second']], []]])
    expect((await visit('DELETE', path, undefined, reader.token)).status).toBe(404)
  })

  it('are upvoted once by each, and not any more when taken back', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const [first] = await comment(id, 'First')
    const body = { commentId: first?.id }
    const twice = await Promise.all(
      [1, 2].map(() => visit('POST', '/comment-upvotes', body, reader.token)),
    )
    expect(twice.map(({ status }) => status)).toEqual([201, 201])
    await visit('POST', '/comment-upvotes', body, author)
    expect(await seen(id)).toMatchObject([{ upvoteCount: 2, isUpvoted: false }])
    expect(await seen(id, reader.token)).toMatchObject([{ upvoteCount: 2, isUpvoted: true }])
    const back = await visit(
      'DELETE',
      `/comment-upvotes/${first?.id ?? ''}`,
      undefined,
      reader.token,
    )
    expect(back.body).toMatchObject({ comments: [{ upvoteCount: 1, isUpvoted: false }] })
  })

  it('come ten a minute from one person at most', async () => {
    const { id } = await makeRecipe(payload, site.id)
    for (let number = 1; number <= 10; number += 1) await comment(id, `Number ${number}`)
    const body = { recipeId: id, content: 'One too many' }
    const answer = await visit('POST', '/comments', body, reader.token)
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('are hidden by managers, replies along, and shown again', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const [first] = await comment(id, 'First')
    await comment(id, 'Reply', first?.id)
    const path = `/comments/${first?.id ?? ''}`
    expect((await manage('POST', `${path}/hide`, undefined, reader.token)).status).toBe(404)
    const hidden = CommentLists.parse((await manage('POST', `${path}/hide`)).body)
    expect(hidden.comments).toEqual([])
    expect(texts(hidden.hiddenComments)).toEqual([[[['First']], [[[['Reply']], []]]]])
    expect(await seen(id)).toEqual([])
    const vote = await visit('POST', '/comment-upvotes', { commentId: first?.id }, reader.token)
    expect(vote.status).toBe(404)
    const list = await manage('GET', `/hidden-comments?recipeId=${id}`)
    expect(HiddenCommentList.parse(list.body).comments).toHaveLength(1)
    const shown = CommentLists.parse((await manage('POST', `${path}/unhide`)).body)
    expect(shown).toMatchObject({ comments: [{ children: [{}] }], hiddenComments: [] })
    const other = await makeToken(payload, (await makeSite(payload)).owner)
    expect((await manage('POST', `${path}/hide`, undefined, other)).status).toBe(404)
  })

  it('go with their recipe for good, when it is deleted for good', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const [first] = await comment(id, 'First')
    await visit('POST', '/bookmarks', { recipeId: id }, reader.token)
    await visit('POST', '/comment-upvotes', { commentId: first?.id }, reader.token)
    await payload.delete({ collection: 'recipes', id })
    const left = await payload.count({ collection: 'comments', where: { recipe: { equals: id } } })
    expect(left.totalDocs).toBe(0)
  })
})

// docs/product/recipes.md#saved-recipes
describe('bookmarks', () => {
  it('are kept once, listed newest first on all sites, and taken off', async () => {
    const user = await makeUser(payload)
    const token = await makeToken(payload, user.id)
    const [one, two] = [await makeRecipe(payload, site.id), await makeRecipe(payload, site.id)]
    for (const recipeId of [one.id, two.id, one.id]) {
      expect((await visit('POST', '/bookmarks', { recipeId }, token)).status).toBe(201)
    }
    const here = await visit('GET', '/current-user', undefined, token)
    expect(here.body).toMatchObject({ siteUserData: { bookmarks: [two.id, one.id] } })
    const all = await callApi(payload, 'GET', '/v1/manage/bookmarks', { token })
    expect(SCHEMAS.listBookmarks.answer.parse(all.body)).toMatchObject({
      bookmarks: [
        { recipe: { id: two.id }, site: { slug: site.slug } },
        { recipe: { id: one.id } },
      ],
    })
    const left = await visit('DELETE', `/bookmarks/${two.id}`, undefined, token)
    expect(left.body).toEqual({ siteUserData: { bookmarks: [one.id] } })
    expect((await visit('DELETE', `/bookmarks/${two.id}`, undefined, token)).status).toBe(200)
  })

  it('are only for recipes that are published on that site', async () => {
    const draft = await makeRecipe(payload, site.id, { publishedAt: null })
    const other = await makeRecipe(payload, (await makeSite(payload)).id)
    for (const recipeId of [draft.id, other.id, randomUUID()]) {
      const answer = await visit('POST', '/bookmarks', { recipeId }, reader.token)
      expect(answer.status).toBe(404)
    }
  })
})
