import { COMMENT_RULES } from '@/src/domain/comments'
import type { CommentReason, CommentRule } from '@/src/domain/comments'
import { writtenLinks } from './comment-text'
import type { ScoredComment } from './scorer'
import { STRONG_PHRASES, WEAK_PHRASES } from './spam-words'
import { matchTerms, wordForm } from './words'

/** Points of a rule with what it found; null if it found nothing. */
type Finding = { points: number; detail: string | null } | null
const found = (points: number, detail: string | number | null = null): Finding =>
  points > 0 ? { points, detail: detail === null ? null : String(detail) } : null

const NEW_ACCOUNT_MINUTES = 24 * 60

/** The rules, each with the points that it gives. */
const RULES: { readonly [Rule in CommentRule]?: (comment: ScoredComment) => Finding } = {
  spam_words: ({ text, links }) => {
    const inLinks = links.join(' ').replaceAll(/[-_./]/g, ' ')
    const strong = matchTerms(`${text} ${inLinks}`, STRONG_PHRASES)
    const weak = matchTerms(`${text} ${inLinks}`, WEAK_PHRASES)
    const points = strong.length * 60 + weak.length * 20
    return found(Math.min(points, 140), [...strong, ...weak].join(', '))
  },
  link_share: ({ text, links }) => {
    const written = writtenLinks(text).join('').length
    const isMostly = links.length > 0 && written * 2 > text.replace(/\s/g, '').length
    return found(links.length * 20 + (isMostly ? 30 : 0), links.length)
  },
  only_link: ({ text, links }) => {
    const rest = writtenLinks(text).reduce((left, link) => left.replace(link, ''), text)
    return found(links.length > 0 && !/\p{L}{3}/u.test(rest) ? 30 : 0)
  },
  name_link: ({ name }) => found(writtenLinks(name ?? '').length > 0 ? 60 : 0, name),
  repetition: ({ text }) => repetition(text),
  same_text: ({ sameTexts }) => found([0, 30, 50][sameTexts] ?? 80, sameTexts),
  new_account: ({ accountMinutes, hasPublished, links }) => {
    if (hasPublished || accountMinutes >= NEW_ACCOUNT_MINUTES) return null
    return found(links.length > 0 ? 35 : 10)
  },
  many_comments: ({ recentOfWriter, recentOfAddress }) => {
    const most = Math.max(recentOfWriter, recentOfAddress / 3)
    return found(most >= 10 ? 40 : most >= 5 ? 20 : 0, Math.max(recentOfWriter, recentOfAddress))
  },
  mixed_scripts: ({ text }) => {
    const words = text.match(/[\p{L}\p{M}]+/gu)?.filter(isDisguised) ?? []
    return found(words.length > 1 ? 80 : words.length * 50, words.slice(0, 3).join(', '))
  },
  stacked_marks: ({ text }) => found(STACKED.test(text.normalize('NFC')) ? 70 : 0),
  only_emoji: ({ text }) => {
    const signs = /[\p{L}\p{N}]/u.test(text)
      ? 0
      : (text.match(/\p{Emoji_Presentation}/gu)?.length ?? 0)
    return found(signs > 30 ? 50 : signs > 10 ? 20 : 0, signs)
  },
}

/** Marks that no language stacks: four in a row, or three on a Latin letter. */
const STACKED = /\p{Mn}{4}|\p{Script=Latin}\p{Mn}{3}/u

/** Whether a word mixes Latin letters with look-alikes: "сasino" with a Cyrillic "с". */
const isDisguised = (word: string): boolean =>
  word.length >= 4 &&
  /\p{Script=Latin}/u.test(word) &&
  /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word.replaceAll(/[µΩμ]/g, ''))

/** Words or lines that a text repeats: "buy now buy now buy now". */
function repetition(text: string): Finding {
  const words = wordForm(text).trim().split(' ')
  const times = new Map<string, number>()
  for (const word of words) if (word.length >= 3) times.set(word, (times.get(word) ?? 0) + 1)
  const [word, most] = [...times].sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
  if (most >= 6 && most * 3 > words.length) return found(most >= 20 ? 60 : 40, word)
  const lines = text.split('\n').filter((line) => line.trim().length > 10)
  return found(lines.length - new Set(lines).size >= 2 ? 40 : 0)
}

/**
 * Scores a comment by its text and its writer's recent activity, without asking anybody else.
 * @see docs/product/comments.md#spam
 */
export const scoreLocally = (comment: ScoredComment): CommentReason[] =>
  COMMENT_RULES.flatMap((rule) => {
    const finding = RULES[rule]?.(comment)
    return finding ? [{ rule, ...finding }] : []
  })
