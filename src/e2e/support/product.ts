import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/src/runtime/process/free-port'
import { pause, waitUntilGone, waitForExit } from '@/src/runtime/process/processes'
import { settingNames } from '@/src/runtime/startup/settings/settings-schema'
import type { ChildProcess } from 'node:child_process'

/** The contents of `running.json`. */
export type Running = {
  account: string
  sites: Record<string, string>
  inbox: string
  databaseUrl: string
  pid: number
}

/** A start of the product, as `npm start` does it. */
export type Start = {
  child: ChildProcess
  /** Everything it has printed. */
  output: () => string
  /** Its exit code, once it has ended (-1 by a signal). */
  ended: Promise<number>
}

const START = [process.execPath, 'src/scripts/start.mjs'] as const

/**
 * Starts the product with these settings and no others of this machine.
 * @param folder that of another checkout, for one of its commits
 */
export function startProduct(
  settings: Readonly<Record<string, string>>,
  command: readonly string[] = START,
  folder = process.cwd(),
): Start {
  // Empty counts as unset, and overrides a developer's .env file.
  const blank = Object.fromEntries(settingNames.map((name) => [name, '']))
  const env = { ...process.env, ...blank, ...settings }
  const [program = '', ...args] = command
  const child = spawn(program, args, { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return { child, output: () => output, ended: waitForExit(child) }
}

/** Waits until the start has written where everything is; throws with its output when it ends. */
export async function untilRunning(start: Start, dataDir: string): Promise<Running> {
  const state = { hasEnded: false }
  void start.ended.then(() => {
    state.hasEnded = true
  })
  for (;;) {
    const running = await readRunning(dataDir)
    if (running) return running
    if (state.hasEnded) throw new Error(`The product ended before it ran:\n${start.output()}`)
    await pause(100)
  }
}

/** The addresses of the product that runs in a data folder. */
export async function readRunning(dataDir: string): Promise<Running | undefined> {
  const text = await readFile(join(dataDir, 'running.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Running)
}

/** The origin of the site with this slug. */
export const siteOrigin = ({ account }: Running, slug: string): string =>
  account.replace('://', `://${slug}.`)

/** A separate data folder and a free port for a test, as settings. */
export async function ownPlace(): Promise<{ PORT: string; DATA_DIR: string }> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'recipes-e2e-'))
  return { PORT: String(await freePort()), DATA_DIR }
}

/** Stops a product by the process id of its `running.json` and removes its data. */
export async function stopProduct(pid: number, dataDir: string): Promise<void> {
  process.kill(pid, 'SIGTERM')
  if (!(await waitUntilGone(pid, 25_000))) process.kill(pid, 'SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
}
