import { chown, cp, lchown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '@/src/runtime/startup/embedded/postgres'
import type { EmbeddedPostgres } from '@/src/runtime/startup/embedded/postgres'
import { serviceAccount } from '@/src/runtime/startup/embedded/service-account'
import { withClient } from '@/src/runtime/startup/database/database-state'

/** Data folder and address of a primary. */
export type PrimaryPlace = { folder: string; url: string; password: string; database: string }

/** A streaming replica whose server can be killed and started again. */
export type Replica = {
  url: string
  server: () => EmbeddedPostgres
  kill: () => Promise<void>
  startAgain: () => Promise<void>
  run: (statement: string) => Promise<Record<string, unknown>[]>
}

/** Copies a running primary as `pg_basebackup` does, and starts the copy as its replica. */
export async function startReplica(primary: PrimaryPlace, folder: string): Promise<Replica> {
  const data = join(folder, 'postgres')
  await mkdir(folder, { recursive: true })
  const label = await withClient(primary.url, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`)
    await cp(join(primary.folder, 'postgres'), data, { recursive: true, preserveTimestamps: true })
    const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()')
    return rows[0]?.labelfile ?? ''
  })
  await rm(join(data, 'postmaster.pid'), { force: true })
  await writeFile(join(data, 'backup_label'), label)
  await writeFile(join(data, 'standby.signal'), '')
  await giveToAccount(data, join(primary.folder, 'postgres'))
  const { hostname, port, username } = new URL(primary.url)
  const conninfo = `host=${hostname} port=${port} user=${username} password=${primary.password}`
  const start = (atPort?: number): Promise<EmbeddedPostgres> =>
    startPostgres({
      folder,
      password: primary.password,
      database: primary.database,
      settings: { primary_conninfo: conninfo, fsync: 'off', wal_retrieve_retry_interval: '200ms' },
      ...(atPort === undefined ? {} : { port: atPort }),
    })
  let server = await start()
  const { url } = server
  return {
    url,
    server: () => server,
    kill: async () => {
      process.kill(server.pid, 'SIGQUIT')
      await server.ended
    },
    startAgain: async () => {
      server = await start(Number(new URL(url).port))
    },
    run: (statement) =>
      withClient(url, async (client) => {
        const { rows } = await client.query<Record<string, unknown>>(statement)
        return rows
      }),
  }
}

/** Gives copied files to the account of the primary: root owns copies that it makes. */
async function giveToAccount(data: string, ofPrimary: string): Promise<void> {
  const account = await serviceAccount(ofPrimary)
  if (!account) return
  await chown(data, account.uid, account.gid)
  const entries = await readdir(data, { recursive: true })
  await Promise.all(entries.map((each) => lchown(join(data, each), account.uid, account.gid)))
}
