import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { PlatformStatus } from '@/src/contract/site/platform-status'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'
import { environmentOf } from '../deployment'
import { bulkTransport } from '../newsletters/transport'
import { BACKGROUND_STATE } from '../observability/background-state'
import type { BackgroundState } from '../observability/background-state'

const VERSIONS = {
  name: 'platform_versions',
  text: `select current_setting('server_version') as postgres,
    (select coalesce(max(name), '') from payload_migrations where name is not null) as migration,
    coalesce((select jsonb_agg(jsonb_build_object('seenAt', ${isoInstant('seen_at')})
      order by seen_at desc) from job_workers
      where seen_at > now() - interval '90 seconds'), '[]') as workers`,
}
const FAILED = {
  name: 'platform_failed_jobs',
  text: `select f.id, f.queue, s.slug as "siteSlug", coalesce(f.message, '') as message,
      ${isoInstant('f.created_at')} as "failedAt"
    from failed_jobs f left join sites s on s.id = f.site_id
    where f.created_at > now() - interval '1 day' order by f.created_at desc, f.id limit 20`,
}

type VersionRow = { postgres: string; migration: string; workers: PlatformStatus['workers'] }

/**
 * Reads the state of the installation: parts, versions, processes, queues, failed jobs, mail and search.
 * Three statements, and the checks of `/readyz`.
 * @see docs/product/overview.md#status
 */
export async function getPlatformStatus(payload: Payload): Promise<PlatformStatus> {
  const { readReadiness, serveProcesses } = environmentOf(payload)
  const [readiness, state, versions, failedJobs, isReachable, product] = await Promise.all([
    readReadiness(),
    firstRow<BackgroundState>(payload, BACKGROUND_STATE, []),
    firstRow<VersionRow>(payload, VERSIONS, []),
    rows<PlatformStatus['failedJobs'][number]>(payload, FAILED, []),
    isMailReachable(payload),
    productVersion(),
  ])
  if (!state || !versions) throw new Error('The state of the installation could not be read.')
  const { queues, search, mail, stripe } = state
  const { postgres, migration, workers } = versions
  return {
    isReady: readiness.isReady,
    parts: Object.entries(readiness.parts).flatMap(([name, part]) =>
      typeof part === 'string' ? [{ name, state: part }] : [],
    ),
    versions: { product, node: process.versions.node, postgres, migration },
    server: {
      startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
      processes: serveProcesses,
      memoryBytes: process.memoryUsage.rss(),
    },
    workers,
    queues,
    failedJobs,
    mail: { isReachable, ...mail },
    search,
    stripe,
  }
}

/** Longest wait for the mail server, in milliseconds. */
const MAIL_TIMEOUT_MS = 3_000

async function isMailReachable(payload: Payload): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, MAIL_TIMEOUT_MS, false)
  })
  const answers = bulkTransport(payload)
    .verify()
    .catch(() => false)
  return Promise.race([answers, tooLate]).finally(() => clearTimeout(timer))
}

const Package = z.object({ version: z.string() })

async function productVersion(): Promise<string> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'package.json')
  return Package.parse(JSON.parse(await readFile(/* turbopackIgnore: true */ file, 'utf8'))).version
}
