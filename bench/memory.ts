import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CONNECTIONS } from './compare'
import type { Address, Pace } from './compare'
import type { Figure } from './figure'
import type { LoadGenerator } from './servers/load'

const MOST_MEGABYTES = 450
const MOST_SECONDS = 5

/** Resident memory of a server after a minute of its recipe page. */
export async function memoryFigure(
  load: LoadGenerator,
  server: { pid: number },
  page: Address,
  { memorySeconds }: Pace,
): Promise<Figure> {
  await load.run({ ...page, connections: CONNECTIONS, seconds: memorySeconds })
  return {
    id: 'V11',
    what: `memory after ${memorySeconds} s of V1`,
    measured: await residentMegabytes(server.pid),
    limit: MOST_MEGABYTES,
    unit: 'MB',
  }
}

/** Time from the start of a built server's process to its first whole page. */
export const startFigure = (milliseconds: readonly number[]): Figure => ({
  id: 'V11',
  what: 'start of the built server to its first page',
  measured: Math.max(...milliseconds) / 1000,
  limit: MOST_SECONDS,
  unit: 's',
})

/** Resident memory of a process. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout.trim()) / 1024)
}
