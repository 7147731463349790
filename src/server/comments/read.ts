import type { Payload } from 'payload'
import type { Comment } from '@/src/contract/people/comment'
import { notFound } from '@/src/contract/failure'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { rows } from '../database/statements'
import { avatarColumn, presentImage } from '../images'
import type { ImageRow } from '../images'
import { isoInstant } from '../database/instant-sql'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'

const FIND = (name: string, isReadable: string) => ({
  name,
  text: `
    with votes as (
      select v.comment_id, count(*)::int as votes, bool_or(v.user_id = $3) as mine
      from comment_upvotes v join comments c on c.id = v.comment_id
      where c.recipe_id = $2 group by v.comment_id)
    select c.id, c.content, c.parent_id as "parentId", ${isoInstant('c.created_at')} as "createdAt",
      c.status = 'hidden' as "isHidden", coalesce(v.votes, 0) as "upvoteCount",
      coalesce(v.mine, false) as "isUpvoted", u.id as "userId",
      coalesce(u.display_name, c.writer_name) as "displayName",
      ${avatarColumn('u')} as avatar
    from recipes r left join (comments c left join comments p on p.id = c.parent_id)
        on c.recipe_id = r.id and c.status in ('published', 'hidden')
          and (p.id is null or p.status in ('published', 'hidden'))
      left join users u on u.id = c.user_id
      left join votes v on v.comment_id = c.id
    where r.id = $2 and r.site_id = $1 and ${isReadable}
    order by c.created_at, c.id`,
})
const OF_PUBLISHED = FIND('comments', IS_PUBLISHED)
const OF_MANAGED = FIND('managed_comments', 'r.deleted_at is null')

type CommentRow = Omit<Comment, 'id' | 'content' | 'level' | 'children' | 'user'> & {
  /** Null in the one row of a recipe without comments. */
  id: string | null
  content: unknown
  parentId: string | null
  isHidden: boolean
  userId: string | null
  displayName: string | null
  avatar: ImageRow | null
}
type Thread = { comments: Comment[]; hiddenComments: Comment[] }

/**
 * The comments of a published recipe as a reader sees them, oldest first. One statement.
 * @throws Failure `not_found` for a recipe that is not published on this site
 */
export async function listComments(
  payload: Payload,
  siteId: string,
  recipeId: string,
  readerId: string | null,
): Promise<Comment[]> {
  const found = await rows<CommentRow>(payload, OF_PUBLISHED, [siteId, recipeId, readerId])
  return threadOf(found).comments
}

/** The visible and the hidden ones, for managers; also of drafts. @throws Failure `not_found` */
export async function listAllComments(
  payload: Payload,
  siteId: string,
  recipeId: string,
  readerId: string,
): Promise<Thread> {
  return threadOf(await rows<CommentRow>(payload, OF_MANAGED, [siteId, recipeId, readerId]))
}

/**
 * Hiding includes the replies: they are found under the hidden comment. Two comments of the same time have
 * no order, so that a reply may precede its comment.
 */
function threadOf(found: readonly CommentRow[]): Thread {
  if (found.length === 0) throw notFound('Recipe')
  const thread: Thread = { comments: [], hiddenComments: [] }
  const listed = found.flatMap((row) =>
    row.id === null ? [] : [{ row, comment: present(row, row.id) }],
  )
  const byId = new Map(listed.map(({ comment }) => [comment.id, comment]))
  for (const { row, comment } of listed) {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    if (row.isHidden) thread.hiddenComments.push(comment)
    else (parent?.children ?? thread.comments).push(comment)
  }
  return thread
}

const present = (row: CommentRow, id: string): Comment => ({
  id,
  content: documentFromLexical(row.content),
  level: row.parentId === null ? 1 : 2,
  createdAt: row.createdAt,
  user: {
    id: row.userId,
    displayName: row.displayName,
    avatar: presentImage(row.avatar),
  },
  upvoteCount: row.upvoteCount,
  isUpvoted: row.isUpvoted,
  children: [],
})
