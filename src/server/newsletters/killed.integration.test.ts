import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { waitForExit } from '@/src/runtime/process/processes'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscribers, newsletterSite } from '@/src/testing/setups/newsletters'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '5' })
afterAll(() => smtp.stop())

const children = new Set<ChildProcess>()
afterEach(async () => {
  for (const child of children) await end(child)
})

/** The process of `npm run work`. */
function startWorker(): ChildProcess {
  const script = join('src', 'entrypoints', 'work.ts')
  const child = spawn(process.execPath, [...NODE_FLAGS, script], {
    env: process.env,
    stdio: 'ignore',
  })
  children.add(child)
  return child
}

async function end(child: ChildProcess): Promise<void> {
  children.delete(child)
  const exited = waitForExit(child)
  child.kill('SIGKILL')
  await exited
}

/** Lets the leases of an ended worker run out: of its job, and of its recipients. */
async function passLeases(sendId: string): Promise<void> {
  await payload.db.pool.query(
    `update pgboss.job set started_on = now() - interval '2 minutes' where state = 'active'`,
  )
  await payload.db.pool.query(
    `update newsletter_recipients set due_at = now()
      where send_id = $1 and status in ('queued', 'deferred')`,
    [sendId],
  )
}

const SUBSCRIBERS = 300
const SOON = { timeout: 90_000, interval: 50 }

// docs/product/newsletters.md#recipients
describe('a worker that is killed while it sends', { timeout: 240_000 }, () => {
  it('leaves the rest to the next one: each recipient gets one mail, or is counted as repeated', async () => {
    const { site, send, read } = await newsletterSite(payload)
    const emails = await addSubscribers(payload, site.id, SUBSCRIBERS)
    const { id } = await send()
    for (const kills of ['to', 'data', null] as const) {
      const worker = startWorker()
      const goal = smtp.accepted.length + 20 + Math.floor(Math.random() * 60)
      smtp.behave((step) => {
        if (step !== kills || smtp.accepted.length < goal) return 'accept'
        // The server has the mail, and nobody is there to hear of it.
        worker.kill('SIGKILL')
        return 'accept-and-drop'
      })
      if (kills === null) {
        await expect.poll(async () => (await read(id)).status, SOON).toBe('sent')
      } else {
        await expect.poll(() => worker.signalCode, SOON).toBe('SIGKILL')
        expect(await read(id)).toMatchObject({ status: 'sending', failed: 0 })
        expect((await read(id)).sent).toBeLessThanOrEqual(smtp.accepted.length)
      }
      await end(worker)
      await passLeases(id)
    }

    const { sent, repeated } = await read(id)
    expect(sent).toBe(SUBSCRIBERS)
    const counts = emails.map((email) => smtp.to(email))
    expect(counts.filter((mails) => mails.length === 0)).toEqual([])
    const twice = counts.filter((mails) => mails.length > 1)
    expect(twice.length).toBeGreaterThan(0)
    expect(twice.length).toBeLessThanOrEqual(repeated)
    // Of each kill at most the mails in transmission, and those about to be.
    expect(repeated).toBeLessThanOrEqual(16)
    for (const mails of twice) {
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
    }
  })
})
