import type { CommentReason } from '@/src/domain/comments'
import { SPAM_POINTS } from '@/src/domain/comments'
import type { SpamScorer } from './scorer'

/** The address of Akismet's check. */
export const AKISMET_URL = 'https://rest.akismet.com/1.1/comment-check'

/** Longest wait for an answer; and requests of this process at the same time, more are skipped. */
const TIMEOUT_MS = 3_000
const MAX_REQUESTS = 4
let running = 0

type AkismetAccount = {
  key: string
  /** The address of the site, for which the key is registered. */
  siteUrl: string
  url?: string
  /** Called when there is no answer, or an unusable one. */
  onFailure: (error: unknown) => void
}

/**
 * Creates a scorer that uses Akismet. Without an answer within three seconds the comment is judged without
 * it.
 * @see docs/product/comments.md#akismet
 */
export const akismetScorer =
  ({ key, siteUrl, url = AKISMET_URL, onFailure }: AkismetAccount): SpamScorer =>
  async (comment) => {
    if (running >= MAX_REQUESTS) return []
    running += 1
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        body: new URLSearchParams({
          api_key: key,
          blog: siteUrl,
          user_ip: comment.address ?? '',
          user_agent: comment.userAgent ?? '',
          permalink: comment.page,
          comment_type: 'comment',
          comment_author: comment.name ?? '',
          comment_author_email: comment.email ?? '',
          comment_content: comment.text,
          blog_charset: 'UTF-8',
        }),
      })
      return verdict(response, (await response.text()).slice(0, 100).trim())
    } catch (error) {
      onFailure(error)
      return []
    } finally {
      running -= 1
    }
  }

function verdict(response: Response, answer: string): CommentReason[] {
  if (answer === 'false') return []
  if (answer !== 'true') throw new Error(`Akismet answered ${response.status}: ${answer}`)
  const isCertain = response.headers.get('x-akismet-pro-tip') === 'discard'
  return [{ rule: 'akismet', points: SPAM_POINTS, detail: isCertain ? 'discard' : null }]
}
