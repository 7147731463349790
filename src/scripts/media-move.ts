import { parseArgs } from 'node:util'
import { currentStore } from '@/media'
import { SingleBar } from 'cli-progress'
import { messageOf } from '@/src/runtime/process/processes'
import { withClient } from '@/src/runtime/startup/database/database-state'
import { readSettings, SettingsError } from '@/src/runtime/startup/settings/settings'
import { joinRunningProduct, NotRunningError } from '@/src/runtime/startup/start/join-running'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { formatStore } from '@/src/runtime/startup/start/require-store'
import { lacksNewestPictures } from '@/src/server/media-store/media-store'
import { replaceMark } from '@/src/server/media-store/switch-store'
import { locationOf, moveMedia } from './moving/move-media'
import type { MoveSettings, MoveWatcher, Target } from './moving/move-media'

const HELP = `Moves pictures, videos, imports and exports between DATA_DIR and a bucket while the product runs.

  npm run media:move -- --to s3      from the folder to the bucket of S3_*
  npm run media:move -- --to disk    from the bucket to the folder
  npm run media:move -- --mark s3    only marks the bucket (or disk) as that of the database,
                                     after its files were restored there by other means

  --help   this text

Run it again when it was cut off: it continues. Exit code 0 when all is moved, 1 when nothing was changed,
2 when it was cut off. Then restart servers and workers with the settings of the new store.
`

/** `npm run media:move`. @see docs/product/media.md#moving-files-to-another-store */
async function main(): Promise<number> {
  const wanted = readCommand()
  if (wanted === null) {
    console.log(HELP)
    return process.argv.includes('--help') ? 0 : 1
  }
  process.umask(0o077)
  await joinRunningProduct(process.env)
  const settings = readSettings({ LOCAL_SERVICES: 'true', ...process.env })
  if (wanted.isOnlyMarked) await markStore(settings, wanted.kind)
  else await moveMedia(settings, wanted.kind, watcher)
  return 0
}

async function markStore(settings: MoveSettings, kind: Target): Promise<void> {
  const location = locationOf(settings, kind)
  const store = currentStore(location)
  await withClient(settings.databaseUrl, async (client) => {
    if (await lacksNewestPictures(client, store)) {
      throw new Refusal(
        `None of the newest pictures is in ${formatStore(location)}, so it was not marked.`,
      )
    }
    await replaceMark(client, store)
  })
  console.log(`Marked ${formatStore(location)} as the store of this database.`)
}

type Command = { kind: Target; isOnlyMarked: boolean }

/** Parses the command; null when it is not understood. */
function readCommand(): Command | null {
  const { to, mark } = parse()
  const kind = to ?? mark
  if ((to !== undefined && mark !== undefined) || (kind !== 's3' && kind !== 'disk')) return null
  return { kind, isOnlyMarked: mark !== undefined }
}

/** An option that is unknown shows the help. */
function parse(): { to?: string | undefined; mark?: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { to: { type: 'string' }, mark: { type: 'string' }, help: { type: 'boolean' } },
    })
    return values.help === true ? {} : values
  } catch {
    return {}
  }
}

const watcher: MoveWatcher = {
  report: (line) => {
    console.log(line)
  },
  pass: async (name, total, work) => {
    const bar = new SingleBar({
      format: `${name.padEnd(18)} {bar} {value}/{total}  {duration_formatted}`,
      hideCursor: true,
      noTTYOutput: true,
      notTTYSchedule: 5_000,
    })
    bar.start(total, 0)
    try {
      return await work(() => {
        bar.increment()
      })
    } finally {
      bar.stop()
    }
  },
}

const isRefused = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof SettingsError || error instanceof NotRunningError

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (isRefused(error)) {
      console.error(messageOf(error))
      process.exit(1)
    }
    console.error(
      `The move was cut off: ${messageOf(error)}\nNothing is lost. Run it again to continue.`,
    )
    process.exit(2)
  },
)
