import { decodeEntities, toPlainText } from '@/src/parsing/plain-text'
import type { ImportRow } from '@/src/importing/import-row'
import { readJsonValues } from '@/src/importing/source/json'
import type { SourceFile } from '@/src/importing/source/source-file'
import type { ImportFormat } from '../format'
import { asList, asRecord, asText, getFirstText, getFirstTextOrEmpty, parseUtcInstant } from '../values'
import { readWordPressItemRows } from './wordpress'
import type { WordPressIndex } from './wordpress-index'
import type { WordPressItem } from './wordpress-item'

/** Posts from WordPress's public API, one file per page (`address/collect-posts.ts`). */
export const wordPressSite: ImportFormat = {
  name: 'wordpress-site',
  title: 'WordPress (read at its address)',
  detect: ({ text }) => text.startsWith('{"source":"wordpress-site"'),
  rows: (file) => siteRows(file),
}

async function* siteRows(file: SourceFile): AsyncGenerator<ImportRow> {
  let number = 0
  for await (const { value } of readJsonValues(file, ['$.posts.*'])) {
    number += 1
    const post = asRecord(value)
    const name = asText(post['link']) ?? `${file.name} #${number}`
    yield* readWordPressItemRows(name, itemOf(post), indexOf(post))
  }
}

type Post = Readonly<Record<string, unknown>>

/** Texts are objects with the HTML that readers get. */
const rendered = (value: unknown): string => asText(asRecord(value)['rendered']) ?? ''

const embedded = (post: Post, name: string): Post[] =>
  asList(asRecord(post['_embedded'])[name]).map(asRecord)

/** A post in the shape in which the export has it. */
function itemOf(post: Post): WordPressItem {
  const [author] = embedded(post, 'author')
  return {
    id: getFirstTextOrEmpty(post, 'id'),
    type: 'post',
    status: getFirstTextOrEmpty(post, 'status') || 'publish',
    title: decodeEntities(rendered(post['title'])),
    link: asText(post['link']),
    slug: slugOf(getFirstText(post, 'slug')),
    content: rendered(post['content']),
    excerpt: excerptOf(post),
    author: author ? getFirstText(author, 'name') : null,
    date: parseUtcInstant(post['date_gmt'] ?? post['date']),
    modified: parseUtcInstant(post['modified_gmt'] ?? post['modified']),
    isLocked: asRecord(post['content'])['protected'] === true,
    attachmentUrl: null,
    parent: null,
    terms: termsOf(post),
    meta: embedded(post, 'wp:featuredmedia').some((picture) => getFirstText(picture, 'source_url'))
      ? { _thumbnail_id: getFirstTextOrEmpty(post, 'featured_media') }
      : {},
    oldSlugs: [],
    others: [],
    comments: { approved: 0, ratings: [] },
  }
}

/** One that WordPress made of the first words itself ends with dots, and says nothing of its own. */
function excerptOf(post: Post): string | null {
  const text = toPlainText(rendered(post['excerpt']))
  return text === '' || /(?:…|\.\.\.|\[&hellip;\]|\[…\])\s*$/.test(text) ? null : text
}

function slugOf(slug: string | null): string | null {
  if (slug === null) return null
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

function termsOf(post: Post): Record<string, string[]> {
  const terms: Record<string, string[]> = {}
  for (const list of asList(asRecord(post['_embedded'])['wp:term'])) {
    for (const term of asList(list).map(asRecord)) {
      const name = decodeEntities(getFirstTextOrEmpty(term, 'name')).trim()
      const taxonomy = getFirstTextOrEmpty(term, 'taxonomy')
      if (name === '' || /^uncategori[sz]ed$/i.test(name)) continue
      terms[taxonomy] = [...(terms[taxonomy] ?? []), name]
    }
  }
  return terms
}

const NO_CARDS: WordPressIndex['cards'] = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(null),
  has: () => false,
  close: () => Promise.resolve(),
}

/** Makes an index of the entities that are embedded in a post. */
function indexOf(post: Post): WordPressIndex {
  const [picture] = embedded(post, 'wp:featuredmedia')
  const url = picture ? getFirstText(picture, 'source_url') : null
  const alt = picture ? getFirstText(picture, 'alt_text') : null
  return {
    cards: NO_CARDS,
    cardFor: () => null,
    shown: new Set(),
    shared: new Set(),
    block: () => Promise.resolve(null),
    picturesOfPost: () => [],
    pictureUrl: (id) => (id === getFirstTextOrEmpty(post, 'featured_media') ? url : null),
    pictureAlt: (address) => (address === url ? alt : null),
    authorName: () => null,
    language: null,
  }
}
