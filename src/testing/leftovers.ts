import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopLeftover } from '@/src/runtime/startup/embedded/postgres-leftover'
import { getLockHolder } from '@/src/runtime/startup/start/lock'

/** Milliseconds that a folder without a holder is left alone: a test of another run kills its product. */
const SETTLED = 30 * 60_000

/**
 * Stops the Postgres and removes the data of earlier runs that were killed: folders of the temporary folder
 * with this prefix whose lock is free, and that were not modified for half an hour.
 */
export async function removeLeftovers(prefix: string, lockFile: string): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const folder = join(tmpdir(), name)
    const lock = join(folder, lockFile)
    if (!existsSync(lock) || (await getLockHolder(lock)) !== undefined) continue
    if ((await stat(folder)).mtimeMs > Date.now() - SETTLED) continue
    await stopLeftover(join(folder, 'postgres'))
    await rm(folder, { recursive: true, force: true })
  }
}
