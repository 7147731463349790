import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { answerCommentMails } from '@/endpoints/comment-mails-form'
import type { Caller } from '@/src/server/accounts/caller'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { createComment } from '../write'
import { getNoticesOfToken } from './notices'
import { sendCommentNotices } from './send-notices'

const payload = await testPayload({ LIMITS_FACTOR: '100000' })

/** A site with a recipe, whose author gets emails about comments. */
async function setUp(options: Parameters<typeof makeSite>[1] = {}) {
  const owner = await makeUser(payload)
  const editor = await makeUser(payload)
  const data = { commentsEnabled: true, editors: [editor.id], ...options, owner: owner.id }
  const site = await makeSite(payload, data)
  const recipe = await makeRecipe(payload, site.id, { title: 'Rye loaf' })
  const write = async (text: string, userId?: string): Promise<void> => {
    const user = userId === undefined ? await makeUser(payload, { displayName: 'Ada' }) : null
    const caller: Caller = {
      userId: userId ?? user?.id ?? '',
      email: 'x@example.com',
      isPlatformAdmin: false,
      sessionId: randomUUID(),
      siteId: null,
      isBound: false,
    }
    const writer = { site, caller, address: null, userAgent: null }
    await createComment(payload, writer, {
      recipeId: recipe.id,
      content: documentFromPlainText(text),
    })
  }
  /** Lets ten minutes pass, and a worker send. */
  const send = async (): Promise<void> => {
    await payload.db.pool.query(
      `update comment_notices set due_at = now() - interval '1 second'
        where site_id = $1 and due_at is not null`,
      [site.id],
    )
    await sendCommentNotices(payload)
  }
  /** Moves all comments, and what was mailed, a number of hours into the past. */
  const passHours = (hours: number) =>
    payload.db.pool.query(
      `with moved as (update comments set created_at = created_at - make_interval(hours => $2)
          where site_id = $1)
        update comment_notices set covered_until = covered_until - make_interval(hours => $2)
        where site_id = $1`,
      [site.id, hours],
    )
  const choose = async (userId: string, frequency: string) =>
    callApi(payload, 'PUT', `/v1/manage/${site.slug}/comment-notices`, {
      token: await makeToken(payload, userId),
      body: { frequency },
    })
  const mailsTo = async (email: string, count: number) => {
    await expect.poll(() => mailbox.to(email).length).toBe(count)
    return mailbox.to(email)
  }
  return { site, owner, editor, write, send, passHours, choose, mailsTo }
}
type Setup = Awaited<ReturnType<typeof setUp>>

const tokenIn = (text = ''): string => /comment-mails\/(\S+)/.exec(text)?.[1] ?? ''
const post = ({ site }: Setup, token: string, body: string): Promise<Response> =>
  answerCommentMails(
    payload,
    new Request(`http://${site.slug}.localhost:3000/api/forms/comment-mails/${token}`, {
      method: 'POST',
      headers: { host: `${site.slug}.localhost:3000` },
      body,
    }),
    token,
  )

// docs/product/comments.md#mails-to-authors
describe('new comments', () => {
  it('are mailed to the owner ten minutes after the first one, together, with those that wait', async () => {
    const { site, owner, editor, write, send, mailsTo } = await setUp({ title: 'Salt' })
    await write('Rose well.')
    await write('As at https://mill.example.com in the village.')
    await sendCommentNotices(payload)
    expect(mailbox.to(owner.email)).toEqual([])
    await send()
    await send()
    const [mail] = await mailsTo(owner.email, 1)
    expect(mail?.subject).toBe('2 new comments on Salt')
    expect(mail?.text).toContain('One comment waits for your approval.')
    expect(mail?.text).toContain('“Rose well.” — Ada, on “Rye loaf”')
    expect(mail?.text).toContain('on “Rye loaf” (waiting)')
    expect(mail?.text).toContain(`/kitchen/${site.slug}/comments`)
    expect(mailbox.to(editor.email)).toEqual([])
    await write('Fell flat.')
    await send()
    const mails = await mailsTo(owner.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain('New comment on Salt')
  })

  it('are not mailed when they are spam, the owner’s own, or gone by then', async () => {
    const { site, owner, write, send } = await setUp()
    await write('Buy viagra at https://pills.example.com')
    await write('Thank you all!', owner.id)
    await send()
    await write('Never mind.')
    await payload.db.pool.query(`update comments set status = 'deleted' where site_id = $1`, [
      site.id,
    ])
    await send()
    expect(mailbox.to(owner.email)).toEqual([])
  })

  it('are mailed once by two workers, in the language of the site', async () => {
    const { owner, write, send, mailsTo } = await setUp({ title: 'Salt', language: 'de' })
    await write('Gut aufgegangen.')
    await Promise.all([send(), sendCommentNotices(payload), sendCommentNotices(payload)])
    const [mail] = await mailsTo(owner.email, 1)
    expect(mail?.subject).toBe('Neuer Kommentar bei Salt')
  })

  it('are mailed daily at eight, and to editors, by choice only', async () => {
    const { owner, editor, write, send, passHours, choose, mailsTo } = await setUp()
    expect((await choose(owner.id, 'daily')).status).toBe(200)
    expect(await choose(editor.id, 'each')).toMatchObject({
      body: { commentNotices: { frequency: 'each' } },
    })
    await write('Rose well.')
    await send()
    await mailsTo(editor.email, 1)
    expect(mailbox.to(owner.email)).toEqual([])
    await passHours(24)
    await send()
    await mailsTo(owner.email, 1)
  })

  it('are not mailed to an editor who has left', async () => {
    const { site, editor, write, send, choose } = await setUp()
    await choose(editor.id, 'each')
    await payload.db.pool.query(
      `delete from sites_rels where parent_id = $1 and path = 'editors'`,
      [site.id],
    )
    await write('Rose well.')
    await send()
    expect(mailbox.to(editor.email)).toEqual([])
  })
})

// docs/product/comments.md#mails-to-authors
describe('the link of a mail about comments', () => {
  it('stops the mails with one press, on its own site only, and brings them back', async () => {
    const [here, there] = [await setUp(), await setUp()]
    await here.write('Rose well.')
    await here.send()
    const [mail] = await here.mailsTo(here.owner.email, 1)
    const token = tokenIn(mail?.text)
    expect((await post(there, token, 'action=never')).status).toBe(303)
    expect((await post(there, token, 'List-Unsubscribe=One-Click')).status).toBe(404)
    expect(await getNoticesOfToken(payload, there.site.id, token)).toBeNull()
    expect(await getNoticesOfToken(payload, here.site.id, token)).toEqual({ frequency: 'each' })
    expect((await post(here, token, 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect(await getNoticesOfToken(payload, here.site.id, token)).toEqual({ frequency: 'never' })
    await here.write('Fell flat.')
    await here.send()
    expect(mailbox.to(here.owner.email)).toHaveLength(1)
    expect((await post(here, token, 'action=each')).status).toBe(303)
    await here.write('Rose again.')
    await here.send()
    const mails = await here.mailsTo(here.owner.email, 2)
    expect(mails.some(({ text }) => text.includes('Fell flat.'))).toBe(false)
    expect((await post(here, token, 'action=daily')).status).toBe(400)
  })
})
