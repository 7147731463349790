import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MAX_COMMENT_LENGTH } from '@/src/contract/people/comment'
import type { Comment } from '@/src/contract/people/comment'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import type { Caller } from '../accounts/caller'
import { setHidden } from './moderate'
import { listAllComments, listComments } from './read'
import { createUpvote, deleteUpvote } from './upvotes'
import { createComment, deleteComment } from './write'
import type { CommentWriter } from './write'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSite(payload, { commentsEnabled: true })

/** Somebody who is signed in. */
async function person(data: Parameters<typeof makeUser>[1] = {}): Promise<Caller> {
  const { id, email } = await makeUser(payload, data)
  return {
    userId: id,
    email,
    isPlatformAdmin: data.isPlatformAdmin === true,
    sessionId: randomUUID(),
    siteId: null,
    isBound: false,
  }
}

/** A reader on a site, as an endpoint passes them on. */
const on = (of: CommentWriter['site'], caller: Caller): CommentWriter => ({
  site: of,
  caller,
  address: null,
  userAgent: null,
})
const write = async (caller: Caller, recipeId: string, content: string, parentId?: string) => {
  const body = { recipeId, content: documentFromPlainText(content), parentId }
  return (await createComment(payload, on(site, caller), body)).comments
}
const read = async (recipeId: string, readerId: string | null = null): Promise<Comment[]> =>
  (await listComments(payload, site.id, readerId, { recipeId })).comments
const remove = async (caller: Caller, id: string): Promise<Comment[]> =>
  (await deleteComment(payload, on(site, caller), id)).comments
const hide = (id: string, isHidden = true) => setHidden(payload, site.id, site.owner, id, isHidden)
const idOf = (comments: readonly Comment[], at = 0): string => comments[at]?.id ?? ''

/** The time at which a comment was hidden, as stored; null for one that is not hidden. */
async function hiddenAt(id: string): Promise<string | null> {
  const { rows } = await payload.db.pool.query<{ at: Date | null }>(
    "select case when status = 'hidden' then status_changed_at end as at from comments where id = $1",
    [id],
  )
  return rows[0]?.at?.toISOString() ?? null
}

// docs/product/comments.md#names
describe('a first comment', () => {
  it('gives the account the name it is written under, and keeps one that is there', async () => {
    const reader = await person({ displayName: null })
    const recipe = await makeRecipe(payload, site.id)
    const named = async (displayName: string) => {
      const content = documentFromPlainText('Crisp.')
      const body = { recipeId: recipe.id, content, displayName }
      return (await createComment(payload, on(site, reader), body)).comments
    }
    expect(await named('Ada')).toMatchObject([{ user: { displayName: 'Ada' } }])
    expect((await named('Eve')).map(({ user }) => user.displayName)).toEqual(['Ada', 'Ada'])
  })
})

describe('a reply', () => {
  it('is not taken under a comment of another recipe, or one that is hidden', async () => {
    const [reader, one, other] = [
      await person(),
      await makeRecipe(payload, site.id),
      await makeRecipe(payload, site.id),
    ]
    const parent = idOf(await write(reader, one.id, 'First'))
    const refused = { code: 'validation_failed', issues: [{ path: 'parentId' }] }
    await expect(write(reader, other.id, 'Reply', parent)).rejects.toMatchObject(refused)
    await hide(parent)
    await expect(write(reader, one.id, 'Reply', parent)).rejects.toMatchObject(refused)
    await hide(parent, false)
    expect(await write(reader, one.id, 'Reply', parent)).toMatchObject([{ children: [{}] }])
  })

  it('cannot be deleted or upvoted while the comment above it is hidden', async () => {
    const reader = await person()
    const { id } = await makeRecipe(payload, site.id)
    const parent = idOf(await write(reader, id, 'First'))
    const [above] = await write(reader, id, 'Reply', parent)
    const reply = idOf(above?.children ?? [])
    await hide(parent)
    const gone = { code: 'not_found' }
    await expect(remove(reader, reply)).rejects.toMatchObject(gone)
    await expect(createUpvote(payload, on(site, reader), reply)).rejects.toMatchObject(gone)
    await hide(parent, false)
    expect(await remove(reader, reply)).toMatchObject([{ children: [] }])
  })
})

describe('a hidden comment', () => {
  it('keeps the moment at which it was first hidden', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const comment = idOf(await write(await person(), id, 'First'))
    await hide(comment)
    const first = await hiddenAt(comment)
    expect(first).not.toBeNull()
    await hide(comment)
    expect(await hiddenAt(comment)).toBe(first)
    await hide(comment, false)
    expect(await hiddenAt(comment)).toBeNull()
  })

  it('is hidden and shown by its own site only, and not while its recipe is in the bin', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const comment = idOf(await write(await person(), id, 'First'))
    const others = await makeSite(payload)
    await expect(setHidden(payload, others.id, others.owner, comment, true)).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await hiddenAt(comment)).toBeNull()
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'recipes', id, data: { deletedAt } })
    await expect(hide(comment)).rejects.toMatchObject({ code: 'not_found' })
    expect(await hiddenAt(comment)).toBeNull()
    await expect(listAllComments(payload, site.id, id, site.owner)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('is listed apart for managers, also under a draft, with its replies below it', async () => {
    const reader = await person({ displayName: 'Ada' })
    const { id } = await makeRecipe(payload, site.id)
    const parent = idOf(await write(reader, id, 'First'))
    await write(reader, id, 'Reply', parent)
    await write(reader, id, 'Second')
    await hide(parent)
    await payload.update({ collection: 'recipes', id, data: { publishedAt: null } })
    const lists = await listAllComments(payload, site.id, id, site.owner)
    expect(lists.comments).toMatchObject([{ level: 1, children: [] }])
    expect(lists.hiddenComments).toMatchObject([
      { id: parent, user: { displayName: 'Ada' }, children: [{ level: 2 }] },
    ])
    await expect(read(id)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('a reply', () => {
  it('stands below its comment, hidden with it, whichever of the two has the earlier moment', async () => {
    const reader = await person()
    const { id } = await makeRecipe(payload, site.id)
    const parent = idOf(await write(reader, id, 'First'))
    await write(reader, id, 'Reply', parent)
    await payload.db.pool.query(
      `update comments set created_at = created_at + interval '1 minute' where id = $1`,
      [parent],
    )
    const shown = [{ id: parent, children: [{ level: 2 }] }]
    expect(await read(id)).toMatchObject(shown)
    await hide(parent)
    expect(await read(id)).toEqual([])
    const { hiddenComments } = await listAllComments(payload, site.id, id, site.owner)
    expect(hiddenComments).toMatchObject(shown)
  })
})

describe('upvotes of a comment', () => {
  it('are counted over all readers, and marked for the one who reads', async () => {
    const [ada, bob] = [await person(), await person()]
    const { id } = await makeRecipe(payload, site.id)
    const comment = idOf(await write(ada, id, 'First'))
    await createUpvote(payload, on(site, ada), comment)
    await createUpvote(payload, on(site, bob), comment)
    const counts = async (readerId: string | null) =>
      (await read(id, readerId)).map((each) => [each.upvoteCount, each.isUpvoted])
    expect(await counts(null)).toEqual([[2, false]])
    expect(await counts(ada.userId)).toEqual([[2, true]])
    await deleteUpvote(payload, on(site, ada), comment)
    expect(await counts(ada.userId)).toEqual([[1, false]])
    expect(await counts(bob.userId)).toEqual([[1, true]])
  })

  it('are for comments of the site that was asked only', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const reader = await person()
    const comment = idOf(await write(reader, id, 'First'))
    const others = await makeSite(payload, { commentsEnabled: true })
    await expect(createUpvote(payload, on(others, reader), comment)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(deleteUpvote(payload, on(others, reader), comment)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('who may write and delete a comment', () => {
  it('is told why not: empty, too long, closed, locked, or unknown', async () => {
    const reader = await person()
    const open = await makeRecipe(payload, site.id)
    const locked = await makeRecipe(payload, site.id, { privacySetting: 'subscribers_only' })
    const closed = await makeSite(payload, { commentsEnabled: false })
    const there = await makeRecipe(payload, closed.id)
    const content = { issues: [{ path: 'content' }] }
    await expect(write(reader, open.id, ' \n ')).rejects.toMatchObject(content)
    await expect(write(reader, randomUUID(), 'Well')).rejects.toMatchObject({ code: 'not_found' })
    await expect(write(reader, locked.id, 'Well')).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Only subscribers with full access can comment here.',
    })
    await expect(
      createComment(payload, on(closed, reader), {
        recipeId: there.id,
        content: documentFromPlainText('Well'),
      }),
    ).rejects.toMatchObject({ code: 'forbidden', message: 'Comments are closed on this site.' })
    expect(await write({ ...reader, userId: site.owner }, locked.id, 'Well')).toHaveLength(1)
  })

  it('may write as many characters as a comment may have, and not one more', async () => {
    const [reader, { id }] = [await person(), await makeRecipe(payload, site.id)]
    const text = 'x'.repeat(MAX_COMMENT_LENGTH)
    await expect(write(reader, id, `${text}x`)).rejects.toMatchObject({
      code: 'validation_failed',
      issues: [{ path: 'content' }],
    })
    expect(await write(reader, id, text)).toHaveLength(1)
  })

  it('deletes what they wrote themselves; somebody else’s stays', async () => {
    const [ada, bob] = [await person(), await person()]
    const { id } = await makeRecipe(payload, site.id)
    const comment = idOf(await write(ada, id, 'First'))
    await expect(remove(bob, comment)).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await read(id)).toHaveLength(1)
    expect(await remove(ada, comment)).toEqual([])
  })

  it('of the same moment stand in one order', async () => {
    const { userId } = await person()
    const { id } = await makeRecipe(payload, site.id)
    const content = JSON.stringify(lexicalFromDocument(documentFromPlainText('Well')))
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const each of ids) {
      await payload.db.pool.query(
        `insert into comments (id, site_id, recipe_id, user_id, content, created_at)
          values ($1, $2, $3, $4, $5, '2026-01-01')`,
        [each, site.id, id, userId, content],
      )
    }
    const listed = await read(id)
    expect(listed.map((each) => each.id)).toEqual(ids.toSorted())
  })
})

// docs/product/comments.md#content
it('refuses a comment that shows nothing', async () => {
  const recipe = await makeRecipe(payload, site.id)
  await expect(write(await person(), recipe.id, '\u200b\u2060\n\u2800')).rejects.toMatchObject({
    code: 'validation_failed',
  })
})
