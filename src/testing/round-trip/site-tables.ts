import { createHash } from 'node:crypto'
import { text as textOfStream } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { replaceTexts } from '@/src/server/exporting/portable-id'
import { SUBSCRIBER_NAME } from '@/src/server/subscriptions/subscribers/subscriber-name'

/** Conditions for the rows of a table of site `$1`. */
const OF_SITE = 'site_id = $1'
const OF_RECIPE = (column: string) => `${column} in (select id from recipes where site_id = $1)`
const IN_GROUP = (groups: string) =>
  `_parent_id in (select g.id from ${groups} g join recipes r on r.id = g._parent_id
    where r.site_id = $1)`

/** Tables whose rows an export contains; referenced tables first. */
const CARRIED = {
  images: OF_SITE,
  videos: OF_SITE,
  terms: OF_SITE,
  terms_texts: 'parent_id in (select id from terms where site_id = $1)',
  equipment: OF_SITE,
  equipment_texts: 'parent_id in (select id from equipment where site_id = $1)',
  color_themes: OF_SITE,
  type_themes: OF_SITE,
  recipes: `${OF_SITE} and deleted_at is null`,
  recipe_collections: OF_SITE,
  recipe_collections_rels: 'parent_id in (select id from recipe_collections where site_id = $1)',
  recipe_images: OF_RECIPE('_parent_id'),
  recipe_ingredient_groups: OF_RECIPE('_parent_id'),
  recipe_ingredients: IN_GROUP('recipe_ingredient_groups'),
  recipe_instruction_groups: OF_RECIPE('_parent_id'),
  recipe_instructions: IN_GROUP('recipe_instruction_groups'),
  recipe_equipment: OF_RECIPE('_parent_id'),
  recipes_texts: OF_RECIPE('parent_id'),
  recipes_rels: OF_RECIPE('parent_id'),
  stored_post_pictures: OF_RECIPE('recipe_id'),
  story_pictures: OF_RECIPE('recipe_id'),
  about_pictures: OF_SITE,
  letters: OF_SITE,
  letter_pictures: 'letter_id in (select id from letters where site_id = $1)',
  search_recipes: OF_SITE,
  events: OF_SITE,
  redirects: OF_SITE,
  sites: 'id = $1',
  sites_rels: 'parent_id = $1',
  site_home_sections: '_parent_id = $1',
  site_header_links: '_parent_id = $1',
  site_links: '_parent_id = $1',
  site_social_links: '_parent_id = $1',
  site_product_links: '_parent_id = $1',
  users: 'id in (select user_id from subscriptions where site_id = $1)',
  subscriptions: OF_SITE,
} as const

/** Tables an export leaves out, and those no site has a part in (docs/importing.md). */
const LEFT_OUT =
  /^(payload_|search_(?!recipes$)|auth_sessions|app_subscriptions|automatic_letters|backup_runs|bookmarks|bulk_job|comments|comment_|cooked_recipes|country_days|day_visitors|guest_comments|imported_rating_summaries|recipe_card_marks|recipe_days|recipe_rating|referrer_days|search_days|sign_up_days|site_bans|site_comment_settings|site_days|visitor_salts|draft_links|early_signups|failed_jobs|idempotency_keys|image_removals|import|ingredients|job_workers|checkouts|coupon|gifts|mail_|media_store|letter_drafts|letter_versions|newsletter_|payment|stripe_events|subscription_history|rate_limits|recipe_drafts|recipe_presence|recipe_versions|record_versions|removed_files|saved_views|schema_compatibility|secret_mark|sign_in_tokens|site_design|site_domains|site_mail_settings|sql_definitions|subscriber_segments|units|video_removals|site_invitations|site_exports|webhook|weekly_summaries)/

type Row = Record<string, unknown>
type Table = keyof typeof CARRIED

/** Moments that an export carries; the others are those of the import. */
const CARRIED_MOMENTS: Partial<Record<Table, readonly string[]>> = {
  recipes: ['created_at', 'updated_at'],
  recipe_collections: ['created_at'],
  subscriptions: ['created_at'],
}

/**
 * All rows of a site that an export contains, by table, with ids replaced by names: equal for two sites
 * with equal content.
 * @throws Error for a table without a decision
 */
export async function siteTables(
  payload: Payload,
  siteId: string,
): Promise<Record<string, unknown[]>> {
  await assertKnownTables(payload)
  const names = new Map([[siteId, 'the site']])
  const found: [Table, Row[]][] = []
  for (const [table, where] of entriesOf(CARRIED)) {
    const { rows } = await payload.db.pool.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t where ${where}`,
      [siteId],
    )
    const comparables = await Promise.all(rows.map(({ row }) => comparable(payload, table, row)))
    for (const row of comparables) nameRow(names, table, row)
    found.push([table, comparables])
  }
  // Only now: a recipe's texts refer to rows of later tables.
  return Object.fromEntries(
    found.map(([table, rows]) => {
      const plain = rows.map((row) => plainRow(names, table, row)).sort(byJson)
      return [table, FILES.includes(table) ? distinct(plain) : plain]
    }),
  )
}

/** Tables whose rows are files: duplicates are one in an export. */
const FILES: readonly string[] = ['images', 'videos']

const distinct = (rows: readonly unknown[]): unknown[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
]

const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][]

const byJson = (one: unknown, other: unknown): number =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1

async function assertKnownTables(payload: Payload): Promise<void> {
  const { rows } = await payload.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'
      and table_type = 'BASE TABLE'`,
  )
  const unknown = rows.filter(({ name }) => !(name in CARRIED) && !LEFT_OUT.test(name))
  if (unknown.length === 0) return
  throw new Error(`Does an export carry ${unknown.map(({ name }) => name).join(', ')}?`)
}

/**
 * A row without what differs from site to site: a picture or video is known by its bytes and not by its key; a
 * recipe that came from nowhere else has no source.
 */
async function comparable(payload: Payload, table: Table, row: Row): Promise<Row> {
  if (String(row['source_key']).startsWith('own:')) return { ...row, source_key: null }
  if (table === 'subscriptions') return withVisibleName(payload, row)
  if (table === 'search_recipes') {
    // Words of the index start with their site; places and terms are numbered in order.
    const { document, place: _place, terms: _terms, ...rest } = row
    return { ...rest, document: String(document).replace(/'[\da-f]{8}(?=[:/=~])/g, "'site") }
  }
  if (!FILES.includes(table)) return row
  const stream = await storageFor(payload.config.custom).stream(String(row['key']))
  const bytes = stream ? await textOfStream(stream.setEncoding('latin1')) : ''
  const hash = createHash('sha256').update(bytes, 'latin1').digest('hex')
  const { key: _key, filename: _name, uploaded_by_id: _by, ...rest } = row
  return { ...rest, hash }
}

const VISIBLE_NAME = `select ${SUBSCRIBER_NAME} as name
  from subscriptions b join users u on u.id = b.user_id where b.id = $1`

/**
 * A subscription with the name that the site sees, wherever it is stored: an import stores it as a given
 * name, never says that the reader joined, and says that the consent came by an import.
 */
async function withVisibleName(payload: Payload, row: Row): Promise<Row> {
  const { joined_at: _joinedAt, given_name: _givenName, consent_source: _source, ...rest } = row
  const { rows } = await payload.db.pool.query<Row>(VISIBLE_NAME, [row['id']])
  return { ...rest, visible_name: rows[0]?.['name'] ?? null }
}

/** Names a referenced row by its content. */
function nameRow(names: Map<string, string>, table: Table, row: Row): void {
  const { id, slug, title, email, hash, alt, name, _order, _parent_id: parent } = row
  const under = typeof parent === 'string' ? names.get(parent) : undefined
  const told = [table, slug, title, email, hash, alt, name, under, _order]
  const known = told.filter((each) => each !== undefined && each !== null)
  if (typeof id === 'string') names.set(id, JSON.stringify(known))
}

function plainRow(names: ReadonlyMap<string, string>, table: Table, row: Row): unknown {
  const kept = Object.entries(row).filter(
    ([name]) => isCarried(table, name) && !(table.endsWith('_rels') && name === 'id'),
  )
  return withoutNodeIds(replaceTexts(Object.fromEntries(kept), names))
}

const isCarried = (table: Table, name: string): boolean => {
  if (name === 'created_at' || name === 'updated_at') {
    return CARRIED_MOMENTS[table]?.includes(name) ?? false
  }
  // A site answers elsewhere after an import.
  if (name === 'origin_changed_at') return false
  return !(table.endsWith('_texts') && name === 'id')
}

/** Nodes of rich text, and the pictures of a gallery, have ids that nothing refers to. */
function withoutNodeIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNodeIds)
  if (typeof value !== 'object' || value === null) return value
  const isNode = ['blockType', 'type', 'imageId'].some((name) => name in value)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(isNode && name === 'id'))
      .map(([name, each]) => [name, withoutNodeIds(each)]),
  )
}
