import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { waitForExit } from '@/src/runtime/process/processes'
import { Refusal } from '@/src/runtime/startup/start/refusal'

/** A step of the start that runs in a process of its own. */
export type Step = {
  /** The name in messages about its failure: "The build". */
  name: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
  logFile: string
  report: (line: string) => void
  signal: AbortSignal
}

/** Runs a step; its messages `{line}` are reported. Throws with its last lines when it fails. */
export async function runStep({ name, args, env, logFile, report, signal }: Step): Promise<void> {
  signal.throwIfAborted()
  const log = await open(logFile, 'w', 0o600)
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', log.fd, log.fd, 'ipc'] })
  await log.close()
  const abort = () => child.kill('SIGTERM')
  signal.addEventListener('abort', abort)
  child.on('message', (message) => {
    const line = lineOf(message)
    if (line) report(line)
  })
  const code = await waitForExit(child)
  signal.removeEventListener('abort', abort)
  signal.throwIfAborted()
  if (code === 0) return
  throw new Refusal(`${name} failed. The end of ${logFile}:\n${await lastLines(logFile, 30)}`)
}

/** Returns the last lines of a file, for an error message. */
export async function lastLines(path: string, count: number): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-count).join('\n')
}

function lineOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('line' in message)) return undefined
  return typeof message.line === 'string' ? message.line : undefined
}
