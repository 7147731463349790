import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { newPassword } from '@/src/runtime/startup/embedded/postgres'
import { hasCode } from '@/src/runtime/process/processes'
import { Refusal } from '@/src/runtime/startup/start/refusal'

const secrets = z.object({ secret: z.string().min(32), databasePassword: z.string().min(16) })

/** The secrets that an installation generates at its first start. */
export type Secrets = z.output<typeof secrets>

/** Reads the secrets of a data folder; generates missing ones. */
export async function openSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  try {
    return secrets.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) {
      throw new Refusal(
        `${path} cannot be read as secrets. Put it back from a backup; ` +
          'if there is none, remove it together with the folder beside it named postgres.',
      )
    }
  }
  const made = { secret: randomBytes(32).toString('hex'), databasePassword: newPassword() }
  await writeFile(`${path}.part`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.part`, path)
  return made
}
