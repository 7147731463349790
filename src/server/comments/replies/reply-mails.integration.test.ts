import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { answerMuteReplies } from '@/endpoints/mute-form'
import type { Caller } from '@/src/server/accounts/caller'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { findSiteById } from '@/src/server/sites/scope'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import { setHidden } from '../moderate'
import { createComment, deleteComment } from '../write'
import { muteLinks } from './mute-link'
import { getMuteState } from './mutes'
import { replyMail } from './reply-mail'
import { sendReplyMails } from './send-reply-mails'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })

async function person(displayName: string): Promise<Caller> {
  const { id, email } = await makeUser(payload, { displayName })
  const sessionId = randomUUID()
  return { userId: id, email, isPlatformAdmin: false, sessionId, siteId: null, isBound: false }
}

/** A site with a recipe and a comment of a reader. */
async function commented(options: Parameters<typeof makeSite>[1] = {}) {
  const site = await makeSite(payload, { commentsEnabled: true, ...options })
  const scope = await findSiteById(payload, site.id)
  if (!scope) throw new Error('The site is missing')
  const recipe = await makeRecipe(payload, site.id, { title: 'Rye loaf' })
  const [writer, other] = [await person('Ada'), await person('Bo')]
  const write = async (caller: Caller, text: string, parentId?: string) => {
    const writer = { site, caller, address: null, userAgent: null }
    const body = { recipeId: recipe.id, content: documentFromPlainText(text), parentId }
    return (await createComment(payload, writer, body)).comments
  }
  const [comment] = await write(writer, 'Mine is flat.')
  const id = comment?.id ?? ''
  const reply = async (caller: Caller, text: string): Promise<string> => {
    const all = await write(caller, text, id)
    return all[0]?.children.at(-1)?.id ?? ''
  }
  const passTime = () =>
    payload.db.pool.query(
      // Moments are stored in rounded milliseconds, which may be later than now.
      `update comment_reply_mails set due_at = now() - interval '1 second'
        where comment_id = $1 and due_at is not null`,
      [id],
    )
  /** Lets ten minutes pass, and a worker send. */
  const send = async () => {
    await passTime()
    await sendReplyMails(payload)
  }
  return {
    site,
    scope,
    recipe,
    writer,
    other,
    id,
    reply,
    send,
    passTime,
    mails: () => mailbox.to(writer.email),
  }
}

const tokenIn = (text = ''): string => /mute-replies\/(\S+)/.exec(text)?.[1] ?? ''
const post = (host: string, token: string, body: string) =>
  answerMuteReplies(
    payload,
    new Request(`http://${host}/api/forms/mute-replies/${token}`, {
      method: 'POST',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }),
    token,
  )
const hostOf = (slug: string) => `${slug}.localhost:3000`

// docs/product/comments.md#mails-about-replies
describe('a reply to a comment', () => {
  it('is mailed to its writer after ten minutes, with those that came meanwhile', async () => {
    const { site, recipe, other, reply, send, mails } = await commented({ title: 'Salt' })
    await reply(other, 'Let it rise longer.')
    await sendReplyMails(payload)
    expect(mails()).toEqual([])
    await reply(
      await person('Cy'),
      `Or warmer. ${'In my kitchen that helped a lot in winter. '.repeat(20)}`,
    )
    await send()
    await send()
    await expect.poll(() => mails().length).toBe(1)
    const [mail, ...more] = mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('2 replies to your comment')
    expect(mail?.text).toContain('On “Rye loaf” at Salt:')
    expect(mail?.text).toContain('“Let it rise longer.” — Bo')
    expect(mail?.text).toMatch(/“Or warmer\. .{300,400}…” — Cy/)
    expect(mail?.text).toContain(`${site.slug}.localhost:3000/recipes/${recipe.slug}#comments`)
    expect(mail?.text).toContain('Mute these replies: http')
  })

  it('is in a mail of its own when it comes after one', async () => {
    const { other, reply, send, mails } = await commented({ language: 'de' })
    await reply(other, 'First.')
    await send()
    await reply(other, 'Second.')
    await send()
    await expect.poll(() => mails().length).toBe(2)
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Bo hat auf Ihren Kommentar geantwortet',
      'Bo hat auf Ihren Kommentar geantwortet',
    ])
    const texts = mails().map(({ text }) => text)
    expect(texts.filter((text) => text.includes('First.'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('Second.'))).toHaveLength(1)
  })

  it('that waited is mailed once it is approved, and no reply twice', async () => {
    const { other, reply, send, mails } = await commented()
    const held = await reply(await person('Cy'), 'Found at https://mill.example.com in town.')
    await reply(other, 'Let it rise longer.')
    await send()
    await expect.poll(() => mails().length).toBe(1)
    const setStatus = (status: string) =>
      payload.db.pool.query('update comments set status = $2::comment_status where id = $1', [
        held,
        status,
      ])
    await setStatus('published')
    await send()
    await expect.poll(() => mails().length).toBe(2)
    expect(
      mails()
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(['Bo replied to your comment', 'Cy replied to your comment'])
    for (const status of ['hidden', 'published']) await setStatus(status)
    await send()
    expect(mails()).toHaveLength(2)
  })

  it('is mailed to nobody when they replied themselves, or it was deleted or hidden', async () => {
    const { site, writer, other, reply, send, mails } = await commented()
    await reply(writer, 'I found out.')
    await send()
    await deleteComment(payload, { site, caller: other }, await reply(other, 'Rude.'))
    await send()
    await setHidden(payload, site.id, site.owner, await reply(other, 'Worse.'), true)
    await send()
    expect(mails()).toEqual([])
  })

  it('is not mailed where its comment is hidden, comments are off, or the recipe is gone', async () => {
    for (const end of [
      "update comments set status = 'hidden' where id = $1",
      'update sites set comments_enabled = false where id = (select site_id from comments where id = $1)',
      'update sites set deleted_at = now() where id = (select site_id from comments where id = $1)',
      'update recipes set published_at = null where id = (select recipe_id from comments where id = $1)',
      'delete from comments where id = $1',
    ]) {
      const { id, other, reply, send, mails } = await commented()
      await reply(other, 'Let it rise longer.')
      await payload.db.pool.query(end, [id])
      await send()
      expect(mails(), end).toEqual([])
    }
  })

  it('is not mailed to a reader for whom the recipe is locked now', async () => {
    const { site, recipe, writer, other, reply, send, mails } = await commented()
    await reply(other, 'The secret is salt.')
    await payload.db.pool.query(
      `update recipes set privacy_setting = 'subscribers_only' where id = $1`,
      [recipe.id],
    )
    await send()
    expect(mails()).toEqual([])
    await addSubscription(payload, site.id, writer.userId, { plan_type: 'monthly' })
    await payload.db.pool.query(
      `update comment_reply_mails set due_at = now() - interval '1 second', replies_since = now() - interval '1 hour'
        where site_id = $1`,
      [site.id],
    )
    await sendReplyMails(payload)
    await expect.poll(() => mails().length).toBe(1)
  })

  it('is mailed once by two workers, and not to those who switched such mails off', async () => {
    const [one, two] = [await commented(), await commented()]
    await addSubscription(payload, two.site.id, two.writer.userId, { receives_comments: false })
    await one.reply(one.other, 'Let it rise longer.')
    await two.reply(two.other, 'Let it rise longer.')
    await Promise.all([one.passTime(), two.passTime()])
    await Promise.all([sendReplyMails(payload), sendReplyMails(payload)])
    await expect.poll(() => one.mails().length).toBe(1)
    expect(two.mails()).toEqual([])
  })
})

// docs/product/comments.md#muting-replies
describe('the link that mutes replies', () => {
  it('mutes those to one comment, and brings them back', async () => {
    const { id, scope, site, writer, other, reply, send, mails } = await commented()
    await reply(other, 'One.')
    await send()
    await expect.poll(() => mails().length).toBe(1)
    const token = tokenIn(mails()[0]?.text)
    const replies = [{ id, content: lexicalFromDocument([]), name: null, publishedAt: '' }]
    const content = { ids: { userId: writer.userId, commentId: id }, recipe: '', href: '', replies }
    expect((await replyMail(payload, scope, content)).headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect((await post(hostOf(site.slug), token, 'action=comment')).status).toBe(303)
    expect(await getMuteState(payload, site.id, token)).toBe('comment')
    await reply(other, 'Two.')
    await send()
    expect(mails()).toHaveLength(1)
    await post(hostOf(site.slug), token, 'action=none')
    await reply(other, 'Three.')
    await send()
    await expect.poll(() => mails().length).toBe(2)
  })

  it('mutes all comments of its reader on the site by the request of a mail program', async () => {
    const { site, scope, writer, id } = await commented()
    const token = muteLinks(payload, scope, { userId: writer.userId, commentId: id }).page
    const answer = await post(hostOf(site.slug), tokenIn(token), 'List-Unsubscribe=One-Click')
    expect(answer.status).toBe(200)
    expect(await getMuteState(payload, site.id, tokenIn(token))).toBe('site')
  })

  it('changes nothing when it is opened, forged, or used on another site', async () => {
    const { site, scope, writer, id } = await commented()
    const elsewhere = await makeSite(payload)
    const ids = { userId: writer.userId, commentId: id }
    const token = tokenIn(muteLinks(payload, scope, ids).page)
    const request = new Request('http://x/', { headers: { host: hostOf(site.slug) } })
    expect((await answerMuteReplies(payload, request, token)).status).toBe(303)
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    const oneClick = 'List-Unsubscribe=One-Click'
    expect((await post(hostOf(site.slug), forged, oneClick)).status).toBe(404)
    expect((await post(hostOf(elsewhere.slug), token, oneClick)).status).toBe(404)
    expect((await post(hostOf(site.slug), token, 'action=delete')).status).toBe(400)
    expect(await getMuteState(payload, elsewhere.id, token)).toBe(null)
    expect(await getMuteState(payload, site.id, token)).toBe('none')
  })
})
