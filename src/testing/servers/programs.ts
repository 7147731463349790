import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'

/** Packed servers that may lie beside the checkout. */
const PACKED = resolve('../shared/bin')

/** A server that tests run against if it is installed. */
export type ServerName = 'meilisearch' | 'minio' | 'stripe-mock'

/** Whether a server is installed; tests that need it are skipped otherwise. */
export const hasServer = (name: ServerName): boolean => existsSync(join(PACKED, `${name}.xz`))

/** Unpacks a server once per run; returns its folder. */
export async function serverFolder(name: ServerName): Promise<string> {
  const folder = join(inject('runFolder'), 'bin')
  await promisify(execFile)(join(PACKED, 'unpack'), [name, folder])
  return folder
}
