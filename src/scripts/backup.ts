import { parseArgs } from 'node:util'
import { createBackup } from '@/src/runtime/backup/create-backup'
import { joinRunningProduct } from '@/src/runtime/startup/start/join-running'
import { readSettings } from '@/src/runtime/startup/settings/settings'
import { Refusal } from '@/src/runtime/startup/start/refusal'

const HELP = `Makes a backup of the database, pictures and videos while the site runs.

  npm run backup -- --to FOLDER

  --to FOLDER  the folder for all backups of this installation: what an earlier one in it has is not copied again
  --help       this text
`

const { values } = parseArgs({
  options: { to: { type: 'string' }, help: { type: 'boolean', default: false } },
})

const ending = new AbortController()

/**
 * `npm run backup`.
 * @see docs/operating.md#backup
 */
async function main(): Promise<number> {
  if (values.help || values.to === undefined) {
    console.log(HELP)
    return values.help ? 0 : 1
  }
  process.umask(0o077)
  await joinRunningProduct(process.env)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
  const { name, manifest } = await createBackup({
    settings: readSettings(process.env),
    env: process.env,
    to: values.to,
    report: (line) => console.log(line),
    signal: ending.signal,
  })
  const { tables, media } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${name} is complete: ${tables.length} tables with ${rows} rows, ${media.files} files (${media.copiedFiles} new).`,
  )
  if (media.missing > 0) {
    console.log(`${media.missing} files that the database names are not in the store.`)
  }
  return 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (ending.signal.aborted)
      console.error('The backup was interrupted, and nothing of it is left.')
    else console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  },
)
