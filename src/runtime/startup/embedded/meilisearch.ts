import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { access, constants, mkdir, open, readFile, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { stopLeftoverProgram, startSupervised } from '@/src/runtime/startup/embedded/kept-program'
import type { SupervisedProgram } from '@/src/runtime/startup/embedded/kept-program'
import { freePort } from '@/src/runtime/process/free-port'
import { pause, waitForExit } from '@/src/runtime/process/processes'

/** A Meilisearch that runs beside the product. */
export type RunningMeilisearch = { url: string; key: string; stop: () => Promise<void> }

/** Maximum wait for its first response, in milliseconds. */
const PATIENCE = 30_000

/**
 * Derives the master key of an installation's own Meilisearch from its secret, so that it need not be
 * stored.
 */
export const searchKey = (secret: string): string =>
  createHmac('sha256', secret).update('meilisearch').digest('base64url')

type Place = { program: string; folder: string; key: string }

/**
 * Starts the Meilisearch that is installed on this machine, with its data in a folder of the product; null
 * when it is missing or does not run: search then uses Postgres. Ends a server that a killed start left
 * running. Upgrades data of another version, or removes them where the program refuses them: the index is
 * rebuilt from the database.
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
  await stopLeftoverProgram(pidFileOf(folder), (commandLine) =>
    commandLine.includes(dataOf(folder)),
  )
  const place = { program, folder, key }
  const wasThere = await dataVersion(folder)
  const first = await launch(place, await upgradeOf(program, wasThere))
  if (first !== 'ended') return first ?? notRunning(folder, report)
  if (wasThere === null) return notRunning(folder, report)
  report('Meilisearch cannot use its data; the index is made anew')
  await rm(dataOf(folder), { recursive: true, force: true })
  const second = await launch(place, [])
  return second === 'ended' || second === null ? notRunning(folder, report) : second
}

const dataOf = (folder: string): string => join(folder, 'data')
const pidFileOf = (folder: string): string => join(folder, 'server.pid')
const logOf = (folder: string): string => `${folder}.log`

function notRunning(folder: string, report: (line: string) => void): null {
  report(`Meilisearch does not run (see ${logOf(folder)}); search stays in Postgres`)
  return null
}

/** Returns the version of the data; null where there are none. */
const dataVersion = (folder: string): Promise<string | null> =>
  readFile(join(dataOf(folder), 'VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )

/** The server refuses data of another version without an upgrade option. */
async function upgradeOf(program: string, version: string | null): Promise<string[]> {
  if (version === null) return []
  const said = await promisify(execFile)(program, ['--version'], { timeout: 5_000 }).catch(
    () => null,
  )
  const own = /\d+\.\d+\.\d+/.exec(said?.stdout ?? '')?.[0]
  return own === undefined || own === version ? [] : ['--experimental-dumpless-upgrade']
}

/** Starts the server; `ended` when it ended at once, null when it does not respond in time. */
async function launch(
  { program, folder, key }: Place,
  more: readonly string[],
): Promise<RunningMeilisearch | 'ended' | null> {
  const port = await freePort()
  const log = await open(logOf(folder), 'w', 0o600)
  const kept = startSupervised([program, ...argumentsFor(folder, port), ...more], {
    pidFile: pidFileOf(folder),
    cwd: folder,
    // The key is not on the command line, which every user of this machine can read.
    env: { ...process.env, MEILI_MASTER_KEY: key },
    log: log.fd,
  })
  await log.close()
  const url = `http://127.0.0.1:${port}`
  const state = await answers(kept, url)
  if (state === 'answers') return { url, key, stop: kept.stop }
  await kept.stop()
  return state === 'ended' ? 'ended' : null
}

const argumentsFor = (folder: string, port: number): string[] => [
  ...['--http-addr', `127.0.0.1:${port}`],
  ...['--db-path', dataOf(folder)],
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

async function answers(
  { child }: SupervisedProgram,
  url: string,
): Promise<'answers' | 'ended' | 'silent'> {
  const state = { hasEnded: false }
  void waitForExit(child)
    .catch(() => -1)
    .then(() => {
      state.hasEnded = true
    })
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    if (state.hasEnded) return 'ended'
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    )
    if (answer?.ok) return 'answers'
    await pause(50)
  }
  return 'silent'
}
