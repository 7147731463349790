import type { Element } from 'domhandler'
import { z } from 'zod'
import { decodeEntities } from '@/src/parsing/plain-text'
import { childrenNamed, childText, rawText } from '@/src/importing/source/element-text'
import { utcInstant } from '../values'

/** An item of a WordPress export: a post, a recipe of a plugin, a picture … */
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
  /** The post that a picture was uploaded to. */
  parent: string | null
  /** Names by taxonomy: `category`, `post_tag`, `wprm_course` … */
  terms: Readonly<Record<string, readonly string[]>>
  meta: Readonly<Record<string, string>>
  /** The slugs that the post had before, the earliest first. */
  oldSlugs: readonly string[]
}

/** Whether an item lies in the bin of WordPress, or was never saved. */
export const isDiscarded = ({ status }: WordPressItem): boolean =>
  status === 'trash' || status === 'auto-draft'

/** Whether an item is of a type that is imported. */
export const isPost = ({ type }: WordPressItem): boolean => type === 'post' || /recipe/i.test(type)

/** Reads an `item` element of a WXR file. */
export function readItem(element: Element): WordPressItem {
  const text = (name: string): string | null => childText(element, name)
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
      utcInstant(text('pubDate')),
    modified: dateOf(text('wp:post_modified_gmt')),
    isLocked: text('wp:post_password') !== null,
    attachmentUrl: text('wp:attachment_url'),
    parent: text('wp:post_parent'),
    terms: termsOf(element),
    meta: metaOf(element),
    oldSlugs: oldSlugsOf(element),
  }
}

/** Drafts have dates of zeros. */
const dateOf = (told: string | null): string | null =>
  told === null || told.startsWith('0000') ? null : utcInstant(told)

/** Not trimmed: blank lines are paragraphs. */
function contentOf(element: Element, name: string): string {
  const [child] = childrenNamed(element, name)
  return child ? rawText(child) : ''
}

/** Names in other alphabets are percent-encoded; some exporters put an ending behind. */
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
  for (const term of childrenNamed(element, 'category')) {
    const domain = term.attribs['domain'] ?? 'category'
    const name = decodeEntities(rawText(term)).trim()
    if (name !== '' && !/^uncategori[sz]ed$/i.test(name)) (terms[domain] ??= []).push(name)
  }
  return terms
}

function metaOf(element: Element): Record<string, string> {
  const meta: Record<string, string> = {}
  for (const entry of childrenNamed(element, 'wp:postmeta')) {
    const key = childText(entry, 'wp:meta_key')
    const [value] = childrenNamed(entry, 'wp:meta_value')
    if (key !== null && value) meta[key] ??= rawText(value)
  }
  return meta
}

/** WordPress notes each under one name, beside the other fields. */
const oldSlugsOf = (element: Element): string[] =>
  childrenNamed(element, 'wp:postmeta')
    .filter((entry) => childText(entry, 'wp:meta_key') === '_wp_old_slug')
    .flatMap((entry) => slugOf(childText(entry, 'wp:meta_value')) ?? [])

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
})

/** An item as it was put aside on disk; null for anything else. */
export function readStoredItem(stored: unknown): WordPressItem | null {
  const item = StoredItem.safeParse(stored)
  return item.success ? item.data : null
}
