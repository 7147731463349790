import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopLeftover } from '@/src/runtime/launching/embedded/postgres-leftover'
import { lockHolder } from '@/src/runtime/launching/start/lock'

/**
 * Stops the Postgres and removes the data of earlier runs that were killed: folders of the
 * temporary folder with this prefix whose lock nobody holds any more.
 */
export async function removeLeftovers(prefix: string, lockFile: string): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const folder = join(tmpdir(), name)
    const lock = join(folder, lockFile)
    if (!existsSync(lock) || (await lockHolder(lock)) !== undefined) continue
    await stopLeftover(join(folder, 'postgres'))
    await rm(folder, { recursive: true, force: true })
  }
}
