/**
 * `npm run migrate:create -- name`: lets Payload write the migration of a changed collection, then
 * mends what it writes: types that are imported as values, which strict ES modules refuse. Of the snapshots
 * of the schema only the newest stays: Payload compares with no other.
 */
import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const folder = new URL('../../collections/migrations/', import.meta.url)
const root = fileURLToPath(new URL('../..', import.meta.url))
const [name] = process.argv.slice(2)

if (name === undefined || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Name the migration: npm run migrate:create -- what_it_does')
  process.exit(1)
}
const env = {
  ...process.env,
  NEXT_PHASE: 'phase-production-build',
  NODE_OPTIONS: '--conditions=production',
}
const { status } = spawnSync('node_modules/.bin/payload', ['migrate:create', name], {
  cwd: root,
  env,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

const files = await readdir(folder)
const snapshots = files.filter((file) => file.endsWith('.json')).sort()
for (const file of snapshots.slice(0, -1)) await rm(new URL(file, folder))
for (const file of files) {
  if (!file.endsWith('.ts')) continue
  const path = new URL(file, folder)
  const text = await readFile(path, 'utf8')
  const tidy = text.replace(
    /\{ MigrateUpArgs, MigrateDownArgs,/,
    '{ type MigrateUpArgs, type MigrateDownArgs,',
  )
  if (tidy !== text) await writeFile(path, tidy)
}
spawnSync(
  process.execPath,
  ['node_modules/prettier/bin/prettier.cjs', '--write', folder.pathname],
  {
    cwd: root,
  },
)
