import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isAlive, waitUntilGone } from '@/src/runtime/process/processes'

/** A supervised program, which ends with the process that started it, even when that one is killed. */
export type SupervisedProgram = { child: ChildProcess; stop: () => Promise<void> }

/** Time for a program to end before it is killed, in seconds. */
const GRACE = 10

/**
 * Runs the program with the shell's arguments, writes its process id to the first one, and ends it when the
 * standard input closes: the kernel closes that pipe when our process ends, for any reason.
 */
const KEEPER = `
pidfile=$1; shift
"$@" </dev/null & server=$!
echo $server >"$pidfile"
exec 3<&0
{ cat <&3 >/dev/null; kill -TERM $server; sleep ${GRACE}; kill -KILL $server; } 2>/dev/null &
keeper=$!
wait $server; code=$?
kill $keeper 2>/dev/null
exit $code`

/**
 * Starts a program that must not outlive this process. Writes its process id to `pidFile`, where
 * `stopLeftoverProgram` finds it.
 */
export function startSupervised(
  [program, ...args]: readonly [string, ...string[]],
  options: { pidFile: string; cwd: string; env: NodeJS.ProcessEnv; log: number },
): SupervisedProgram {
  const child = spawn('/bin/sh', ['-c', KEEPER, 'keeper', options.pidFile, program, ...args], {
    cwd: options.cwd,
    env: options.env,
    stdio: ['pipe', options.log, options.log],
    // Ctrl-C in a terminal reaches every process there: this one is stopped by us.
    detached: true,
  })
  // Writing to it fails once the program has ended; nothing is written.
  child.stdin?.on('error', () => undefined)
  child.once('exit', () => child.stdin?.destroy())
  return { child, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  child.stdin?.end()
  await waitUntilGone(child.pid, (GRACE + 2) * 1_000)
}

/**
 * Ends the program that a killed process left running, so that no second one works on its files. `isOurs`
 * checks its command line: the process id may have been reused.
 */
export async function stopLeftoverProgram(
  pidFile: string,
  isOurs: (commandLine: string) => boolean,
): Promise<void> {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''))
  if (!Number.isSafeInteger(pid) || pid <= 1 || !isAlive(pid)) return
  if (!isOurs(commandLineOf(pid))) return
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await waitUntilGone(pid, GRACE * 1_000)) return
  }
}

function commandLineOf(pid: number): string {
  try {
    // Small systems have no `ps`.
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').replaceAll('\0', ' ')
    }
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
