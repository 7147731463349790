import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The user and group that Postgres runs as when we are root: it refuses to run as root. */
export type ServiceAccount = { uid: number; gid: number }

/**
 * Finds the account for a data folder: the owner of existing data, else `postgres`, else `nobody`;
 * undefined when we are not root and so run everything as ourselves.
 */
export async function serviceAccount(dataFolder: string): Promise<ServiceAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(join(dataFolder, 'PG_VERSION')).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return accountNamed('postgres', users) ?? accountNamed('nobody', users)
}

function accountNamed(name: string, users: string): ServiceAccount | undefined {
  const fields = users.split('\n').find((line) => line.startsWith(`${name}:`))
  const [, , uid, gid] = fields?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
