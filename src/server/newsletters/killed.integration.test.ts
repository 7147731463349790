import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { waitForExit } from '@/src/runtime/process/processes'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscribers, newsletterSite, passRetryPause } from '@/src/testing/setups/newsletters'

let smtp = await startSmtpServer()
const sinks = [smtp]
const accepted = () => sinks.flatMap((sink) => sink.accepted)
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

/** Stops the SMTP server and starts another one at its port. */
async function replaceSmtpServer(): Promise<void> {
  await smtp.stop()
  smtp = await startSmtpServer(smtp.port)
  sinks.push(smtp)
}

/** Ends the connections of all other processes to the database. */
async function endConnections(): Promise<void> {
  await payload.db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

/** Lets the lease of an ended worker on its job run out, as if it were the first that ended. */
async function passJobLease(): Promise<void> {
  await payload.db.pool.query(
    `update pgboss.job set started_on = now() - interval '2 minutes', retry_count = 0
      where state = 'active'`,
  )
}

/** Sends some more mails with a worker, and ends one of the parts in the middle. */
async function sendUntilKilled(part: 'to' | 'data' | 'sink' | 'database'): Promise<void> {
  const worker = startWorker()
  const goal = accepted().length + 20 + Math.floor(Math.random() * 40)
  smtp.behave((step) => {
    if (step !== part || accepted().length < goal) return 'accept'
    // The server has the mail, and nobody is there to hear of it.
    worker.kill('SIGKILL')
    return 'accept-and-drop'
  })
  if (part === 'sink' || part === 'database') {
    await expect.poll(() => accepted().length, SOON).toBeGreaterThanOrEqual(goal)
    await (part === 'sink' ? replaceSmtpServer() : endConnections())
  } else {
    await expect.poll(() => worker.signalCode, SOON).toBe('SIGKILL')
  }
  await end(worker)
}

const SUBSCRIBERS = 400
const SOON = { timeout: 90_000, interval: 10 }

// docs/product/newsletters.md#recipients
describe('a send whose parts are killed', { timeout: 300_000 }, () => {
  it('reaches each recipient once, or counts the mail that was repeated', async () => {
    const { site, send, read } = await newsletterSite(payload)
    const emails = await addSubscribers(payload, site.id, SUBSCRIBERS)
    const { id } = await send()
    for (const part of ['to', 'data', 'sink', 'database'] as const) {
      await sendUntilKilled(part)
      await passJobLease()
      await passRetryPause(payload, id)
      const { status, failed, sent } = await read(id)
      expect([part, status, failed]).toEqual([part, 'sending', 0])
      expect(sent).toBeLessThanOrEqual(accepted().length)
    }
    smtp.behave(() => 'accept')
    const last = startWorker()
    await expect.poll(async () => (await read(id)).status, SOON).toBe('sent')
    await end(last)

    const { sent, repeated } = await read(id)
    expect(sent).toBe(SUBSCRIBERS)
    const counts = emails.map((email) => accepted().filter(({ to }) => to === email))
    expect(counts.filter((mails) => mails.length === 0)).toEqual([])
    const twice = counts.filter((mails) => mails.length > 1)
    expect(twice.length).toBeGreaterThan(0)
    expect(twice.length).toBeLessThanOrEqual(repeated)
    // Of each kill at most the mails in transmission, and those about to be.
    expect(repeated).toBeLessThanOrEqual(32)
    for (const mails of twice) {
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
    }
  })
})
