import { describe, expect, it } from 'vitest'
import type { ManagedCommentsQuery } from '@/src/contract/people/moderation'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { storeComment, storeReport } from '@/src/testing/setups/moderation'
import type { CommentData } from '@/src/testing/setups/moderation'
import { countComments, countWaiting } from './counts'
import { listManagedComments } from './list'
import { getThread } from './thread'

const payload = await testPayload()

/** A site with a recipe, and functions about its comments. */
async function inbox() {
  const site = await makeSite(payload, { commentsEnabled: true })
  const recipe = await makeRecipe(payload, site.id, { title: 'Sauerkraut' })
  return {
    site,
    recipe,
    store: (data: Partial<CommentData> = {}) =>
      storeComment(payload, site.id, { recipeId: recipe.id, ...data }),
    list: (query: Partial<ManagedCommentsQuery> = {}) =>
      listManagedComments(payload, site.id, { folder: 'published', limit: 50, ...query }),
  }
}

const ids = ({ comments }: { comments: readonly { id: string }[] }) => comments.map(({ id }) => id)

// docs/product/moderation.md#lists
describe('the lists of comments', () => {
  it('have the comments of one status, newest first, page by page', async () => {
    const { store, list } = await inbox()
    const stored = []
    for (const minutesAgo of [5, 4, 4, 4, 1]) stored.push(await store({ minutesAgo }))
    await store({ status: 'hidden' })
    const all = ids(await list())
    expect(all).toHaveLength(5)
    expect([all[0], all[4]]).toEqual([stored[4], stored[0]])
    const first = await list({ limit: 3 })
    const second = await list({ limit: 3, after: first.next ?? '' })
    expect([...ids(first), ...ids(second)]).toEqual(all)
    expect(second.next).toBeNull()
  })

  it('are those of the site alone, without recipes in the bin', async () => {
    const [one, other] = [await inbox(), await inbox()]
    await other.store()
    const id = await one.store({ status: 'waiting' })
    expect(ids(await one.list())).toEqual([])
    expect(await countWaiting(payload, one.site.id)).toBe(1)
    await expect(getThread(payload, other.site.id, id)).rejects.toMatchObject({ code: 'not_found' })
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'recipes', id: one.recipe.id, data: { deletedAt } })
    expect(ids(await one.list({ folder: 'waiting' }))).toEqual([])
    expect(await countWaiting(payload, one.site.id)).toBe(0)
  })

  it('find comments by recipe, person, and part of the text or name', async () => {
    const { site, store, list } = await inbox()
    const other = await makeRecipe(payload, site.id)
    const { id: userId } = await makeUser(payload, { displayName: 'Ada Berg' })
    const quoted = await store({ text: 'Very "crisp" \\ 100%' })
    const ofAda = await store({ recipeId: other.id, userId, text: 'Sour' })
    expect(ids(await list({ recipeId: other.id }))).toEqual([ofAda])
    expect(ids(await list({ userId }))).toEqual([ofAda])
    expect(ids(await list({ query: 'ada b' }))).toEqual([ofAda])
    expect(ids(await list({ query: '"CRISP" \\ 100%' }))).toEqual([quoted])
    expect(ids(await list({ query: '1_0' }))).toEqual([])
    expect(ids(await list({ query: 'paragraph' }))).toEqual([])
    const counts = await countComments(payload, site.id, { query: 'sour' })
    expect(counts).toMatchObject({ published: 1, waiting: 0 })
  })

  it('have reported comments until their reports are handled, but none in spam or the bin', async () => {
    const { site, store, list } = await inbox()
    const [rude, spam] = [await store(), await store({ status: 'spam' })]
    for (const id of [rude, rude, spam]) await storeReport(payload, id)
    await storeReport(payload, rude, 'An advertisement')
    const reported = await list({ folder: 'reported' })
    expect(reported.comments).toMatchObject([
      { id: rude, reportCount: 3, reportReasons: ['An advertisement', 'Rude'] },
    ])
    const counts = await countComments(payload, site.id, {})
    expect(counts).toEqual({
      ...{ waiting: 0, published: 1, hidden: 0, spam: 1, deleted: 0, reported: 1 },
    })
  })
})

describe('a comment in a list', () => {
  it('has what a moderator needs to know about its writer', async () => {
    const { site, store, list } = await inbox()
    const reader = await makeUser(payload, { displayName: 'Ada' })
    await payload.create({
      collection: 'subscriptions',
      data: { user: reader.id, site: site.id, planType: 'free', status: 'active' },
    })
    await store({ userId: reader.id, minutesAgo: 3 })
    await store({ userId: site.owner, minutesAgo: 2, network: '203.0.113.7' })
    await store({ minutesAgo: 1 })
    const { comments } = await list()
    expect(comments).toMatchObject([
      { writer: { id: null, displayName: 'Imported', email: null, publishedCount: 0 } },
      { writer: { id: site.owner, isByAuthor: true, email: null }, hasNetwork: true },
      { writer: { displayName: 'Ada', email: reader.email, isByAuthor: false, publishedCount: 1 } },
    ])
    expect(comments[0]).toMatchObject({
      recipe: { title: 'Sauerkraut', isPublished: true },
      ...{ stars: null, spamScore: null, spamReasons: [], parent: null },
    })
  })

  it('has the rating of its writer, and its own where it was imported', async () => {
    const { site, recipe, store, list } = await inbox()
    const { id: userId } = await makeUser(payload)
    const [imported] = [await store({ minutesAgo: 1 }), await store({ userId })]
    await payload.db.pool.query(
      `insert into recipe_ratings (site_id, recipe_id, user_id, comment_id, source, stars)
        values ($1, $2, $3, null, 'reader', 4), ($1, $2, null, $4, 'import', 2)`,
      [site.id, recipe.id, userId, imported],
    )
    expect((await list()).comments.map(({ stars }) => stars)).toEqual([4, 2])
  })

  it('says whether a ban in force covers it, by account, mailbox or network', async () => {
    const { site, store, list } = await inbox()
    const { id: userId, email } = await makeUser(payload)
    const ban = (column: string, value: string, expires: string | null = null) =>
      payload.db.pool.query(
        `insert into site_bans (site_id, ${column}, expires_at) values ($1, $2, $3)`,
        [site.id, value, expires],
      )
    const isBanned = async () => (await list()).comments[0]?.writer.isBanned
    await store({ userId, network: '203.0.113.7' })
    await ban('user_id', userId, '2020-01-01')
    expect(await isBanned()).toBe(false)
    await ban('email', email.replace('@', '+other@'))
    expect(await isBanned()).toBe(true)
    await payload.db.pool.query('delete from site_bans where site_id = $1', [site.id])
    await ban('network', '203.0.113.0/24')
    expect(await isBanned()).toBe(true)
  })

  it('is opened with the comment above it and its replies', async () => {
    const { store } = await inbox()
    const site = await inbox()
    const parent = await site.store({ text: 'First\nof all', minutesAgo: 9, status: 'hidden' })
    const reply = await site.store({ parentId: parent, minutesAgo: 8 })
    const last = await site.store({ parentId: parent, status: 'waiting' })
    await site.store({ parentId: parent, status: 'deleted' })
    await store()
    const above = await getThread(payload, site.site.id, parent)
    expect(above).toMatchObject({ comment: { replyCount: 2 }, parent: null })
    expect(above.replies.map(({ id }) => id)).toEqual([reply, last])
    const below = await getThread(payload, site.site.id, reply)
    expect(below).toMatchObject({
      comment: { parent: { id: parent, excerpt: 'First of all', status: 'hidden' } },
      parent: { id: parent },
      replies: [],
    })
  })
})
