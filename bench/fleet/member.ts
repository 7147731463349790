import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { pause, waitForExit } from '@/src/runtime/process/processes'

/** The command of a program of the fleet, with its surroundings. */
export type Launch = {
  name: string
  command: readonly [program: string, ...args: string[]]
  env?: NodeJS.ProcessEnv
  /** The folder that it runs in; ours when not given. */
  cwd?: string
  /** Of the account that it runs as, where that is not ours. */
  uid?: number
  /** The file that its output is appended to. */
  log: string
  /** Whether the program is ready; polled after its start. */
  isReady: () => Promise<boolean>
}

const START_LIMIT_MS = 90_000
const STOP_LIMIT_MS = 40_000

/** A program of the fleet, which can be killed and started again on its ports and data. */
export class Member {
  readonly name: string
  #child: ChildProcess | null = null
  #exited: Promise<unknown> = Promise.resolve()

  constructor(private launch: Launch) {
    this.name = launch.name
  }

  /** The process id; undefined before its first start. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Lets the next start run in another folder: another build of the same program. */
  moveTo(cwd: string): void {
    this.launch = { ...this.launch, cwd }
  }

  /** Resolves once it is ready. @throws Error when it ends before that, or takes too long */
  async start(): Promise<void> {
    const { name, command, env, cwd, uid, log, isReady } = this.launch
    const [program, ...args] = command
    const output = openSync(log, 'a')
    const child = spawn(program, args, {
      env: env ?? process.env,
      ...(cwd === undefined ? {} : { cwd }),
      stdio: ['ignore', output, output],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    })
    this.#child = child
    this.#exited = waitForExit(child)
    const end = Date.now() + START_LIMIT_MS
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error(`${name} ended at its start: see ${log}`)
      if (await isReady().catch(() => false)) return
      await pause(100)
    }
    throw new Error(`${name} did not start: see ${log}`)
  }

  /** Ends it without a warning. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL')
    await this.#exited
  }

  /** Asks it to end; kills it when it takes too long. */
  async stop(): Promise<void> {
    this.#child?.kill('SIGTERM')
    const timer = setTimeout(() => this.#child?.kill('SIGKILL'), STOP_LIMIT_MS)
    await this.#exited
    clearTimeout(timer)
  }
}
