import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Comment } from '@/src/contract/people/comment'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import type { Caller } from '../../accounts/caller'
import { sendCommentNotices } from '../notices/send-notices'
import { listComments } from '../read'
import { createReport } from '../report'
import { createUpvote } from '../upvotes'
import { createComment, updateComment } from '../write'

const payload = await testPayload({ LIMITS_FACTOR: '100000' })

async function person(id?: string): Promise<Caller> {
  const user = id === undefined ? await makeUser(payload) : { id, email: 'owner@example.com' }
  return {
    userId: user.id,
    email: user.email,
    isPlatformAdmin: false,
    sessionId: randomUUID(),
    siteId: null,
    isBound: false,
  }
}

type Rules = {
  holdsFirst?: boolean
  holdsLinks?: boolean
  heldWords?: string[]
  refusedWords?: string[]
  closesAfterDays?: number
}

/** A site with rules, and a recipe of it. */
async function commented(rules: Rules = {}) {
  const site = await makeSite(payload, { commentsEnabled: true })
  const { holdsFirst = false, holdsLinks = true, heldWords = [], refusedWords = [] } = rules
  await payload.db.pool.query(
    `insert into site_comment_settings
      (site_id, holds_first, holds_links, held_words, refused_words, closes_after_days)
      values ($1, $2, $3, $4, $5, $6)`,
    [site.id, holdsFirst, holdsLinks, heldWords, refusedWords, rules.closesAfterDays ?? null],
  )
  const recipe = await makeRecipe(payload, site.id)
  const writer = (caller: Caller, address: string | null = null) => ({
    site,
    caller,
    address,
    userAgent: null,
  })
  const write = async (caller: Caller, text: string, address?: string): Promise<Comment[]> => {
    const body = { recipeId: recipe.id, content: documentFromPlainText(text) }
    return (await createComment(payload, writer(caller, address), body)).comments
  }
  const edit = async (caller: Caller, id: string, text: string): Promise<Comment[]> => {
    const content = documentFromPlainText(text)
    return (await updateComment(payload, writer(caller), id, { content })).comments
  }
  const seenBy = async (caller: Caller | null) =>
    (await listComments(payload, site.id, caller?.userId ?? null, { recipeId: recipe.id })).comments
  return { site, recipe, writer, write, edit, seenBy }
}

type Stored = { status: string; score: number; rules: string[]; address: string | null }
/** The comments of a site as stored, oldest first. */
async function stored({ id }: TestSite): Promise<Stored[]> {
  const { rows } = await payload.db.pool.query<Stored>(
    `select status::text, spam_score as score, host(network_address) as address,
        (select coalesce(array_agg(r->>'rule'), '{}') from jsonb_array_elements(spam_reasons) r) as rules
      from comments where site_id = $1 order by created_at, id`,
    [id],
  )
  return rows
}
const statuses = async (site: TestSite): Promise<string[]> =>
  (await stored(site)).map(({ status }) => status)
const idOf = (comments: readonly Comment[]): string => comments.at(-1)?.id ?? ''

// docs/product/comments.md#states
describe('a comment that waits', () => {
  it('is seen by its writer in place, and by nobody else', async () => {
    const { write, seenBy, writer } = await commented({ holdsFirst: true })
    const [ada, bo] = [await person(), await person()]
    const waiting = await write(ada, 'Rose well.')
    expect(waiting).toMatchObject([{ status: 'waiting', isByAuthor: false }])
    expect(await seenBy(bo)).toEqual([])
    expect(await seenBy(null)).toEqual([])
    const refused = { code: 'not_found' }
    await expect(createUpvote(payload, writer(bo), idOf(waiting))).rejects.toMatchObject(refused)
    const report = { commentId: idOf(waiting) }
    await expect(createReport(payload, writer(bo), report)).rejects.toMatchObject(refused)
  })

  it('looks the same when it is spam', async () => {
    const { site, write, seenBy } = await commented()
    const ada = await person()
    expect(await write(ada, 'Buy viagra at https://pills.example.com')).toMatchObject([
      { status: 'waiting' },
    ])
    expect(await statuses(site)).toEqual(['spam'])
    expect(await seenBy(null)).toEqual([])
  })
})

// docs/product/comments.md#rules-of-a-site
describe('the rules of a site', () => {
  it('hold first comments, links and words, and say why', async () => {
    const { site, write } = await commented({ holdsFirst: true, heldWords: ['Äpfel'] })
    const ada = await person()
    await write(ada, 'Rose well.', '::ffff:203.0.113.7')
    await payload.db.pool.query(`update comments set status = 'published' where site_id = $1`, [
      site.id,
    ])
    await write(ada, 'Rose well again.')
    await write(ada, 'I took some APFEL instead.')
    await write(ada, 'As in www.example.com')
    expect(await stored(site)).toMatchObject([
      { status: 'published', rules: ['first_comment', 'new_account'], address: '203.0.113.7' },
      { status: 'published', rules: [] },
      { status: 'waiting', rules: ['held_word'] },
      { status: 'waiting', rules: ['links', 'link_share', 'only_link'] },
    ])
  })

  it('refuse words, and let everything of its authors pass', async () => {
    const { site, write } = await commented({ refusedWords: ['humbug'], holdsFirst: true })
    await expect(write(await person(), 'This is HUMBUG!')).rejects.toMatchObject({
      code: 'validation_failed',
      issues: [{ path: 'content', message: 'Please leave out the word “humbug”.' }],
    })
    expect(await write(await person(site.owner), 'Humbug? See https://example.com')).toMatchObject([
      { status: 'published', isByAuthor: true },
    ])
  })

  it('close comments after so many days, or on one recipe, but not for its authors', async () => {
    const closed = { code: 'forbidden', message: 'Comments on this recipe are closed.' }
    const { site, recipe, write } = await commented({ closesAfterDays: 30 })
    const ada = await person()
    await write(ada, 'In time.')
    const age = (days: number) =>
      payload.db.pool.query(
        `update recipes set published_at = now() - make_interval(days => $2) where id = $1`,
        [recipe.id, days],
      )
    await age(31)
    await expect(write(ada, 'Too late.')).rejects.toMatchObject(closed)
    await write(await person(site.owner), 'An answer.')
    await age(29)
    await payload.db.pool.query('update recipes set comments_closed = true where id = $1', [
      recipe.id,
    ])
    await expect(write(ada, 'Too late.')).rejects.toMatchObject(closed)
    const wanted = { recipeId: recipe.id }
    expect(await listComments(payload, site.id, null, wanted)).toMatchObject({
      isClosed: true,
      total: 2,
    })
  })
})

// docs/product/comments.md#editing
describe('an edited comment', () => {
  it('is marked, and judged like a new one', async () => {
    const { site, write, edit, seenBy } = await commented()
    const ada = await person()
    const id = idOf(await write(ada, 'Rose wel.'))
    expect(await edit(ada, id, 'Rose well.')).toMatchObject([
      { status: 'published', editedAt: expect.stringContaining('T') as string },
    ])
    await edit(ada, id, 'Casino bonus and viagra at https://pills.example.com')
    expect(await statuses(site)).toEqual(['spam'])
    expect(await seenBy(null)).toEqual([])
    await edit(ada, id, 'Rose well.')
    expect(await statuses(site)).toEqual(['spam'])
  })

  it('is its writer’s own, and not banned meanwhile', async () => {
    const { site, write, edit } = await commented()
    const [ada, bo] = [await person(), await person()]
    const id = idOf(await write(ada, 'Rose well.'))
    await expect(edit(bo, id, 'Fell flat.')).rejects.toMatchObject({ code: 'forbidden' })
    await payload.db.pool.query('insert into site_bans (site_id, user_id) values ($1, $2)', [
      site.id,
      ada.userId,
    ])
    const banned = { code: 'forbidden', message: 'You cannot comment on this site.' }
    await expect(edit(ada, id, 'Fell flat.')).rejects.toMatchObject(banned)
    await expect(write(ada, 'Fell flat.')).rejects.toMatchObject(banned)
  })
})

// docs/product/comments.md#spam
describe('a flood of spam', () => {
  it('of a thousand comments from fifty accounts ends in the spam', async () => {
    const { site, write, seenBy } = await commented()
    const accounts = await Promise.all(Array.from({ length: 50 }, () => person()))
    const text = (n: number) =>
      `Hello friends number ${n}, our service gives everybody the chance to earn more, see https://x${n}.example.com/a`
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        accounts.map((caller, n) => write(caller, text(round * 50 + n), `198.51.100.${n}`)),
      )
    }
    await write(accounts[0] ?? (await person()), text(1001))
    expect(new Set(await statuses(site))).toEqual(new Set(['spam']))
    expect(await seenBy(null)).toEqual([])
    await payload.db.pool.query(
      `update comment_notices set due_at = now() - interval '1 second' where site_id = $1`,
      [site.id],
    )
    await sendCommentNotices(payload)
    const { docs } = await payload.find({
      collection: 'users',
      where: { id: { equals: site.owner } },
    })
    expect(mailbox.to(docs[0]?.email ?? '').length).toBeLessThanOrEqual(1)
  }, 120_000)

  it('of one writer who was trusted leaves nothing published that nobody has approved', async () => {
    const { site, write, seenBy } = await commented()
    const ada = await person()
    await write(ada, 'Rose well.')
    const text =
      'Hello dear friends, this is a text that I like to leave below each recipe of the web'
    await Promise.all(Array.from({ length: 10 }, () => write(ada, text)))
    await write(ada, text)
    await write(ada, text)
    expect((await statuses(site)).filter((status) => status === 'published')).toHaveLength(1)
    expect(await seenBy(null)).toHaveLength(1)
  })
})
