import type { Payload } from 'payload'
import { worksOnSite } from '@/access/conditions'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import type { Ban, BanCreate } from '@/src/contract/people/comment-settings'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'
import { mailboxSql } from './mailbox-sql'

/** Length of the prefix of a network that managers see. */
const PREFIX = (network: string): string => `case family(${network}) when 4 then 24 else 48 end`
/** Length of the prefix of one address: a household has a whole /64 of IPv6. */
const ADDRESS = (address: string): string => `case family(${address}) when 4 then 32 else 64 end`
const networkOf = (address: string, prefix: string): string =>
  `network(set_masklen((${address})::inet, ${prefix}))`

// Managers never see the address of a reader in full.
const COLUMNS = `sb.id, sb.user_id as "userId", u.display_name as "displayName", sb.email,
  case when masklen(sb.network) > ${PREFIX('sb.network')}
    then ${networkOf('sb.network', PREFIX('sb.network'))} else sb.network end::text as network,
  coalesce(masklen(sb.network) > ${PREFIX('sb.network')}, false) as "isPartOfNetwork", sb.reason,
  a.display_name as "createdBy", ${isoInstant('sb.created_at')} as "createdAt",
  ${isoInstant('sb.expires_at')} as "expiresAt"`
const FROM = `left join users u on u.id = sb.user_id left join users a on a.id = sb.created_by_id`
const IN_FORCE = '(sb.expires_at is null or sb.expires_at > now())'

const LIST = {
  name: 'bans',
  text: `select ${COLUMNS} from site_bans sb ${FROM} where sb.site_id = $1 and ${IN_FORCE}
    order by sb.created_at desc, sb.id limit $2 offset $3`,
}
const COUNT = {
  name: 'bans_count',
  text: `select count(*)::int as total from site_bans sb where sb.site_id = $1 and ${IN_FORCE}`,
}

/**
 * Lists the bans in force on a site, newest first.
 * @see docs/product/moderation.md#bans
 */
export async function listBans(
  payload: Payload,
  siteId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ bans: Ban[]; total: number }> {
  const [bans, counted] = await Promise.all([
    rows<Ban>(payload, LIST, [siteId, limit, offset]),
    firstRow<{ total: number }>(payload, COUNT, [siteId]),
  ])
  return { bans, total: counted?.total ?? 0 }
}

type Subject = { userId: string | null; email: string | null; network: string | null }

const ofComment = (name: string, columns: string) => ({
  name: `ban_${name}`,
  text: `select ${columns} from comments c where c.site_id = $1 and c.id = $2`,
})
const BY_COMMENT = {
  writer: ofComment('writer', 'c.user_id as "userId", null::text as email, null::text as network'),
  address: ofComment(
    'address',
    `null::uuid as "userId", null::text as email,
      ${networkOf('c.network_address', ADDRESS('c.network_address'))}::text as network`,
  ),
  network: ofComment(
    'network',
    `null::uuid as "userId", null::text as email,
      ${networkOf('c.network_address', PREFIX('c.network_address'))}::text as network`,
  ),
} as const
const RATER = {
  name: 'ban_rater',
  text: `select g.user_id as "userId", null::text as email, null::text as network
    from recipe_ratings g where g.site_id = $1 and g.id = $2`,
}

/** Finds whom a ban is about. @throws Failure `not_found`, `validation_failed` */
async function findSubject(
  payload: Payload,
  siteId: string,
  target: BanCreate['target'],
): Promise<Subject> {
  const nobody = { userId: null, email: null, network: null }
  if (target.kind === 'email') return { ...nobody, email: target.email }
  if (target.kind === 'range') return { ...nobody, network: target.range }
  const found =
    target.kind === 'rater'
      ? await firstRow<Subject>(payload, RATER, [siteId, target.ratingId])
      : await firstRow<Subject>(payload, BY_COMMENT[target.kind], [siteId, target.commentId])
  if (!found) throw notFound(target.kind === 'rater' ? 'Rating' : 'Comment')
  if (found.userId === null && found.network === null) {
    const isNetwork = target.kind === 'address' || target.kind === 'network'
    throw invalidField(
      'target',
      isNetwork ? 'The network of this comment is not known' : 'The writer has no account',
    )
  }
  return found
}

const WORKS_HERE = {
  name: 'ban_of_staff',
  text: `select 1 from users u join sites s on s.id = $1 and ${worksOnSite('s', 'u.id')}
    where u.id = $2 or ${mailboxSql('u.email')} = ${mailboxSql('$3::text')} limit 1`,
}

const CREATE = {
  name: 'ban_create',
  text: `with sb as (
      insert into site_bans as n (site_id, user_id, email, network, reason, created_by_id, expires_at)
      values ($1, $2, $3, network($4::inet), $5, $6, now() + make_interval(days => $7))
      on conflict (site_id, user_id, email, network) do update set reason = excluded.reason,
        created_by_id = excluded.created_by_id, created_at = now(), expires_at = excluded.expires_at
      returning n.*)
    select ${COLUMNS} from sb ${FROM}`,
}

/**
 * Bans an account, a mailbox or a network from a site; a ban of the same target is replaced.
 * @throws Failure `not_found`, `validation_failed`, or `conflict` for people who work on the site
 * @see docs/product/moderation.md#bans
 */
export async function createBan(
  payload: Payload,
  siteId: string,
  managerId: string,
  { target, reason = '', days }: BanCreate,
): Promise<Ban> {
  const { userId, email, network } = await findSubject(payload, siteId, target)
  if (await firstRow(payload, WORKS_HERE, [siteId, userId, email])) {
    throw new Failure('conflict', 'Owners and editors of the site cannot be banned.')
  }
  const values = [siteId, userId, email, network, reason, managerId, days]
  const created = await firstRow<Ban>(payload, CREATE, values)
  if (!created) throw new Error('A ban was not stored.')
  return created
}

const DELETE = {
  name: 'ban_delete',
  text: 'delete from site_bans where site_id = $1 and id = $2 returning id',
}

/** Lifts a ban of a site. @throws Failure `not_found` */
export async function deleteBan(payload: Payload, siteId: string, id: string): Promise<void> {
  if (!(await firstRow(payload, DELETE, [siteId, id]))) throw notFound('Ban')
}
