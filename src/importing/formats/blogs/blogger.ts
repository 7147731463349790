import type { Element } from 'domhandler'
import { decodeEntities } from '@/src/parsing/plain-text'
import { collectElementValues } from '@/src/importing/element-values'
import type { ImportRow, RowContent } from '@/src/importing/import-row'
import { getLastPathSegment, getUrlPath } from '@/src/importing/imported-recipe'
import { readElements } from '@/src/importing/source/elements'
import { findChildren, getChildText } from '@/src/importing/source/element-text'
import type { SourceFile } from '@/src/importing/source/source-file'
import { takeUntilBroken } from '@/src/importing/take-until-broken'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { SourceValue } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import {
  formatCommentsWarning,
  skipEmptyPost,
  findFirstPicture,
  isEmptyPost,
  readBlogPostRecipe,
  formatScheduledWarning,
} from '../posts'
import { parseUtcInstant } from '../values'

/**
 * Blogger's Atom: its own export (kinds as categories, drafts in `app:draft`) and the `feed.atom`
 * of Google Takeout (`blogger:type`, `blogger:status`, `blogger:filename`), which comes with
 * settings and themes.
 */
export const blogger: ImportFormat = {
  name: 'blogger',
  title: 'Blogger (Atom export, Google Takeout)',
  leads: /\.(?:atom|xml)$/i,
  detect: ({ text }) =>
    /<feed\b[^>]*xmlns=["']http:\/\/www\.w3\.org\/2005\/Atom["']/i.test(text) &&
    /xmlns:blogger=|tag:blogger\.com,|schemas\.google\.com\/blogger/i.test(text),
  owns: (name, leader) => {
    const [root] = /^(?:.*\/)?(?=Blogger\/)/.exec(leader) ?? []
    if (root === undefined || !name.startsWith(root)) return false
    const inner = name.slice(root.length)
    return /^Blogger\/.*\.(?:csv|html|xml|json)$|^archive_browser\.html$/.test(inner)
  },
  rows: (file) => bloggerRows(file),
}

const entriesOf = (file: SourceFile): AsyncGenerator<Element> =>
  readElements(file, { isXml: true, isWanted: (name) => name === 'entry' })

/** Comments follow their posts in the file, so it is read twice. */
async function* bloggerRows(file: SourceFile): AsyncGenerator<ImportRow> {
  const comments = new Map<string, number>()
  for await (const entry of takeUntilBroken(entriesOf(file))) {
    const post = kindOf(entry) === 'comment' ? parentOf(entry) : null
    if (post !== null) comments.set(post, (comments.get(post) ?? 0) + 1)
  }
  let number = 0
  for await (const entry of entriesOf(file)) {
    const kind = kindOf(entry)
    if (!/^(?:post|page)$/.test(kind)) continue
    number += 1
    yield { name: `${file.name} #${number}`, read: () => readEntry(entry, kind, comments) }
  }
}

const KIND = 'http://schemas.google.com/g/2005#kind'

/** `post`, `page`, `comment`, `settings` or `template`; entries of a plain feed are posts. */
function kindOf(entry: Element): string {
  const told = getChildText(entry, 'blogger:type')
  if (told !== null) return told.toLowerCase()
  const category = findChildren(entry, 'category').find(({ attribs }) => attribs['scheme'] === KIND)
  return (category?.attribs['term'] ?? '#post').replace(/^.*#/, '')
}

const parentOf = (entry: Element): string | null =>
  getChildText(entry, 'blogger:parent') ??
  findChildren(entry, 'thr:in-reply-to')[0]?.attribs['ref'] ??
  null

function readEntry(
  entry: Element,
  kind: string,
  comments: ReadonlyMap<string, number>,
): RowContent {
  const title = decodeEntities(getChildText(entry, 'title') ?? '')
  const status = statusOf(entry)
  if (kind === 'page') {
    return { kind: 'nothing', title, message: 'Pages are not imported, only posts.' }
  }
  if (/TRASH/.test(status) || getChildText(entry, 'blogger:trashed') !== null) {
    return { kind: 'nothing', title, message: 'This post is in the Blogger trash.' }
  }
  return readPost(entry, { title, status, comments })
}

type Post = { title: string; status: string; comments: ReadonlyMap<string, number> }

function readPost(entry: Element, { title, status, comments }: Post): RowContent {
  const html = getChildText(entry, 'content') ?? getChildText(entry, 'summary') ?? ''
  if (isEmptyPost(html)) return skipEmptyPost(title)
  const id = getChildText(entry, 'id') ?? ''
  const known = knownOf(entry, status, html)
  const recipe = readBlogPostRecipe({
    title: title || 'Untitled',
    html,
    url: known.sourceUrl,
    known,
  })
  const warnings = [
    ...(status === 'SCHEDULED' ? [formatScheduledWarning(known.datePublished)] : []),
    ...formatCommentsWarning(comments.get(id) ?? 0),
  ]
  const told = { ...recipe, warnings: [...recipe.warnings, ...warnings] }
  return {
    kind: 'recipe',
    sourceKey: `blogger:${id}`,
    recipe: addUnreadValuesWarning(told, valuesOf(entry)),
  }
}

const statusOf = (entry: Element): string => {
  const [control] = findChildren(entry, 'app:control')
  const isDraft = control !== undefined && getChildText(control, 'app:draft') === 'yes'
  return isDraft ? 'DRAFT' : (getChildText(entry, 'blogger:status') ?? 'LIVE').toUpperCase()
}

function knownOf(entry: Element, status: string, html: string) {
  const url = linkOf(entry, 'alternate')
  // Takeout contains only the path, without a host.
  const path = getUrlPath(url ?? getChildText(entry, 'blogger:filename'))
  const [author] = findChildren(entry, 'author')
  const description = getChildText(entry, 'blogger:metaDescription')
  return {
    slug: getLastPathSegment(path),
    author: author ? getChildText(author, 'name') : null,
    tags: labelsOf(entry),
    isDraft: status !== 'LIVE',
    datePublished: parseUtcInstant(getChildText(entry, 'published')),
    updatedAt: parseUtcInstant(getChildText(entry, 'updated')),
    sourceUrl: url,
    oldPaths: path === null ? [] : [path],
    seo: description === null ? null : { title: null, description },
    pictures: findFirstPicture(html),
  }
}

const labelsOf = (entry: Element): string[] =>
  findChildren(entry, 'category').flatMap(({ attribs }) =>
    attribs['scheme'] === KIND ? [] : (attribs['term'] ?? []),
  )

function linkOf(entry: Element, relation: string): string | null {
  const link = findChildren(entry, 'link').find(({ attribs }) => attribs['rel'] === relation)
  const address = link?.attribs['href'] ?? ''
  return /^https?:/i.test(address) ? address : null
}

/** Ids, feed addresses, thumbnails, and states that are read elsewhere. */
const FURNITURE =
  /^(?:id|content|link|published|gd:\w+|media:\w+|thr:\w+|app:\w+|blogger:(?:type|status|created|parent|inReplyTo|trashed)|uri|email|category (?:scheme|term)|\w+ type)$/

/** Video and audio enclosures become links. */
const valuesOf = (entry: Element): SourceValue[] => [
  ...collectElementValues(entry, { furniture: FURNITURE }),
  ...findChildren(entry, 'link')
    .filter(({ attribs }) => /^(?:enclosure|related|via)$/.test(attribs['rel'] ?? ''))
    .map(({ attribs }) => ({ name: 'link', value: attribs['href'] ?? '' })),
]
