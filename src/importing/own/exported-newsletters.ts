import { z } from 'zod'
import { AUDIENCES, NEWSLETTER_KINDS, SUPPRESSION_REASONS } from '@/src/domain/newsletters'
import { rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import type { StorePart } from '../import-row'
import { SILENCE_WEBHOOKS } from '../pipeline/store-batch'
import { parseExported } from './parse-exported'

const Time = z.iso.datetime()
const Count = z.number().int().min(0).max(2_000_000_000)
/** A send that has ended; one that had not when it was exported has ended with the export. */
const Ended = z.enum(['sent', 'canceled', 'failed']).catch('canceled')

const Exported = z.object({
  sends: z.array(
    z.object({
      kind: z.enum(NEWSLETTER_KINDS),
      subject: z.string().max(1_000).nullable(),
      note: z.string().max(10_000).nullable(),
      audience: z.enum(AUDIENCES).catch('everyone'),
      status: Ended,
      reason: z.string().max(5_000).nullable(),
      recipeSlug: z.string().nullable(),
      letterSlug: z.string().nullable(),
      ...{ total: Count, sent: Count, deferred: Count, bounced: Count, complained: Count },
      ...{ skipped: Count, failed: Count, repeated: Count },
      createdAt: Time,
      startedAt: Time.nullable(),
      finishedAt: Time.nullable(),
    }),
  ),
  suppressions: z.array(
    z.object({
      address: z.email().max(320),
      reason: z.enum(SUPPRESSION_REASONS),
      detail: z.string().max(5_000).nullable(),
      createdAt: Time,
    }),
  ),
})

/** A send that is there already, by its time and subject, is not stored again. */
const SENDS = {
  name: 'own_import_newsletter_sends',
  text: `insert into newsletter_sends (site_id, kind, subject, note, audience, status, reason,
      recipe_id, letter_id, total, sent, deferred, bounced, complained, skipped, failed, repeated,
      created_at, started_at, finished_at)
    select $1::uuid, g.kind, g.subject, g.note, g.audience, g.status, g.reason, r.id, l.id, g.total,
      g.sent, 0, g.bounced, g.complained, g.skipped, g.failed, g.repeated, g."createdAt",
      g."startedAt", coalesce(g."finishedAt", g."startedAt", g."createdAt")
    from jsonb_to_recordset($2::jsonb) as g(kind newsletter_send_kind, subject varchar,
        note varchar, audience newsletter_audience, status newsletter_send_status, reason varchar,
        "recipeSlug" varchar, "letterSlug" varchar, total numeric, sent numeric, bounced numeric,
        complained numeric, skipped numeric, failed numeric, repeated numeric,
        "createdAt" timestamptz, "startedAt" timestamptz, "finishedAt" timestamptz)
      left join recipes r on r.site_id = $1 and r.slug = g."recipeSlug" and r.deleted_at is null
      left join letters l on l.site_id = $1 and l.slug = g."letterSlug"
    where not exists (select 1 from newsletter_sends h where h.site_id = $1
      and h.created_at = date_trunc('milliseconds', g."createdAt")
      and h.kind = g.kind and h.subject is not distinct from g.subject)`,
}

const SUPPRESSIONS = {
  name: 'own_import_suppressions',
  text: `insert into mail_suppressions (site_id, address, reason, detail, created_at)
    select $1::uuid, lower(g.address), g.reason, g.detail, g."createdAt"
    from jsonb_to_recordset($2::jsonb)
      as g(address text, reason text, detail text, "createdAt" timestamptz)
    on conflict (address, site_id) do nothing`,
}

/**
 * Stores the newsletter sends of an exported site as history, which is never sent again, and its suppressed
 * addresses.
 * @see docs/product/import-and-export.md#export
 */
export const createNewslettersPart = (value: unknown): StorePart => {
  const { sends, suppressions } = parseExported(Exported, value)
  return async ({ payload, siteId }) => {
    await inTransaction(payload, async () => {
      await rows(payload, SILENCE_WEBHOOKS, [])
      await rows(payload, SENDS, [siteId, JSON.stringify(sends)])
      await rows(payload, SUPPRESSIONS, [siteId, JSON.stringify(suppressions)])
    })
    return { outcome: 'created' }
  }
}
