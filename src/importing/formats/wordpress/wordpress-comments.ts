import type { Element } from 'domhandler'
import type { ImportedComment } from '@/src/importing/imported-comment'
import { findChildren, getChildText } from '@/src/importing/source/element-text'
import { parseUtcInstant } from '../values'

/** Statuses of WordPress; comments in its bin are not imported. */
const STATUSES: Readonly<Record<string, ImportedComment['status']>> = {
  '1': 'published',
  approved: 'published',
  '0': 'waiting',
  hold: 'waiting',
  spam: 'spam',
}

/** Reads the comments of a post, without pingbacks; replies below the second level move up to it. */
export function readComments(element: Element): ImportedComment[] {
  const comments = findChildren(element, 'wp:comment').flatMap(readComment)
  const parents = new Map(comments.map(({ key, parentKey }) => [key, parentKey]))
  return comments.map((comment) => ({ ...comment, parentKey: topOf(comment, parents) }))
}

function readComment(element: Element): ImportedComment[] {
  const text = (name: string): string => getChildText(element, name) ?? ''
  const status = STATUSES[text('wp:comment_approved')]
  const content = text('wp:comment_content')
  if (/^(?:pingback|trackback)$/.test(text('wp:comment_type'))) return []
  if (status === undefined || content.trim() === '') return []
  const parent = text('wp:comment_parent')
  return [
    {
      key: text('wp:comment_id'),
      parentKey: parent === '' || parent === '0' ? null : parent,
      name: text('wp:comment_author').trim(),
      text: content,
      status,
      createdAt: dateOf(text('wp:comment_date_gmt')) ?? dateOf(text('wp:comment_date')),
      stars: starsOf(element),
    },
  ]
}

/** Stars in the fields of rating plugins (`wprm-comment-rating`, `rating`), also of ten. */
function starsOf(element: Element): ImportedComment['stars'] {
  const [stars = 0] = findChildren(element, 'wp:commentmeta')
    .filter((entry) => /rating|stars/i.test(getChildText(entry, 'wp:meta_key') ?? ''))
    .map((entry) => Number(getChildText(entry, 'wp:meta_value')))
    .filter((rating) => rating > 0 && rating <= 10)
  if (stars === 0) return null
  return Math.max(1, Math.round(stars > 5 ? stars / 2 : stars))
}

/** Deleted and unreadable comments leave replies without the comment above: these become comments. */
function topOf(
  { key, parentKey }: ImportedComment,
  parents: ReadonlyMap<string, string | null>,
): string | null {
  const seen = new Set([key])
  let top = parentKey
  while (top !== null && !seen.has(top)) {
    const above = parents.get(top)
    if (above === undefined) return null
    if (above === null) return top
    seen.add(top)
    top = above
  }
  return null
}

const dateOf = (text: string): string | null =>
  /^0000/.test(text) || text === '' ? null : parseUtcInstant(text)
