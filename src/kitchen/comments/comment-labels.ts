import type { ManagedComment } from '@/src/contract/people/moderation'
import type { CommentReason, CommentRule, CommentStatus } from '@/src/domain/comments'
import type { CommentFolder } from '@/src/domain/moderation'

/** The lists of comments in order, with their labels. */
export const FOLDERS: readonly { folder: CommentFolder; label: string }[] = [
  { folder: 'waiting', label: 'Waiting' },
  { folder: 'published', label: 'Published' },
  { folder: 'reported', label: 'Reported' },
  { folder: 'hidden', label: 'Hidden' },
  { folder: 'spam', label: 'Spam' },
  { folder: 'deleted', label: 'Bin' },
]

/** Titles of empty lists. */
export const EMPTY_TITLES: Readonly<Record<CommentFolder, string>> = {
  waiting: 'No comments waiting',
  published: 'No published comments',
  reported: 'No reported comments',
  hidden: 'No hidden comments',
  spam: 'No spam',
  deleted: 'The bin is empty',
}

/** The statuses that comments of a list can be given, the likeliest first. */
export const MOVES: Readonly<Record<CommentFolder, readonly CommentStatus[]>> = {
  waiting: ['published', 'spam', 'hidden', 'deleted'],
  published: ['hidden', 'spam', 'deleted'],
  reported: ['published', 'hidden', 'spam', 'deleted'],
  hidden: ['published', 'spam', 'deleted'],
  spam: ['published', 'hidden', 'deleted'],
  deleted: ['published', 'hidden', 'spam'],
}

const MOVE_LABELS: Readonly<Record<CommentStatus, string>> = {
  published: 'Publish',
  waiting: 'Hold',
  hidden: 'Hide',
  spam: 'Spam',
  deleted: 'Delete',
}
const PUBLISH_LABELS: Partial<Record<CommentFolder, string>> = {
  reported: 'Keep',
  spam: 'Not spam',
  deleted: 'Restore',
}

/** The label of the button that gives comments of a list a status. */
export const moveLabel = (folder: CommentFolder, status: CommentStatus): string =>
  (status === 'published' ? PUBLISH_LABELS[folder] : undefined) ?? MOVE_LABELS[status]

/** The single-letter keys that give a comment a status. */
export const MOVE_KEYS: Partial<Record<CommentStatus, string>> = {
  published: 'p',
  hidden: 'h',
  spam: 's',
  deleted: 'Delete',
}

/** Formats a number of comments. */
export const formatComments = (count: number): string =>
  count === 1 ? '1 comment' : `${count.toLocaleString('en')} comments`

const MOVED: Readonly<Record<CommentStatus, string>> = {
  published: 'published',
  waiting: 'held',
  hidden: 'hidden',
  spam: 'marked as spam',
  deleted: 'moved to the bin',
}

/** Says how many comments were given a status: `3 comments hidden`. */
export const formatMoved = (count: number, status: CommentStatus): string =>
  `${formatComments(count)} ${MOVED[status]}`

/** Labels of the status of a comment in a thread; readers see published ones. */
export const STATUS_LABELS: Readonly<Record<CommentStatus, string>> = {
  published: 'Published',
  waiting: 'Waiting',
  hidden: 'Hidden',
  spam: 'Spam',
  deleted: 'In the bin',
}

const RULE_LABELS: Readonly<Record<CommentRule, string>> = {
  first_comment: 'The first comment of this person',
  links: 'Has links',
  held_word: 'Has a word that you hold',
  spam_words: 'Has words that are common in spam',
  link_share: 'Much of it is links',
  only_link: 'It is nothing but a link',
  name_link: 'The name is a link',
  repetition: 'Repeats itself',
  same_text: 'Nearly the same text was sent before',
  new_account: 'The account is new',
  many_comments: 'Many comments in a short time',
  mixed_scripts: 'Mixes letters of different scripts',
  stacked_marks: 'Stacks marks on its letters',
  only_emoji: 'It is nothing but emoji',
  akismet: 'Akismet takes it for spam',
}

/** Describes a rule that held a comment, with what it found. */
export const formatReason = ({ rule, detail }: Pick<CommentReason, 'rule' | 'detail'>): string =>
  detail === null ? RULE_LABELS[rule] : `${RULE_LABELS[rule]}: ${detail}`

/** The name of the writer of a comment. */
export const writerName = ({ writer }: Pick<ManagedComment, 'writer'>): string =>
  writer.displayName ?? 'A reader'
