import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { restoreBackup } from '@/src/runtime/backup/restore-backup'
import { joinRunningProduct } from '@/src/runtime/startup/start/join-running'
import { readSettings } from '@/src/runtime/startup/settings/settings'
import { Refusal } from '@/src/runtime/startup/start/refusal'

const HELP = `Restores a backup into an empty database and an empty DATA_DIR or bucket.

  npm run restore -- --from FOLDER [--at NAME] [--new-secret]

  --from FOLDER  the folder that was given to npm run backup
  --at NAME      one of the backups in it; the newest complete one without
  --new-secret   accept another SECRET than that of the backup
  --help         this text

An interrupted restore is continued by the same command.
`

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    at: { type: 'string' },
    'new-secret': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/**
 * `npm run restore`.
 * @see docs/operating.md#restore
 */
async function main(): Promise<number> {
  if (values.help || values.from === undefined) {
    console.log(HELP)
    return values.help ? 0 : 1
  }
  process.umask(0o077)
  await joinRunningProduct(process.env)
  const settings = readSettings(process.env)
  let opened: Promise<Payload> | undefined
  const { name, tables, rows, files } = await restoreBackup({
    settings,
    from: values.from,
    at: values.at,
    acceptsNewSecret: values['new-secret'],
    openPayload: () => (opened ??= openPayload()),
    report: (line) => console.log(line),
  })
  console.log(`${name} is restored: ${tables} tables with ${rows} rows, ${files} files.`)
  if (settings.meiliUrl) console.log('Run npm run reindex for the index in Meilisearch.')
  return 0
}

/** After all checks: the config reads its settings when it is loaded. */
async function openPayload(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ])
  return getPayload({ config, disableOnInit: true })
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  },
)
