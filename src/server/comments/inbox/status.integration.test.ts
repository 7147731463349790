import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CommentStatus } from '@/src/domain/comments'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { callerOf, statusesOf, storeComment, storeReport } from '@/src/testing/setups/moderation'
import { deleteExpired } from '../../housekeeping'
import { listComments } from '../read'
import { changeStatus } from './change-status'
import { countComments } from './counts'
import { replyAsManager } from './reply'
import { getThread } from './thread'
import { undoStatus } from './undo-status'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSite(payload, { commentsEnabled: true })
const { id: recipeId } = await makeRecipe(payload, site.id)

const store = (status: CommentStatus = 'published', parentId: string | null = null) =>
  storeComment(payload, site.id, { recipeId, status, parentId })
const move = (ids: string[], status: CommentStatus, expectedStatus?: CommentStatus) =>
  changeStatus(payload, site.id, { ids, status, ...(expectedStatus ? { expectedStatus } : {}) })
const undo = (change: Awaited<ReturnType<typeof changeStatus>>) =>
  undoStatus(payload, site.id, change)
const statuses = (...ids: string[]) => statusesOf(payload, ids)

// docs/product/moderation.md#moving-comments
describe('moving comments', () => {
  it('returns those that changed by their status before, and undo restores each', async () => {
    const ids = [await store('waiting'), await store('published'), await store('spam')]
    const change = await move(ids, 'spam')
    expect(await statuses(...ids)).toEqual(['spam', 'spam', 'spam'])
    expect(new Map(change.changes.map((each) => [each.previousStatus, each.ids]))).toEqual(
      new Map([
        ['waiting', [ids[0]]],
        ['published', [ids[1]]],
      ]),
    )
    expect(await undo(change)).toBe(2)
    expect(await statuses(...ids)).toEqual(['waiting', 'published', 'spam'])
    expect(await undo(change)).toBe(0)
  })

  it('moves all that match a filter but some', async () => {
    const { id: userId } = await makeUser(payload)
    const ids = []
    for (let at = 0; at < 3; at += 1)
      ids.push(await storeComment(payload, site.id, { recipeId, userId, status: 'waiting' }))
    const [left = ''] = ids
    const other = await store('waiting')
    const filter = { folder: 'waiting', userId } as const
    await changeStatus(payload, site.id, { filter, exceptIds: [left], status: 'deleted' })
    expect(await statuses(...ids, other)).toEqual(['waiting', 'deleted', 'deleted', 'waiting'])
  })

  it('leaves comments of other sites and unknown ones alone', async () => {
    const others = await makeSite(payload)
    const id = await store('waiting')
    const ids: string[] = [id, randomUUID()]
    expect(await changeStatus(payload, others.id, { ids, status: 'published' })).toMatchObject({
      changes: [],
    })
    const change = await move([id], 'published')
    expect(await undoStatus(payload, others.id, change)).toBe(0)
    expect(await statuses(id)).toEqual(['published'])
  })

  it('can be held back where the comment has changed meanwhile', async () => {
    const id = await store('hidden')
    expect((await move([id], 'published', 'waiting')).changes).toEqual([])
    expect(await statuses(id)).toEqual(['hidden'])
  })

  it('undoes nothing that somebody has changed since, also if the status is the same again', async () => {
    const [one, other] = [await store('waiting'), await store('waiting')]
    const change = await move([one, other], 'hidden')
    await move([one], 'published')
    await move([one], 'hidden')
    expect(await undo(change)).toBe(1)
    expect(await statuses(one, other)).toEqual(['hidden', 'waiting'])
  })

  it('by two moderators at once changes each comment once', async () => {
    const ids: string[] = []
    for (let at = 0; at < 40; at += 1) ids.push(await store('waiting'))
    const changes = await Promise.all([
      move(ids, 'published', 'waiting'),
      move(ids.toReversed(), 'spam', 'waiting'),
      changeStatus(payload, site.id, {
        ...{ filter: { folder: 'waiting', recipeId }, status: 'hidden' },
      }),
    ])
    const changed = changes.flatMap((each) =>
      each.changes.flatMap(({ ids: moved }) => moved.map((id) => [id, each.status] as const)),
    )
    const own = changed.filter(([id]) => ids.includes(id))
    expect(own.map(([id]) => id).toSorted()).toEqual(ids.toSorted())
    expect(await statuses(...own.map(([id]) => id))).toEqual(own.map(([, status]) => status))
  })

  it('keeps an edit that its writer saves at the same time', async () => {
    const id = await store('waiting')
    const client = await payload.db.pool.connect()
    await client.query('begin')
    await client.query('update comments set edited_at = now() where id = $1', [id])
    const moved = move([id], 'published', 'waiting')
    await client.query('commit')
    client.release()
    await moved
    const { rows } = await payload.db.pool.query(
      'select status, edited_at is not null as "isEdited" from comments where id = $1',
      [id],
    )
    expect(rows).toEqual([{ status: 'published', isEdited: true }])
  })
})

describe('a reported comment', () => {
  const reported = async () => (await countComments(payload, site.id, { recipeId })).reported

  it('is off the list once it is published again, and back on it after an undo', async () => {
    const id = await store()
    await storeReport(payload, id)
    expect(await reported()).toBe(1)
    const change = await move([id], 'published')
    expect(change.changes).toEqual([{ previousStatus: 'published', ids: [id] }])
    expect(await reported()).toBe(0)
    expect(await undo(change)).toBe(1)
    expect(await reported()).toBe(1)
    await changeStatus(payload, site.id, { filter: { folder: 'reported' }, status: 'spam' })
    expect(await statuses(id)).toEqual(['spam'])
    await move([id], 'published')
    expect(await reported()).toBe(0)
  })
})

// docs/product/moderation.md#replying
describe('a reply by a manager', () => {
  const reply = async (id: string, publishes = false) =>
    replyAsManager(payload, site, await callerOf(payload, site.owner), id, {
      content: [{ type: 'paragraph', children: [{ text: 'Thank you!' }] }],
      publishes,
    })

  it('is published below the comment, also below the one above a reply', async () => {
    const parent = await store()
    const below = await store('published', parent)
    const thread = await reply(below)
    expect(thread.comment.id).toBe(parent)
    expect(thread.replies).toMatchObject([
      { id: below },
      { status: 'published', writer: { isByAuthor: true } },
    ])
    const { comments } = await listComments(payload, site.id, null, { recipeId })
    expect(comments.find(({ id }) => id === parent)?.children).toHaveLength(2)
  })

  it('publishes the comment first where that is wanted, and else says that it must be', async () => {
    const id = await store('waiting')
    await expect(reply(id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Publish the comment before you reply to it.',
    })
    expect(await reply(id, true)).toMatchObject({ comment: { status: 'published' } })
    const below = await store('waiting', await store('hidden'))
    await expect(reply(below, true)).rejects.toMatchObject({ code: 'conflict' })
    expect(await statuses(below)).toEqual(['waiting'])
  })

  it('publishes nothing where it is refused itself', async () => {
    const id = await store('waiting')
    const empty = { content: [], publishes: true }
    const caller = await callerOf(payload, site.owner)
    await expect(replyAsManager(payload, site, caller, id, empty)).rejects.toMatchObject({
      code: 'validation_failed',
    })
    expect((await getThread(payload, site.id, id)).comment.status).toBe('waiting')
  })

  it('is for comments of the site only', async () => {
    const others = await makeSite(payload)
    const caller = await callerOf(payload, others.owner)
    const body = { content: [], publishes: true }
    await expect(
      replyAsManager(payload, others, caller, await store(), body),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})

// docs/product/moderation.md#bin
it('a comment is gone with its replies once it has been in the bin for 30 days', async () => {
  const [old, recent, hidden] = [await store('deleted'), await store('deleted'), await store()]
  const reply = await store('published', old)
  const age = (id: string, days: number) =>
    payload.db.pool.query(
      'update comments set status_changed_at = now() - make_interval(days => $2) where id = $1',
      [id, days],
    )
  await Promise.all([age(old, 31), age(recent, 29), age(hidden, 31)])
  const bounds = { versionsPerRecipe: 3, versionDays: 30 }
  await deleteExpired((statement) => payload.db.pool.query(statement), bounds)
  expect(await statuses(old, reply, recent, hidden)).toEqual([
    ...['gone', 'gone', 'deleted', 'published'],
  ])
})
