import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makeToken, makeUser } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import type { Answer } from '@/src/testing/servers/smtp-server'
import {
  addSubscriber,
  addSubscribers,
  newsletterSite,
  passRetryPause,
} from '@/src/testing/setups/newsletters'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '1' })
afterAll(() => smtp.stop())
beforeEach(() => smtp.behave(() => 'accept'))
const run = (text: string, values: unknown[]) => payload.db.pool.query(text, values)

/** Does something once, when the server has accepted a number of mails. */
function whenAccepted(count: number, work: () => Promise<unknown>): void {
  const before = smtp.accepted.length
  let done: Promise<unknown> | null = null
  smtp.behave(async (step): Promise<Answer> => {
    if (step === 'data' && smtp.accepted.length - before >= count) await (done ??= work())
    return 'accept'
  })
}

/** A site with many subscribers. */
async function manySubscribers(count = 60) {
  const it = await newsletterSite(payload, { title: 'Rye loaf' })
  await addSubscribers(payload, it.site.id, count)
  const change = (id: string, to: string) => it.call('POST', `/newsletter-sends/${id}/${to}`)
  return { ...it, count, change }
}

// docs/product/newsletters.md#pausing
describe('a send that runs', () => {
  it('is paused with the next mail, and resumed without repeating any', async () => {
    const { count, send, read, work, change } = await manySubscribers()
    const { id } = await send()
    whenAccepted(10, () => change(id, 'pause'))
    await work()
    const { status, sent } = await read(id)
    expect({ status, isPart: sent >= 10 && sent < 30 }).toEqual({ status: 'paused', isPart: true })
    await work()
    expect((await read(id)).sent).toBe(sent)
    expect((await change(id, 'pause')).status).toBe(409)
    expect((await change(id, 'resume')).body).toMatchObject({
      newsletterSend: { status: 'sending' },
    })
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: count, repeated: 0 })
  })

  it('is canceled for good; what was sent stays sent', async () => {
    const { send, read, work, change } = await manySubscribers()
    const { id } = await send()
    whenAccepted(10, () => change(id, 'cancel'))
    await work()
    const canceled = await read(id)
    expect(canceled).toMatchObject({ status: 'canceled', reason: null })
    expect(canceled.finishedAt).not.toBeNull()
    expect((await change(id, 'resume')).status).toBe(409)
    await passRetryPause(payload, id)
    await work()
    expect((await read(id)).sent).toBe(canceled.sent)
    expect(await send()).toMatchObject({ status: 'queued' })
  })

  it('stops when its recipe is unpublished or deleted', async () => {
    for (const change of ['published_at = null', 'deleted_at = now()']) {
      const { recipe, send, read, work } = await manySubscribers(500)
      const { id } = await send()
      whenAccepted(10, () => run(`update recipes set ${change} where id = $1`, [recipe.id]))
      await work()
      const stopped = await read(id)
      expect(stopped).toMatchObject({
        status: 'canceled',
        reason: 'The recipe is no longer published.',
      })
      expect(stopped.sent).toBeLessThan(500)
    }
  })

  it('is a preview for free readers as soon as its recipe is locked', async () => {
    const { site, recipe, send, read, work, change } = await manySubscribers(20)
    const late = await addSubscriber(payload, site.id)
    const { id } = await send()
    await change(id, 'pause')
    await run(`update recipes set privacy_setting = 'subscribers_only' where id = $1`, [recipe.id])
    await change(id, 'resume')
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 21 })
    expect(smtp.to(late.email)[0]?.raw.replaceAll('=\r\n', '')).toContain(
      'The whole recipe is for paying subscribers',
    )
  })

  it('leaves out who is gone, has left, or is suppressed meanwhile', async () => {
    const { site, call, send, read, work } = await newsletterSite(payload)
    const people = await Promise.all(
      Array.from({ length: 5 }, () => addSubscriber(payload, site.id)),
    )
    const [deleted, left, suppressed, gone] = people
    const { id } = await send()
    smtp.behave((step) => (step === 'to' ? { status: 451, text: 'Later' } : 'accept'))
    await work()
    expect(await read(id)).toMatchObject({ status: 'sending', deferred: 5 })
    await payload.delete({ collection: 'users', id: deleted?.userId ?? '' })
    await run(`update subscriptions set status = 'canceled' where id = $1`, [left?.id])
    await call('POST', '/suppressions', { email: suppressed?.email.toUpperCase() })
    await payload.delete({ collection: 'subscriptions', id: gone?.id ?? '' })
    smtp.behave(() => 'accept')
    await passRetryPause(payload, id)
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', total: 5, sent: 1, skipped: 4 })
    expect(people.map(({ email }) => smtp.to(email).length)).toEqual([0, 0, 0, 0, 1])
  })

  it('sends nothing for a deleted site until that is restored', async () => {
    const { site, count, send, read, work } = await manySubscribers(5)
    const { id } = await send()
    const before = smtp.accepted.length
    await run('update sites set deleted_at = now() where id = $1', [site.id])
    await work()
    expect(smtp.accepted).toHaveLength(before)
    await run('update sites set deleted_at = null where id = $1', [site.id])
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: count })
  })
})

describe('texts of authors and readers', () => {
  it('add no header and no recipient', async () => {
    const title = 'Loaf\r\nBcc: thief@example.com\r\n\r\nBody'
    const { site, send, work } = await newsletterSite(payload)
    await run('update sites set title = $2 where id = $1', [
      site.id,
      `"Site" <x@y.example>, ${title}`,
    ])
    await run(`update recipes set title = $2 where site_id = $1`, [site.id, title])
    const { email } = await addSubscriber(payload, site.id)
    const before = smtp.accepted.length
    await send({ note: 'Hello\r\n.\r\nMAIL FROM:<x@y.example>' })
    await work()
    const received = smtp.accepted.slice(before)
    expect(received.map(({ to }) => to)).toEqual([email])
    const [head = ''] = (received[0]?.raw ?? '').split('\r\n\r\n')
    expect(head).not.toMatch(/^bcc:/im)
    expect(head.match(/^(?:From|To|Subject):/gim)).toHaveLength(3)
    expect(received[0]?.from).toBe('hello@localhost')
  })

  it('may be odd addresses, as long as they are valid', async () => {
    const { site, send, read, work } = await newsletterSite(payload)
    const at = `${site.slug}.example.com`
    const odd = [
      `o'brien+news@${at}`,
      `a_b-c.d/e=f@${at}`,
      `${'x'.repeat(64)}@${at}`,
      `#1@xn--bcher-kva.${at}`,
    ]
    for (const address of odd) await addSubscriber(payload, site.id, {}, address)
    const bad = await addSubscriber(payload, site.id)
    await run('update users set email = $2 where id = $1', [bad.userId, `a@${at}, b@${at}`])
    const { id } = await send()
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', total: 5, sent: 4, skipped: 1 })
    // The server of this test shows domains in their own letters.
    const shown = odd.map((address) => address.replace('xn--bcher-kva', 'bücher'))
    expect(shown.map((address) => smtp.to(address).length)).toEqual([1, 1, 1, 1])
  })
})

describe('managers of another site', () => {
  it('neither see nor change sends and suppressions, nor count subscribers', async () => {
    const { site, recipe, call, send } = await newsletterSite(payload)
    const { email } = await addSubscriber(payload, site.id)
    const { id } = await send()
    await call('POST', '/suppressions', { email: 'gone@example.com' })
    const listed = (await call('GET', '/suppressions')).body as { suppressions: { id: string }[] }
    const other = await newsletterSite(payload)
    const token = await makeToken(payload, other.site.owner)
    const attempts = [
      ['GET', `/newsletter-sends/${id}`],
      ['POST', `/newsletter-sends/${id}/pause`],
      ['POST', `/newsletter-sends/${id}/resume`],
      ['POST', `/newsletter-sends/${id}/cancel`],
      ['DELETE', `/suppressions/${listed.suppressions[0]?.id ?? ''}`],
    ] as const
    for (const [method, path] of attempts) {
      expect((await other.call(method, path)).status, path).toBe(404)
      const there = await callApi(payload, method, `/v1/manage/${site.slug}${path}`, { token })
      expect(there.status, path).toBe(404)
    }
    expect((await other.call('POST', '/newsletter-tests', { recipeId: recipe.id })).status).toBe(
      404,
    )
    expect((await other.call('POST', '/newsletter-sends', { recipeId: recipe.id })).status).toBe(
      404,
    )
    const counted = await other.call('GET', `/newsletter-recipient-counts?recipeId=${recipe.id}`)
    expect(counted.status).toBe(404)
    expect((await other.call('GET', '/newsletter-recipient-counts')).body).toEqual({
      recipients: { total: 0, full: 0, preview: 0 },
    })
    expect((await other.call('GET', '/suppressions')).body).toMatchObject({ total: 0 })
    expect((await other.call('GET', `/newsletter-sends?recipeId=${recipe.id}`)).body).toEqual({
      newsletterSends: [],
      total: 0,
    })
    // Suppressing an address elsewhere does not change who gets mail here.
    await other.call('POST', '/suppressions', { email: email })
    expect((await call('GET', '/newsletter-recipient-counts')).body).toMatchObject({
      recipients: { total: 1 },
    })
    const reader = await makeToken(payload, (await makeUser(payload)).id)
    const path = `/v1/manage/${site.slug}/newsletter-sends`
    expect((await callApi(payload, 'GET', path, { token: reader })).status).toBe(404)
  })
})

// docs/product/newsletters.md#suppressions
describe('suppressions', () => {
  it('are listed newest first, added once, and removed', async () => {
    const { call } = await newsletterSite(payload)
    const first = await call('POST', '/suppressions', {
      email: 'One@Example.com',
      detail: 'Asked',
    })
    expect(first).toMatchObject({
      status: 201,
      body: { suppression: { email: 'one@example.com', reason: 'manual', detail: 'Asked' } },
    })
    const again = await call('POST', '/suppressions', { email: 'one@example.com' })
    expect(again.body).toEqual(first.body)
    const { suppression } = first.body as { suppression: { id: string } }
    const remove = () => call('DELETE', `/suppressions/${suppression.id}`)
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect((await call('GET', '/suppressions')).body).toEqual({ suppressions: [], total: 0 })
  })

  it('of the platform hold for every site, and are not shown', async () => {
    const { site, call } = await newsletterSite(payload)
    const { email } = await addSubscriber(payload, site.id)
    await run(`insert into mail_suppressions (address, reason) values ($1, 'complaint')`, [email])
    const counts = await call('GET', '/newsletter-recipient-counts')
    expect(counts.body).toMatchObject({ recipients: { total: 0 } })
    expect((await call('GET', '/suppressions')).body).toMatchObject({ total: 0 })
  })
})

// docs/product/newsletters.md#test-send
describe('a test send', () => {
  it('goes to its author alone, as a draft and as a preview', async () => {
    const { site, recipe, call } = await newsletterSite(payload, {
      title: 'Draft loaf',
      publishedAt: null,
      privacySetting: 'subscribers_only',
      instructionGroups: [{ instructions: [{ content: 'Knead the secret way.' }] }],
    })
    await addSubscriber(payload, site.id)
    const before = smtp.accepted.length
    const { email } = await payload.findByID({ collection: 'users', id: site.owner })
    for (const variant of ['full', 'preview'] as const) {
      const answer = await call('POST', '/newsletter-tests', { recipeId: recipe.id, variant })
      expect(answer.status).toBe(200)
    }
    const received = smtp.accepted.slice(before)
    expect(received.map(({ to }) => to)).toEqual([email, email])
    expect(received[0]?.raw).toContain('Subject: [Test] Draft loaf')
    expect(received[0]?.raw).toContain('secret way')
    expect(received[1]?.raw).not.toContain('secret way')
  })

  it('is refused after twenty in an hour', async () => {
    const { recipe, call } = await newsletterSite(payload)
    const answers: number[] = []
    for (let count = 0; count < 21; count += 1) {
      answers.push((await call('POST', '/newsletter-tests', { recipeId: recipe.id })).status)
    }
    expect(new Set(answers.slice(0, 20))).toEqual(new Set([200]))
    expect(answers[20]).toBe(429)
  })
})
