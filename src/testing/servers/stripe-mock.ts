import { mkdtemp, open } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startSupervised } from '@/src/runtime/startup/embedded/kept-program'
import { freePort } from '@/src/runtime/process/free-port'
import { pause } from '@/src/runtime/process/processes'
import { serverFolder } from './programs'

/** Stripe's own mock: checks requests against Stripe's document of its API, and answers fixed shapes. */
export type StripeMock = { url: string; stop: () => Promise<void> }

const PATIENCE = 60_000

/** Starts Stripe's own mock, for one test file. */
export async function startStripeMock(): Promise<StripeMock> {
  const folder = await serverFolder('stripe-mock')
  const data = await mkdtemp(join(inject('runFolder'), 'stripe-mock-'))
  const [http, https] = [
    `127.0.0.1:${await freePort()}`,
    // It always serves both.
    `127.0.0.1:${await freePort()}`,
  ]
  const log = await open(join(data, 'log'), 'w')
  const kept = startSupervised(
    [join(folder, 'stripe-mock'), '-http-addr', http, '-https-addr', https],
    {
      pidFile: join(data, 'pid'),
      cwd: data,
      env: process.env,
      log: log.fd,
    },
  )
  await log.close()
  const url = `http://${http}`
  await answers(url)
  return { url, stop: kept.stop }
}

async function answers(url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const answer = await fetch(url).catch(() => null)
    if (answer) return
    await pause(100)
  }
  throw new Error('stripe-mock did not start')
}
