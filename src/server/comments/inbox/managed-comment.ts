import { worksOnSite } from '@/access/conditions'
import type { ManagedComment } from '@/src/contract/people/moderation'
import type { CommentReason, CommentStatus } from '@/src/domain/comments'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { isBanned } from '../../bans/covers'
import { isoInstant } from '../../database/instant-sql'
import { avatarColumn, presentImage } from '../../images'
import type { ImageRow } from '../../images'
import { IS_PUBLISHED } from '../../recipes/reading/card-sql'

/** Maximum number of a writer's comments that are counted. */
const MAX_COUNTED = 100

/** Maximum length of the excerpt of the comment above a reply, in characters. */
const EXCERPT_LENGTH = 160

const count = (from: string): string => `(select count(*)::int from ${from})`

const WRITER = {
  ...{ siteId: 'c.site_id', userId: 'c.user_id' },
  ...{ email: 'u.email', network: 'c.network_address' },
}

/**
 * Selects managed comments from rows `c` of `comments`, which a subquery has reduced to a page: each column
 * below is read by an index once a row.
 * @param found a subquery that selects rows of `comments`
 */
export const selectManaged = (found: string): string => `
  select c.id, c.content, c.status, ${isoInstant('c.created_at')} as "createdAt",
    ${isoInstant('c.edited_at')} as "editedAt",
    ${isoInstant('c.status_changed_at')} as "statusChangedAt", c.user_id as "userId",
    coalesce(u.display_name, c.writer_name) as "displayName", ${avatarColumn('u')} as avatar,
    b.id as "subscriberId", case when b.id is not null then u.email end as email,
    ${count(`(select 1 from comments w where w.site_id = c.site_id and w.user_id = c.user_id
      and w.status = 'published' limit ${MAX_COUNTED}) counted`)} as "publishedCount",
    coalesce(${worksOnSite('s', 'c.user_id')}, false) as "isByAuthor",
    ${isBanned(WRITER)} as "isBanned",
    r.id as "recipeId", r.slug, r.title, coalesce(${IS_PUBLISHED}, false) as "isPublished",
    p.id as "parentId", p.content as "parentContent", p.status as "parentStatus",
    coalesce(pu.display_name, p.writer_name) as "parentName",
    ${count(`comments n where n.parent_id = c.id and n.status <> 'deleted'`)} as "replyCount",
    ${count('comment_upvotes v where v.comment_id = c.id')} as "upvoteCount",
    coalesce((select g.stars from recipe_ratings g where g.comment_id = c.id),
      (select g.stars from recipe_ratings g where g.recipe_id = c.recipe_id and g.user_id = c.user_id)
    )::int as stars,
    ${count('comment_reports o where o.comment_id = c.id and o.handled_at is null')} as "reportCount",
    (select coalesce(jsonb_agg(distinct o.reason) filter (where o.reason <> ''), '[]')
      from comment_reports o where o.comment_id = c.id and o.handled_at is null) as "reportReasons",
    c.spam_score::int as "spamScore", c.spam_reasons as "spamReasons",
    c.network_address is not null as "hasNetwork"
  from (${found}) c join sites s on s.id = c.site_id join recipes r on r.id = c.recipe_id
    left join users u on u.id = c.user_id
    left join subscriptions b on b.site_id = c.site_id and b.user_id = c.user_id
    left join comments p on p.id = c.parent_id left join users pu on pu.id = p.user_id`

/** A row of `selectManaged`. */
export type ManagedRow = {
  id: string
  content: unknown
  status: CommentStatus
  createdAt: string
  editedAt: string | null
  statusChangedAt: string | null
  userId: string | null
  displayName: string | null
  avatar: ImageRow | null
  subscriberId: string | null
  email: string | null
  publishedCount: number
  isByAuthor: boolean
  isBanned: boolean
  recipeId: string
  slug: string
  title: string | null
  isPublished: boolean
  parentId: string | null
  parentContent: unknown
  parentStatus: CommentStatus | null
  parentName: string | null
  replyCount: number
  upvoteCount: number
  stars: number | null
  reportCount: number
  reportReasons: string[]
  spamScore: number | null
  spamReasons: CommentReason[] | null
  hasNetwork: boolean
}

/** Converts a row to the contract's shape. */
export const presentManaged = (row: ManagedRow): ManagedComment => ({
  id: row.id,
  content: documentFromLexical(row.content),
  status: row.status,
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  statusChangedAt: row.statusChangedAt,
  writer: {
    id: row.userId,
    displayName: row.displayName,
    avatar: presentImage(row.avatar),
    subscriberId: row.subscriberId,
    email: row.email,
    publishedCount: row.publishedCount,
    isByAuthor: row.isByAuthor,
    isBanned: row.isBanned,
  },
  recipe: {
    id: row.recipeId,
    slug: row.slug,
    title: row.title ?? '',
    isPublished: row.isPublished,
  },
  parent: parentOf(row),
  replyCount: row.replyCount,
  upvoteCount: row.upvoteCount,
  stars: row.stars,
  reportCount: row.reportCount,
  reportReasons: row.reportReasons,
  spamScore: row.spamScore,
  spamReasons: row.spamReasons ?? [],
  hasNetwork: row.hasNetwork,
})

const parentOf = ({ parentId, parentContent, parentStatus, parentName }: ManagedRow) =>
  parentId === null || parentStatus === null
    ? null
    : {
        id: parentId,
        displayName: parentName,
        excerpt: excerptOf(plainText(documentFromLexical(parentContent)).replace(/\s+/g, ' ')),
        status: parentStatus,
      }

const excerptOf = (text: string): string =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…` : text
