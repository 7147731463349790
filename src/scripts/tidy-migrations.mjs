/**
 * Payload writes migrations that import types as if they were values, which strict ES modules
 * refuse. Run after `payload migrate:create`; changes nothing that is already right.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'

const folder = new URL('../../collections/migrations/', import.meta.url)

for (const name of await readdir(folder)) {
  if (!name.endsWith('.ts')) continue
  const file = new URL(name, folder)
  const text = await readFile(file, 'utf8')
  const tidy = text.replace(
    /\{ MigrateUpArgs, MigrateDownArgs,/,
    '{ type MigrateUpArgs, type MigrateDownArgs,',
  )
  if (tidy !== text) await writeFile(file, tidy)
}
