import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { access, constants, mkdir, open } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { freePort } from '@/src/runtime/process/free-port'
import { pause, waitUntilGone, whenExited } from '@/src/runtime/process/processes'

/** A Meilisearch that runs beside the product. */
export type RunningMeilisearch = { url: string; key: string; stop: () => Promise<void> }

/** How long it may take until it answers, in milliseconds. */
const PATIENCE = 30_000

/** The master key of an installation's own Meilisearch: made of its secret, so kept nowhere. */
export const searchKey = (secret: string): string =>
  createHmac('sha256', secret).update('meilisearch').digest('base64url')

/**
 * Starts the Meilisearch that this machine has, with its data in a folder of the product; null when
 * there is none, or it does not run: then search stays inside Postgres.
 */
export async function startMeilisearch({
  folder,
  key,
  report,
  path = process.env['PATH'] ?? '',
}: {
  folder: string
  key: string
  report: (line: string) => void
  path?: string
}): Promise<RunningMeilisearch | null> {
  const program = await findProgram(path)
  if (program === null) return null
  report('Starting Meilisearch')
  await mkdir(folder, { recursive: true })
  const logFile = `${folder}.log`
  const port = await freePort()
  const log = await open(logFile, 'w', 0o600)
  const child = spawn(program, argumentsFor(folder, port), {
    cwd: folder,
    // The key is on no command line, which everybody on this machine may read.
    env: { ...process.env, MEILI_MASTER_KEY: key },
    stdio: ['ignore', log.fd, log.fd],
    // Ctrl-C in a terminal reaches every process there: this one is stopped by us.
    detached: true,
  })
  await log.close()
  const url = `http://127.0.0.1:${port}`
  if (await answers(child, url)) return { url, key, stop: () => stop(child) }
  await stop(child)
  report(`Meilisearch does not run (see ${logFile}); search stays in Postgres`)
  return null
}

const argumentsFor = (folder: string, port: number): string[] => [
  ...['--http-addr', `127.0.0.1:${port}`],
  ...['--db-path', join(folder, 'data')],
  ...['--dump-dir', join(folder, 'dumps')],
  ...['--snapshot-dir', join(folder, 'snapshots')],
  ...['--env', 'production'],
  '--no-analytics',
]

async function findProgram(path: string): Promise<string | null> {
  const name = process.platform === 'win32' ? 'meilisearch.exe' : 'meilisearch'
  for (const folder of path.split(delimiter).filter((each) => each !== '')) {
    const program = join(folder, name)
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return program
  }
  return null
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  const state = { hasEnded: false }
  void whenExited(child)
    .catch(() => -1)
    .then(() => {
      state.hasEnded = true
    })
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    if (state.hasEnded) return false
    const answer = await fetch(`${url}/health`).catch(() => null)
    if (answer?.ok) return true
    await pause(50)
  }
  return false
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  child.kill('SIGTERM')
  if (!(await waitUntilGone(child.pid, 10_000))) child.kill('SIGKILL')
}
