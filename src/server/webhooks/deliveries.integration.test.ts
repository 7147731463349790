import { describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeToken, makeUser } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { isSignedBy, startWebhookServer } from '@/src/testing/servers/webhook-server'
import { hookedSite, passTime } from '@/src/testing/setups/webhooks'
import { Worker } from '@/src/runtime/working/worker'
import { WEBHOOK_QUEUE } from './webhook-lane'

const payload = await testPayload({ LIMITS_FACTOR: '100' })

const run = (text: string, values: unknown[]) => payload.db.pool.query(text, values)

// docs/product/webhooks.md#signatures
describe('a message', () => {
  it('is signed with the secret that was told once, and nowhere else again', async () => {
    const { site, id, secret, server, receivedMessages, call } = await hookedSite(payload)
    await makeRecipe(payload, site.id)
    await receivedMessages()
    const [message] = server.arrived
    expect(message && isSignedBy(message, secret)).toBe(true)
    expect(message?.headers).toMatchObject({ 'content-type': 'application/json' })
    expect(message?.headers['webhook-id']).toMatch(/^msg_[\da-f]{32}$/)
    const sentAt = Number(message?.headers['webhook-timestamp']) * 1_000
    expect(Math.abs(Date.now() - sentAt)).toBeLessThan(60_000)
    const answers = [await call('GET'), await call('PUT', `/${id}`, { isEnabled: true })]
    answers.push(await call('GET', `/${id}/deliveries`))
    expect(JSON.stringify(answers)).not.toContain(secret.slice(6))
    const { rows } = await run('select * from webhooks where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
  })

  it('is signed with both secrets for a day after the secret was rolled', async () => {
    const { id, secret, server, receivedMessages, call } = await hookedSite(payload)
    const { body } = await call('POST', `/${id}/secret`)
    const rolled = (body as { secret: string }).secret
    await call('POST', `/${id}/test-events`)
    await receivedMessages()
    await run(`update webhooks set secret_before_until = now() where id = $1`, [id])
    await call('POST', `/${id}/test-events`)
    expect(await receivedMessages()).toMatchObject([{ type: 'test' }])
    const signed = server.arrived.map((each) => [secret, rolled].map((of) => isSignedBy(each, of)))
    expect(signed).toEqual([
      [true, true],
      [false, true],
    ])
  })
})

// docs/product/webhooks.md#retries
describe('a message that is not taken', () => {
  it('is sent again with the same id and body after a pause, until it is taken', async () => {
    const { site, id, server, receivedMessages, log } = await hookedSite(payload)
    server.answer = { status: 500, text: `Out of order\0 ${'x'.repeat(2_000)}` }
    await makeRecipe(payload, site.id)
    expect(await receivedMessages()).toHaveLength(1)
    expect(await receivedMessages()).toEqual([])
    const [failed] = await log()
    expect(failed).toMatchObject({ status: 'waiting', attempts: 1, answerStatus: 500 })
    expect(failed?.answer).toHaveLength(999)
    expect(Date.parse(failed?.dueAt ?? '')).toBeGreaterThan(Date.now() + 1_000)
    server.answer = { status: 200, text: 'Thanks' }
    await passTime(payload, id, '6 seconds')
    await receivedMessages()
    expect(await log()).toMatchObject([
      { status: 'delivered', attempts: 2, answerStatus: 200, answer: 'Thanks', dueAt: null },
    ])
    const [one, other] = server.arrived
    expect(other?.headers['webhook-id']).toBe(one?.headers['webhook-id'])
    expect(other?.body).toBe(one?.body)
  })

  it('has failed for good after ten attempts, and can be sent again by hand', async () => {
    const { site, id, server, receivedMessages, log, call } = await hookedSite(payload)
    server.answer = { status: 503 }
    await makeRecipe(payload, site.id)
    for (let tried = 1; tried <= 10; tried += 1) {
      expect(await receivedMessages(), String(tried)).toHaveLength(1)
      // Not the webhook: it would be switched off.
      await run(`update webhook_deliveries set due_at = now() where webhook_id = $1`, [id])
    }
    expect(await receivedMessages()).toEqual([])
    const [failed] = await log()
    expect(failed).toMatchObject({ status: 'failed', attempts: 10 })
    server.answer = { status: 200 }
    const replay = `/${id}/deliveries/${failed?.id ?? ''}/replay`
    expect(await call('POST', replay)).toMatchObject({ status: 202 })
    expect(await call('POST', replay)).toMatchObject({ status: 409 })
    expect(await receivedMessages()).toMatchObject([{ type: 'recipe.published' }])
    expect(await log()).toMatchObject([{ status: 'delivered', attempts: 1 }])
  })

  it('lets the others of its webhook wait, and none of another webhook', async () => {
    const slow = await hookedSite(payload)
    slow.server.answer = 'never'
    const { url, arrived } = await startWebhookServer()
    await slow.call('POST', '', { url, events: ['recipe.published'] })
    const worker = new Worker(payload, { queues: [WEBHOOK_QUEUE] })
    await makeRecipe(payload, slow.site.id)
    await makeRecipe(payload, slow.site.id)
    worker.wake()
    await expect.poll(() => [arrived.length, slow.server.arrived.length]).toEqual([2, 1])
    await makeRecipe(payload, slow.site.id)
    worker.wake()
    await expect.poll(() => [arrived.length, slow.server.arrived.length]).toEqual([3, 1])
    slow.server.stop()
    await worker.stop()
    expect(await slow.log()).toMatchObject([
      { attempts: 0, status: 'waiting' },
      { attempts: 0, status: 'waiting' },
      { attempts: 1, status: 'waiting', problem: expect.any(String) },
    ])
  })

  it('never reaches an address of the own network, nor where an answer leads', async () => {
    const { id, server, call, receivedMessages, log } = await hookedSite(payload)
    server.answer = { status: 302, headers: { location: server.url } }
    await call('POST', `/${id}/test-events`)
    expect(await receivedMessages()).toHaveLength(1)
    expect(await log()).toMatchObject([{ status: 'waiting', answerStatus: 302 }])
    await call('PUT', `/${id}`, { url: 'http://127.0.0.2:5432/' })
    await passTime(payload, id, '10 seconds')
    expect(await receivedMessages()).toEqual([])
    expect(await log()).toMatchObject([
      { answerStatus: null, problem: 'The URL points to a private network.' },
    ])
  })
})

describe('a webhook is switched off, and its owner told,', () => {
  it('when its server says that it is gone', async () => {
    const { site, id, server, call, receivedMessages, log } = await hookedSite(payload)
    server.answer = { status: 410 }
    await makeRecipe(payload, site.id)
    await makeRecipe(payload, site.id)
    expect(await receivedMessages()).toHaveLength(1)
    const { body } = await call('GET')
    expect(body).toMatchObject({ webhooks: [{ isEnabled: false, offReason: 'gone' }] })
    expect((await log()).map(({ status }) => status)).toEqual(['failed', 'failed'])
    const owner = await payload.findByID({ collection: 'users', id: site.owner, depth: 0 })
    const mail = await mailbox.waitFor(owner.email)
    expect(mail.subject).toBe(`A webhook of ${site.title} is off`)
    expect(mail.text).toContain(`/kitchen/${site.slug}/settings/webhooks`)
    expect(await call('POST', `/${id}/test-events`)).toMatchObject({ status: 409 })
    server.answer = { status: 200 }
    await call('PUT', `/${id}`, { isEnabled: true })
    expect(await receivedMessages()).toEqual([])
    await makeRecipe(payload, site.id)
    expect(await receivedMessages()).toHaveLength(1)
  })

  it('when everything has failed for five days', async () => {
    const { site, id, server, call, receivedMessages } = await hookedSite(payload)
    server.answer = { status: 500 }
    const isOn = async () =>
      ((await call('GET')).body as { webhooks: { isEnabled: boolean }[] }).webhooks[0]?.isEnabled
    for (let day = 0; day < 6; day += 1) {
      expect(await isOn(), `day ${String(day)}`).toBe(true)
      await makeRecipe(payload, site.id)
      await receivedMessages()
      await passTime(payload, id, '1 day 1 hour')
    }
    expect(await isOn()).toBe(false)
  })
})

describe('the webhooks of a site', () => {
  it('are ten at most, each address once, and of web addresses', async () => {
    const { call, server } = await hookedSite(payload)
    const add = (url: string) => call('POST', '', { url, events: ['comment.created'] })
    expect(await add(server.url)).toMatchObject({ status: 409 })
    for (const wrong of ['javascript:alert(1)', 'https://a:b@example.com/', 'example.com', '']) {
      expect(await add(wrong), wrong).toMatchObject({ status: 422 })
    }
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => (await add(`${server.url}/${at}`)).status),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(9)
    expect(statuses.filter((status) => status === 409)).toHaveLength(3)
  })

  it('are for the owner: neither for editors nor in Payload’s REST', async () => {
    const { site, id } = await hookedSite(payload)
    const editor = await makeUser(payload)
    await payload.update({ collection: 'sites', id: site.id, data: { editors: [editor.id] } })
    const token = await makeToken(payload, editor.id)
    const path = `/v1/manage/${site.slug}/webhooks`
    expect((await callApi(payload, 'GET', path, { token })).status).toBe(403)
    const owner = await makeToken(payload, site.owner)
    for (const rest of ['webhooks', 'webhook-deliveries', 'webhook_deliveries', `webhooks/${id}`]) {
      expect((await callApi(payload, 'GET', `/api/${rest}`, { token: owner })).status).toBe(404)
    }
  })

  it('forget what they have sent after 30 days, and not what waits', async () => {
    const { site, id, receivedMessages, log } = await hookedSite(payload)
    await makeRecipe(payload, site.id)
    await receivedMessages()
    await makeRecipe(payload, site.id)
    await run(
      `update webhook_deliveries set created_at = created_at - interval '31 days',
        attempted_at = attempted_at - interval '31 days' where webhook_id = $1`,
      [id],
    )
    const { deleteExpired } = await import('@/src/server/housekeeping')
    const bounds = { versionsPerRecipe: 100, versionDays: 365 }
    await deleteExpired((statement) => payload.db.pool.query(statement), bounds)
    expect(await log()).toMatchObject([{ status: 'waiting' }])
  })
})
