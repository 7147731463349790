import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { z } from 'zod'
import { decodeEntities } from '@/src/parsing/plain-text'
import { ImportedComment } from '@/src/importing/imported-comment'
import { findChildren, getChildText, getRawText } from '@/src/importing/source/element-text'
import type { SourceValue } from '@/src/importing/unread-values'
import { parseUtcInstant } from '../values'
import { readComments } from './wordpress-comments'

/** An item of a WordPress export: a post, a plugin's recipe, a picture and so on. */
export type WordPressItem = {
  id: string
  type: string
  status: string
  title: string
  link: string | null
  slug: string | null
  content: string
  excerpt: string | null
  author: string | null
  date: string | null
  modified: string | null
  isLocked: boolean
  attachmentUrl: string | null
  /** The post to which a picture was uploaded. */
  parent: string | null
  /** Names by taxonomy: `category`, `post_tag`, `wprm_course` … */
  terms: Readonly<Record<string, readonly string[]>>
  meta: Readonly<Record<string, string>>
  /** Former slugs, oldest first. */
  oldSlugs: readonly string[]
  /** Additional values of a repeated field, and elements that are not imported. */
  others: readonly SourceValue[]
  comments: readonly ImportedComment[]
}

/** Returns whether an item is in the trash of WordPress, or was never saved. */
export const isTrashed = ({ status }: WordPressItem): boolean =>
  status === 'trash' || status === 'auto-draft'

/** Returns whether an item is of a type that is imported by default. */
export const isPost = ({ type }: WordPressItem): boolean =>
  type === 'post' ||
  /recipe|rezept|receta|receita|recette|ricett|recept|oppskrift|opskrift/i.test(type)

/** Reads an `item` element of a WXR file. */
export function readItem(element: Element): WordPressItem {
  const text = (name: string): string | null => getChildText(element, name)
  return {
    id: text('wp:post_id') ?? '',
    type: text('wp:post_type') ?? 'post',
    status: text('wp:status') ?? 'publish',
    title: text('title') ?? '',
    link: text('link'),
    slug: slugOf(text('wp:post_name')),
    content: contentOf(element, 'content:encoded'),
    excerpt: contentOf(element, 'excerpt:encoded').trim() || null,
    author: text('dc:creator'),
    date:
      dateOf(text('wp:post_date_gmt')) ??
      dateOf(text('wp:post_date')) ??
      parseUtcInstant(text('pubDate')),
    modified: dateOf(text('wp:post_modified_gmt')),
    isLocked: text('wp:post_password') !== null,
    attachmentUrl: text('wp:attachment_url'),
    parent: text('wp:post_parent'),
    terms: termsOf(element),
    meta: metaOf(element),
    oldSlugs: oldSlugsOf(element),
    others: [...repeatedMeta(element), ...unknownElements(element)],
    comments: readComments(element),
  }
}

/**
 * Elements that are read above or are furniture: numbers, menu positions, whether pings and
 * comments are open, and copies of address and text for feeds.
 */
const KNOWN_ELEMENTS = new Set(
  [
    ...['title', 'link', 'pubDate', 'dc:creator', 'guid', 'description', 'content:encoded'],
    ...['excerpt:encoded', 'category', 'wp:post_id', 'wp:post_date', 'wp:post_date_gmt'],
    ...['wp:post_modified', 'wp:post_modified_gmt', 'wp:comment_status', 'wp:ping_status'],
    ...['wp:post_name', 'wp:status', 'wp:post_parent', 'wp:menu_order', 'wp:post_type'],
    ...['wp:post_password', 'wp:is_sticky', 'wp:attachment_url', 'wp:postmeta', 'wp:comment'],
  ].map((name) => name.toLowerCase()),
)

const unknownElements = (element: Element): SourceValue[] =>
  element.children
    .filter(isTag)
    .filter(({ name }) => !KNOWN_ELEMENTS.has(name.toLowerCase()))
    .map((child) => ({ name: child.name, value: getRawText(child) }))

function repeatedMeta(element: Element): SourceValue[] {
  const seen = new Set<string>()
  return findChildren(element, 'wp:postmeta').flatMap((entry) => {
    const name = getChildText(entry, 'wp:meta_key')
    const [value] = findChildren(entry, 'wp:meta_value')
    if (name === null || !value || !seen.has(name)) {
      seen.add(name ?? '')
      return []
    }
    return [{ name, value: getRawText(value) }]
  })
}

/** Drafts have dates of all zeros. */
const dateOf = (told: string | null): string | null =>
  told === null || told.startsWith('0000') ? null : parseUtcInstant(told)

/** Not trimmed, as blank lines separate paragraphs. */
function contentOf(element: Element, name: string): string {
  const [child] = findChildren(element, name)
  return child ? getRawText(child) : ''
}

/** Non-Latin slugs are percent-encoded; some exporters append an extension. */
function slugOf(name: string | null): string | null {
  if (name === null) return null
  try {
    return decodeURIComponent(name).replace(/\.html?$/i, '')
  } catch {
    return name
  }
}

function termsOf(element: Element): Record<string, string[]> {
  const terms: Record<string, string[]> = {}
  for (const term of findChildren(element, 'category')) {
    const domain = term.attribs['domain'] ?? 'category'
    const name = decodeEntities(getRawText(term)).trim()
    if (name !== '' && !/^uncategori[sz]ed$/i.test(name)) (terms[domain] ??= []).push(name)
  }
  return terms
}

function metaOf(element: Element): Record<string, string> {
  const meta: Record<string, string> = {}
  for (const entry of findChildren(element, 'wp:postmeta')) {
    const key = getChildText(entry, 'wp:meta_key')
    const [value] = findChildren(entry, 'wp:meta_value')
    if (key !== null && value) meta[key] ??= getRawText(value)
  }
  return meta
}

/** WordPress stores each as a meta field of the same name. */
const oldSlugsOf = (element: Element): string[] =>
  findChildren(element, 'wp:postmeta')
    .filter((entry) => getChildText(entry, 'wp:meta_key') === '_wp_old_slug')
    .flatMap((entry) => slugOf(getChildText(entry, 'wp:meta_value')) ?? [])

const Names = z.record(z.string(), z.array(z.string()))
const StoredItem = z.object({
  id: z.string(),
  type: z.string(),
  status: z.string(),
  title: z.string(),
  link: z.string().nullable(),
  slug: z.string().nullable(),
  content: z.string(),
  excerpt: z.string().nullable(),
  author: z.string().nullable(),
  date: z.string().nullable(),
  modified: z.string().nullable(),
  isLocked: z.boolean(),
  attachmentUrl: z.string().nullable(),
  parent: z.string().nullable(),
  terms: Names,
  meta: z.record(z.string(), z.string()),
  oldSlugs: z.array(z.string()),
  others: z.array(z.object({ name: z.string(), value: z.string() })),
  comments: z.array(ImportedComment),
})

/** Reads an item that was spooled to disk; returns null for anything else. */
export function readStoredItem(stored: unknown): WordPressItem | null {
  const item = StoredItem.safeParse(stored)
  return item.success ? item.data : null
}
