import type { Payload } from 'payload'
import type { Comment, CommentList, CommentLists } from '@/src/contract/people/comment'
import { notFound } from '@/src/contract/failure'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { isoInstant } from '../database/instant-sql'
import { rows } from '../database/statements'
import type { Statement } from '../database/statements'
import { limitCacheTime } from '../web/content-reads'
import { avatarColumn, presentImage } from '../images'
import type { ImageRow } from '../images'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'
import { IS_CLOSED } from './admission/place'

/** SQL condition that reader `$3` sees comment `c`: published ones, and own ones that wait or look so. */
const IS_SEEN = (c: string): string =>
  `(${c}.status = 'published' or (${c}.user_id = $3 and ${c}.status in ('waiting', 'spam')))`
const IS_MANAGED = (c: string): string => `${c}.status in ('published', 'hidden')`

/** The comments of a recipe may close by the clock. */
const CLOSING_SECONDS = 600

// One thread more than the page has tells whether there is a next one.
const FIND = (name: string, isReadable: string, isListed: (c: string) => string): Statement => ({
  name,
  reads: ([, id]) => {
    const recipeId = String(id)
    return ['lists', `recipe:${recipeId}`, `rating:${recipeId}`, `comments:${recipeId}`]
  },
  text: `
    with place as (
      select r.id, ${IS_CLOSED} as is_closed
      from recipes r left join site_comment_settings k on k.site_id = r.site_id
      where r.id = $2 and r.site_id = $1 and ${isReadable}),
    authors as (
      select s.owner_id as id from sites s where s.id = $1
      union select er.users_id from sites_rels er where er.parent_id = $1 and er.path = 'editors'),
    threads as (
      select c.id from comments c
      where c.recipe_id = $2 and c.parent_id is null and ${isListed('c')}
        and (c.created_at, c.id) > (coalesce($4::timestamptz, '-infinity'),
          coalesce($5::uuid, '00000000-0000-0000-0000-000000000000'))
        and c.id = coalesce($7::uuid, c.id)
      order by c.created_at, c.id limit $6::int),
    listed as (
      select c.* from threads t join comments c on c.id = t.id
      union all
      select c.* from threads t join comments c on c.parent_id = t.id where ${isListed('c')}),
    votes as (
      select v.comment_id, count(*)::int as votes, bool_or(v.user_id = $3) as mine
      from listed l join comment_upvotes v on v.comment_id = l.id group by v.comment_id),
    counted as (
      select count(*)::int as total from comments c left join comments p on p.id = c.parent_id
      where c.recipe_id = $2 and ${isListed('c')} and (p.id is null or ${isListed('p')}))
    select c.id, c.content, c.parent_id as "parentId", ${isoInstant('c.created_at')} as "createdAt",
      ${isoInstant('c.edited_at')} as "editedAt", c.status::text as status,
      coalesce(c.user_id in (select a.id from authors a), false) as "isByAuthor",
      coalesce(v.votes, 0) as "upvoteCount",
      coalesce(v.mine, false) as "isUpvoted",
      (select g.stars from recipe_ratings g
        where g.recipe_id = c.recipe_id and g.is_visible and c.parent_id is null
          and (g.comment_id = c.id or g.user_id = c.user_id)) as rating, u.id as "userId",
      coalesce(u.display_name, c.writer_name) as "displayName",
      ${avatarColumn('u')} as avatar, n.total, w.is_closed as "isClosed"
    from place w cross join counted n left join listed c on true
      left join users u on u.id = c.user_id
      left join votes v on v.comment_id = c.id
    order by c.created_at, c.id`,
})
const SEEN = FIND('comments', IS_PUBLISHED, IS_SEEN)
const MANAGED = FIND('managed_comments', 'r.deleted_at is null', IS_MANAGED)

type CommentRow = Pick<
  Comment,
  'createdAt' | 'editedAt' | 'isByAuthor' | 'upvoteCount' | 'isUpvoted' | 'rating'
> & {
  /** Null in the one row of a recipe without comments. */
  id: string | null
  content: unknown
  parentId: string | null
  status: string
  userId: string | null
  displayName: string | null
  avatar: ImageRow | null
  total: number
  isClosed: boolean
}

/** The comments to list. */
export type CommentsWanted = {
  recipeId: string
  /** Number of threads; all if omitted. */
  limit?: number | undefined
  /** `next` of the page before. */
  after?: string | undefined
  /** The only thread to list. */
  threadId?: string | undefined
}

/**
 * The comments of a published recipe as a reader sees them, oldest first: all, a page, or one thread. One
 * statement.
 * @throws Failure `not_found` for a recipe that is not published on this site
 * @see docs/product/comments.md#list-of-comments
 */
export async function listComments(
  payload: Payload,
  siteId: string,
  readerId: string | null,
  { recipeId, limit, after, threadId }: CommentsWanted,
): Promise<CommentList> {
  limitCacheTime(CLOSING_SECONDS)
  const [time = null, id = null] = after?.split('_') ?? []
  const count = limit === undefined ? null : limit + 1
  const values = [siteId, recipeId, readerId, time, id, count, threadId ?? null]
  const {
    hiddenComments: _,
    comments,
    ...list
  } = threadsOf(await rows<CommentRow>(payload, SEEN, values))
  const shown = comments.slice(0, limit)
  const last = shown.at(-1)
  const next = last && shown.length < comments.length ? `${last.createdAt}_${last.id}` : null
  return { ...list, comments: shown, next }
}

/** The visible and the hidden ones, for managers; also of drafts. @throws Failure `not_found` */
export async function listAllComments(
  payload: Payload,
  siteId: string,
  recipeId: string,
  readerId: string,
): Promise<CommentLists> {
  const values = [siteId, recipeId, readerId, null, null, null, null]
  const lists = threadsOf(await rows<CommentRow>(payload, MANAGED, values))
  const total = lists.comments.reduce((sum, { children }) => sum + 1 + children.length, 0)
  return { ...lists, total }
}

/**
 * Hiding includes the replies: they are found under the hidden comment. Two comments of the same time have
 * no order, so that a reply may precede its comment.
 */
function threadsOf(found: readonly CommentRow[]): CommentLists {
  const [first] = found
  if (!first) throw notFound('Recipe')
  const { total, isClosed } = first
  const comments: Comment[] = []
  const hiddenComments: Comment[] = []
  const listed = found.flatMap((row) =>
    row.id === null ? [] : [{ row, comment: present(row, row.id) }],
  )
  const byId = new Map(listed.map(({ comment }) => [comment.id, comment]))
  for (const { row, comment } of listed) {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    if (comment.status === 'hidden') hiddenComments.push(comment)
    else (parent?.children ?? comments).push(comment)
  }
  return { comments, hiddenComments, total, next: null, isClosed }
}

const present = (row: CommentRow, id: string): Comment => ({
  id,
  content: documentFromLexical(row.content),
  rating: row.rating,
  level: row.parentId === null ? 1 : 2,
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  status: presentStatus(row.status),
  isByAuthor: row.isByAuthor,
  user: {
    id: row.userId,
    displayName: row.displayName,
    avatar: presentImage(row.avatar),
  },
  upvoteCount: row.upvoteCount,
  isUpvoted: row.isUpvoted,
  children: [],
})

/** The state as it is shown: to its writer spam looks like a comment that waits. */
const presentStatus = (status: string): Comment['status'] =>
  status === 'published' || status === 'hidden' ? status : 'waiting'
