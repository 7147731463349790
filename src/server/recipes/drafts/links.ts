import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import type { DraftLink } from '@/src/contract/recipe/draft'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { firstRow, rows } from '@/src/server/database/statements'
import { deploymentOf, environmentOf } from '../../deployment'
import { isoInstant } from '@/src/server/database/instant-sql'
import { PRIMARY_DOMAIN } from '../../sites/primary-domain'
import type { SiteWriter } from '../../versioned-write'
import { getManagedRow } from '../managed'

/** Lifetime of the preview beside the editor: a day. */
const PREVIEW_SECONDS = 86_400
/** Lifetime of a link for others. */
const LINK_DAYS = 7
/** Links of a recipe that work at the same time. */
const MOST_LINKS = 20
/** Prefixes of a preview parameter for a draft; others show the stored recipe. */
const OF_EDITOR = 'draft'
const OF_LINK = 'link'

/** The page of a recipe on the host name of its site, which answers whatever domains the site has. */
type Page = { siteId: string; siteSlug: string; recipeId: string; slug: string }

/**
 * Builds the URL that shows a draft beside its editor, valid for 24 to 25 hours: the same within an hour.
 * Identifies the recipe by id: the first publishing changes the slug while the editor loads the preview.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export function draftUrl(payload: Payload, page: Page): string {
  const expires = String(Math.ceil(Date.now() / 3_600_000) * 3_600 + PREVIEW_SECONDS)
  const value = `${page.recipeId}.${expires}`
  const parameter = [OF_EDITOR, value, signPreview(payload, OF_EDITOR, page, value)].join('.')
  return siteUrl(
    deploymentOf(payload),
    { slug: page.siteSlug },
    `/recipes/${page.slug}?preview=${parameter}`,
  )
}

type LinkRow = { id: string; createdAt: string; expiresAt: string; slug: string } & {
  siteSlug: string
  primaryDomain: string | null
}

const LINK = `l.id, ${isoInstant('l.created_at')} as "createdAt",
  ${isoInstant('l.expires_at')} as "expiresAt", r.slug, s.slug as "siteSlug",
  ${PRIMARY_DOMAIN} as "primaryDomain"`

const LIST = {
  name: 'draft_links',
  text: `select ${LINK} from draft_links l join recipes r on r.id = l.recipe_id
    join sites s on s.id = r.site_id
    where r.site_id = $1 and r.id = $2 and l.expires_at > now() order by l.created_at desc, l.id`,
}

/** The links to the draft of a recipe that work, newest first. @throws Failure `not_found` */
export async function listDraftLinks(
  payload: Payload,
  siteId: string,
  recipeId: string,
): Promise<DraftLink[]> {
  await getManagedRow(payload, siteId, recipeId)
  const found = await rows<LinkRow>(payload, LIST, [siteId, recipeId])
  return found.map((row) => presentLink(payload, siteId, row))
}

const CREATE = {
  name: 'create_draft_link',
  text: `with l as (
      insert into draft_links (recipe_id, created_by, expires_at)
      select r.id, $3, now() + interval '${LINK_DAYS} days' from recipes r
      where r.site_id = $1 and r.id = $2 and r.deleted_at is null
        and (select count(*) from draft_links d
          where d.recipe_id = r.id and d.expires_at > now()) < ${MOST_LINKS}
      returning *)
    select ${LINK} from l join recipes r on r.id = l.recipe_id join sites s on s.id = r.site_id`,
}

/**
 * Creates a link that shows the draft of a recipe for seven days.
 * @throws Failure `not_found`; `conflict` for a recipe with 20 links that work
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function createDraftLink(
  payload: Payload,
  { siteId, userId }: SiteWriter,
  recipeId: string,
): Promise<DraftLink> {
  const row = await firstRow<LinkRow>(payload, CREATE, [siteId, recipeId, userId])
  if (row) return presentLink(payload, siteId, row)
  await getManagedRow(payload, siteId, recipeId)
  throw new Failure('conflict', `A draft can have at most ${MOST_LINKS} links. Revoke one first.`)
}

const DELETE = {
  name: 'delete_draft_link',
  text: `delete from draft_links l using recipes r
    where r.id = l.recipe_id and r.site_id = $1 and r.id = $2 and r.deleted_at is null
      and l.id = $3 returning l.id`,
}

/** Revokes a link: it shows nothing from then on. @throws Failure `not_found` */
export async function deleteDraftLink(
  payload: Payload,
  siteId: string,
  recipeId: string,
  id: string,
): Promise<void> {
  if (!(await firstRow(payload, DELETE, [siteId, recipeId, id]))) throw notFound('Link')
}

function presentLink(payload: Payload, siteId: string, row: LinkRow): DraftLink {
  const { id, createdAt, expiresAt, slug, siteSlug, primaryDomain } = row
  const parameter = [OF_LINK, id, signPreview(payload, OF_LINK, { siteId, slug }, id)].join('.')
  const path = `/recipes/${slug}?preview=${parameter}`
  const url = siteUrl(deploymentOf(payload), { slug: siteSlug, primaryDomain }, path)
  return { id, url, createdAt, expiresAt }
}

const RECIPE_OF_EDITOR = {
  name: 'recipe_of_editor_preview',
  text: `select id from recipes where site_id = $1 and id = $2::uuid and deleted_at is null`,
}

const RECIPE_OF_LINK = {
  name: 'recipe_of_draft_link',
  text: `select r.id from draft_links l join recipes r on r.id = l.recipe_id
    where l.id = $2::uuid and l.expires_at > now() and r.site_id = $1 and r.deleted_at is null`,
}

/**
 * Returns the id of the recipe whose draft a `preview` parameter shows at a path: of its editor, or of a
 * valid link. Null for any other parameter or path, and for a missing recipe.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function findDraftLinkRecipe(
  payload: Payload,
  { siteId, slug }: Signed,
  parameter: string,
): Promise<string | null> {
  const [kind, ...rest] = parameter.split('.')
  if (kind !== OF_EDITOR && kind !== OF_LINK) return null
  const signature = rest.pop() ?? ''
  const value = rest.join('.')
  if (!isSameSignature(signPreview(payload, kind, { siteId, slug }, value), signature)) return null
  const [id, expires] = rest
  if (kind === OF_EDITOR && !(Number(expires) * 1000 > Date.now())) return null
  const statement = kind === OF_EDITOR ? RECIPE_OF_EDITOR : RECIPE_OF_LINK
  return (await firstRow<{ id: string }>(payload, statement, [siteId, id]))?.id ?? null
}

/** Compares signatures in constant time. */
export function isSameSignature(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The path that a signature is for: the slug is that of the time when the link was made. */
type Signed = { siteId: string; slug: string }

/** Signs the value of a `preview` parameter for a page of a site. */
export function signPreview(
  payload: Payload,
  kind: string,
  { siteId, slug }: Signed,
  value: string,
): string {
  const { secret } = environmentOf(payload)
  return createHmac('sha256', secret)
    .update(`${kind}-preview/${siteId}/${slug}/${value}`)
    .digest('base64url')
}
