import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pause } from '@/src/runtime/process/processes'
import { compare } from './compare'
import { startInstallation } from './installation'
import type { Installation } from './installation'
import { Ledger } from './ledger'
import { runLoad } from './load'
import type { Member } from './member'
import { makeAuthor } from './people'

/**
 * `npm run bench:fleet`: mixed load over two servers and two workers, with PgBouncer, Meilisearch and
 * MinIO; each of them is killed once, and the servers and workers are replaced one by one in the middle.
 * Then everything that was acknowledged is compared with what is there. `--minutes 10` by default. With
 * `--before`, the root of another checkout, its build runs until this one replaces it.
 */
const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, before: { type: 'string', default: '.' } },
})
const minutes = Number(options.minutes)
const DOWN_MS = 3_000

type Event = { at: number; name: string; run: (fleet: Installation) => Promise<void> }

const killed = (
  name: string,
  at: number,
  of: (fleet: Installation) => Member | undefined,
): Event => ({
  at,
  name: `${name} is killed`,
  run: async (fleet) => {
    const member = of(fleet)
    await member?.kill()
    await pause(DOWN_MS)
    await member?.start()
  },
})

/** The events by their share of the time. */
const EVENTS: readonly Event[] = [
  killed('the first server', 0.08, ({ servers }) => servers[0]),
  killed('the first worker', 0.18, ({ workers }) => workers[0]),
  killed('PgBouncer', 0.28, ({ pgbouncer }) => pgbouncer),
  killed('Meilisearch', 0.36, ({ meilisearch }) => meilisearch),
  { at: 0.45, name: 'servers and workers are replaced one by one', run: replaceAll },
  killed('the second server', 0.65, ({ servers }) => servers[1]),
  killed('the second worker', 0.75, ({ workers }) => workers[1]),
  killed('MinIO', 0.85, ({ minio }) => minio),
]

/** As a rolling update does: the next one is stopped when the one before is ready again. */
async function replaceAll({ servers, workers, migrate }: Installation): Promise<void> {
  await migrate('.')
  for (const member of [...servers, ...workers]) {
    await member.stop()
    member.moveTo('.')
    await member.start()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'recipes-fleet-'))
// PgBouncer has an account of its own.
await chmod(folder, 0o711)
const startedAt = Date.now()
const lines: string[] = []
function report(line: string): void {
  const seconds = Math.round((Date.now() - startedAt) / 1_000)
  lines.push(`${String(seconds).padStart(5)} s  ${line}`)
  process.stdout.write(`${lines.at(-1) ?? ''}\n`)
}

report('Starting')
const fleet = await startInstallation(folder, { checkout: options.before })
const ledger = new Ledger()
const author = await makeAuthor(fleet, { site: 'fleet', recipes: 40, subscribers: 300 })
ledger.expect(author.recipes.length)
const loadStart = Date.now()
const duration = minutes * 60_000
report(`Load of ${minutes} minutes`)
await Promise.all([runLoad(fleet.client, author, ledger, loadStart + duration), runEvents()])
report('The load has ended')
const verdict = await compare(fleet, author, ledger)
const { reads, comments, imports, newsletters, pictures, sent } = ledger
const counts = {
  ...{ 'right reads': reads.right, 'reads while a server was away': reads.away },
  ...{ edits: sent.reduce((sum, edits) => sum + edits, 0), comments: comments.length },
  ...{ imports: imports.size, newsletters: newsletters.length, pictures: pictures.size },
  mails: fleet.mails.accepted.length,
}
for (const [name, count] of Object.entries(counts)) report(`${name}: ${count}`)
const isWhole = Object.values(verdict).every((wrong) => wrong.length === 0)
for (const [name, wrong] of Object.entries(verdict)) {
  report(
    `${name}: ${wrong.length}${wrong
      .map((each) => `\n          ${each}`)
      .slice(0, 5)
      .join('')}`,
  )
}
await fleet.stop()
await writeFile('bench/fleet-results.txt', `${lines.join('\n')}\n`)
if (isWhole) await rm(folder, { recursive: true, force: true })
else report(`The logs are in ${folder}`)
process.exitCode = isWhole ? 0 : 1

async function runEvents(): Promise<void> {
  for (const { at, name, run } of EVENTS) {
    await pause(Math.max(0, loadStart + at * duration - Date.now()))
    report(name)
    await run(fleet)
    report('… all is there again')
  }
}
