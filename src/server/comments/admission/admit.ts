import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import { HOLD_POINTS, SPAM_POINTS } from '@/src/domain/comments'
import type { CommentReason } from '@/src/domain/comments'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { toInet } from '../../bans/enforce'
import { firstRow } from '../../database/statements'
import { deploymentOf } from '../../deployment'
import { akismetScorer } from '../spam/akismet'
import { commentText } from '../spam/comment-text'
import type { CommentText } from '../spam/comment-text'
import { scoreLocally } from '../spam/local-scorer'
import type { ScoredComment } from '../spam/scorer'
import { textMarks } from '../spam/sketch'
import { matchTerms } from '../spam/words'
import type { CommentPlace } from './place'

/** The state of a new text, with what led to it. */
export type Admission = {
  status: 'published' | 'waiting' | 'spam'
  score: number
  reasons: CommentReason[]
  marks: number[]
}

/** A comment that is judged. */
export type Candidate = {
  site: { id: string; slug: string; primaryDomain?: string | null }
  place: CommentPlace
  document: RichTextDocument
  userId: string
  address: string | null
  userAgent: string | null
  /** The id of a comment that is edited; null for a new one. */
  commentId: string | null
}

const FACTS = {
  name: 'comment_facts',
  text: `select u.display_name as name, u.email,
      (extract(epoch from now() - u.created_at) / 60)::float8 as "accountMinutes",
      exists (select 1 from comments c where c.user_id = u.id and c.status = 'published'
        and c.site_id = $2 and c.id is distinct from $5) as "hasPublishedHere",
      exists (select 1 from comments c where c.user_id = u.id and c.status = 'published'
        and c.id is distinct from $5) as "hasPublished",
      (select count(*)::int from comments c where c.user_id = u.id
        and c.created_at > now() - interval '10 minutes') as "recentOfWriter",
      (select count(*)::int from comments c where c.network_address = $3::inet
        and c.created_at > now() - interval '10 minutes') as "recentOfAddress",
      (select count(*)::int from (select 1 from comments c where c.text_marks && $4::int[]
          and c.created_at > now() - interval '3 days' and c.id is distinct from $5
          and (select count(*) from unnest(c.text_marks) m where m = any($4::int[])) * 2
            >= cardinality($4::int[])
        limit 10) found) as "sameTexts"
    from users u where u.id = $1`,
}
type Facts = {
  name: string | null
  email: string
  accountMinutes: number
  hasPublishedHere: boolean
  hasPublished: boolean
  recentOfWriter: number
  recentOfAddress: number
  sameTexts: number
}

/**
 * Decides the state of a new or edited comment by the rules of its site and the spam scorers.
 * @throws Failure `validation_failed` for a refused word
 * @see docs/product/comments.md#rules-of-a-site
 */
export async function admitComment(payload: Payload, candidate: Candidate): Promise<Admission> {
  const { place, document } = candidate
  const content = commentText(document)
  const marks = textMarks(content.text)
  if (place.isAuthor) return { status: 'published', score: 0, reasons: [], marks }
  requireAllowedText(place, content)
  const facts = await findFacts(payload, candidate, marks)
  const scored = await score(payload, candidate, content, facts)
  const held = heldBy(place, content, facts.hasPublishedHere)
  const total = scored.reduce((sum, { points }) => sum + points, 0)
  const isHeld = held.length > 0 || total >= HOLD_POINTS
  return {
    status: total >= SPAM_POINTS ? 'spam' : isHeld ? 'waiting' : 'published',
    score: Math.min(total, 1000),
    reasons: [...held, ...scored],
    marks,
  }
}

const searchableText = ({ text, links }: CommentText): string => [text, ...links].join(' ')

/**
 * Refuses a comment with a word that its site refuses.
 * @throws Failure `validation_failed`
 * @see docs/product/comments.md#rules-of-a-site
 */
export function requireAllowedText({ refusedWords }: CommentPlace, content: CommentText): void {
  const [refused] = matchTerms(searchableText(content), refusedWords)
  if (refused !== undefined) {
    throw invalidField('content', `Please leave out the word “${refused}”.`)
  }
}

/** The rules of the site that hold a comment. */
function heldBy(
  { holdsFirst, holdsLinks, ...place }: CommentPlace,
  content: CommentText,
  hasPublishedHere: boolean,
): CommentReason[] {
  const { links } = content
  const heldWords = matchTerms(searchableText(content), place.heldWords)
  const held = (rule: CommentReason['rule'], detail: string | null): CommentReason => ({
    rule,
    points: 0,
    detail,
  })
  return [
    ...(holdsFirst && !hasPublishedHere ? [held('first_comment', null)] : []),
    ...(holdsLinks && links.length > 0 ? [held('links', String(links.length))] : []),
    ...(heldWords.length > 0 ? [held('held_word', heldWords.join(', '))] : []),
  ]
}

async function findFacts(
  payload: Payload,
  { userId, site, address, commentId }: Candidate,
  marks: number[],
): Promise<Facts> {
  const values = [userId, site.id, toInet(address), marks, commentId]
  const facts = await firstRow<Facts>(payload, FACTS, values)
  if (!facts) throw new Error('The account of a comment is gone')
  return facts
}

async function score(
  payload: Payload,
  { site, place, address, userAgent }: Candidate,
  content: CommentText,
  facts: Facts,
): Promise<CommentReason[]> {
  const home = siteUrl(deploymentOf(payload), site, '/')
  const page = siteUrl(deploymentOf(payload), site, `/recipes/${encodeURIComponent(place.slug)}`)
  const comment: ScoredComment = { ...facts, ...content, address, userAgent, page }
  const local = scoreLocally(comment)
  const isSpam = local.reduce((sum, { points }) => sum + points, 0) >= SPAM_POINTS
  // What is spam already is not sent to anybody.
  if (place.akismetKey === null || isSpam) return local
  const akismet = akismetScorer({
    key: payload.decrypt(place.akismetKey),
    siteUrl: home,
    onFailure: (error) => payload.logger.warn({ err: error, msg: 'Akismet could not be asked' }),
  })
  return [...local, ...(await akismet(comment))]
}
