import type { ImportedRecipe, ImportRow, RowContent } from '@/src/importing/import-row'
import { collectFieldValues, addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { SourceValue } from '@/src/importing/unread-values'
import { takeUntilBroken } from '@/src/importing/take-until-broken'
import { hasKeys, readJsonValues } from '@/src/importing/source/json'
import type { SourceFile } from '@/src/importing/source/source-file'
import type { ImportFormat, ReadOptions } from '../format'
import type { LetterAudience } from '@/src/domain/letters/letter-limits'
import { readNewsletterPost } from '@/src/importing/letters/post-letter'
import { lexicalToHtml } from './ghost-lexical'
import { skipUnlessChosen } from '../other-types'
import { skipEmptyPost, isEmptyPost, readBlogPostRecipe } from '../posts'
import { parseUtcInstant, asRecord, getFirstTextOrEmpty, asText, getFirstText } from '../values'

/**
 * Ghost's JSON export: posts with tags and authors, and optionally pages; other content is skipped.
 */
export const ghost: ImportFormat = {
  name: 'ghost',
  title: 'Ghost (JSON)',
  detect: ({ text }) =>
    /^\s*\{/.test(text) &&
    (hasKeys(text, 'db', 'meta') || hasKeys(text, 'db', 'data') || hasKeys(text, 'meta', 'data')) &&
    /"(?:exported_on|posts|version)"\s*:/.test(text),
  rows: (file, _, { types }) => ghostRows(file, types),
}

const PATHS = ['$.db.*.data.*.*', '$.data.*.*']

/** Tags follow their posts in the file, so it is read twice. */
async function* ghostRows(
  file: SourceFile,
  types: ReadOptions['types'],
): AsyncGenerator<ImportRow> {
  const names = await readNames(file)
  let number = 0
  for await (const { path, value } of readJsonValues(file, PATHS)) {
    if (path.at(-2) !== 'posts') continue
    number += 1
    const post = asRecord(value)
    yield { name: `${file.name} #${number}`, read: () => readGhostPost(post, names, types) }
  }
}

/** The tags and authors of each post. */
export type GhostNames = {
  tags: (postId: string) => string[]
  author: (postId: string) => string | null
  /** Internal tags, and texts for search engines and mails. */
  others: (postId: string) => SourceValue[]
  meta: (postId: string) => Source
}

async function readNames(file: SourceFile): Promise<GhostNames> {
  const tags = new Map<string, string>()
  const users = new Map<string, string>()
  const metas = new Map<string, Source>()
  const ofPost = new Map<string, { tags: string[]; authors: string[] }>()
  const of = (row: Source) => {
    const id = getFirstTextOrEmpty(row, 'post_id')
    const known = ofPost.get(id) ?? { tags: [], authors: [] }
    ofPost.set(id, known)
    return known
  }
  const readers: Readonly<Record<string, (row: Source) => unknown>> = {
    tags: (row) => tags.set(getFirstTextOrEmpty(row, 'id'), getFirstTextOrEmpty(row, 'name')),
    users: (row) => users.set(getFirstTextOrEmpty(row, 'id'), getFirstTextOrEmpty(row, 'name')),
    posts_meta: (row) => metas.set(getFirstTextOrEmpty(row, 'post_id'), row),
    posts_tags: (row) => of(row).tags.push(getFirstTextOrEmpty(row, 'tag_id')),
    posts_authors: (row) => of(row).authors.push(getFirstTextOrEmpty(row, 'author_id')),
  }
  for await (const { path, value } of takeUntilBroken(readJsonValues(file, PATHS))) {
    readers[String(path.at(-2))]?.(asRecord(value))
  }
  const tagsOf = (id: string): string[] =>
    (ofPost.get(id)?.tags ?? []).map((tag) => tags.get(tag) ?? '').filter((name) => name !== '')
  const authorsOf = (id: string): string[] =>
    (ofPost.get(id)?.authors ?? []).flatMap((author) => users.get(author) ?? [])
  return {
    // Tags that begin with # are internal.
    tags: (id) => tagsOf(id).filter((name) => !name.startsWith('#')),
    author: (id) => authorsOf(id).join(', ') || null,
    others: (id) =>
      tagsOf(id)
        .filter((name) => name.startsWith('#'))
        .map((value) => ({ name: 'tag', value })),
    meta: (id) => metas.get(id) ?? {},
  }
}

type Source = Readonly<Record<string, unknown>>

/** Reads a Ghost post, from an export or from the API. */
export function readGhostPost(
  post: Source,
  names: GhostNames,
  types?: ReadOptions['types'],
): RowContent {
  const content = readEntry(post, names)
  return isPage(post) ? skipUnlessChosen(content, 'page', types) : content
}

function readEntry(post: Source, names: GhostNames): RowContent {
  const title = getFirstTextOrEmpty(post, 'title')
  const html = getFirstText(post, 'html') ?? lexicalToHtml(getFirstTextOrEmpty(post, 'lexical'))
  if (isEmptyPost(html)) return skipEmptyPost(title)
  const recipe = readBlogPostRecipe({
    title,
    html: html.replaceAll('__GHOST_URL__', ''),
    url: addressOf(post['canonical_url']),
    known: knownOf(post, names),
  })
  const sourceKey = `ghost:${getFirstTextOrEmpty(post, 'uuid', 'id')}`
  const read = addUnreadValuesWarning(
    { ...recipe, warnings: [...recipe.warnings, ...warningsOf(post, html)] },
    unreadOf(post, names),
  )
  if (isPage(post)) return { kind: 'recipe', sourceKey, recipe: read }
  const text = html.replaceAll('__GHOST_URL__', '')
  return readNewsletterPost({ sourceKey, recipe: read, html: text, audience: audienceOf(post) })
}

const isPage = (post: Source): boolean =>
  post['type'] === 'page' || post['page'] === true || post['page'] === 1

function audienceOf(post: Source): LetterAudience {
  const visibility = getFirstTextOrEmpty(post, 'visibility')
  if (visibility === 'members') return 'free'
  return visibility === 'paid' || visibility === 'tiers' ? 'paid' : 'everyone'
}

/**
 * Other representations of the content, settings of mails and pages, numbers, and data repeated by
 * the API.
 */
const FURNITURE =
  /^(?:html|lexical|mobiledoc|plaintext|excerpt|url|slug|status|visibility|featured|locale|page|reading_time|custom_template|email_\w*(?:filter|segment|recipient)\w*|email_only|show_title_and_feature_image|access|comments|send_email_when_published|primary_(?:tag|author)|frontmatter)$|^(?:tags|authors|primary_tag|primary_author|tiers|count|newsletter|email)\./

/** The fields of a post and of its row of texts for search engines, and of content that became no HTML. */
function unreadOf(post: Source, names: GhostNames): SourceValue[] {
  const id = getFirstTextOrEmpty(post, 'id')
  const fields = [
    ...collectFieldValues(post, FURNITURE),
    ...collectFieldValues(names.meta(id), FURNITURE),
  ]
  const content = getFirstText(post, 'html') === null ? contentValues(post) : []
  return [
    // The blog's own pictures are named in a separate warning.
    ...fields.filter(({ value }) => !value.startsWith('__GHOST_URL__/')),
    ...content,
    ...names.others(id),
  ]
}

/** Layout fields of a node, and versions of the editor. */
const LAYOUT =
  /(?:^|\.)(?:version|format|direction|indent|mode|style|detail|rel|target|title|tag|listType|value|start|cardWidth|width|height|src|\w*[cC]olor|alignment|layout|size|ghostVersion|markups|markers|sections)$/

function contentValues(post: Source): SourceValue[] {
  const texts = [post['lexical'], post['mobiledoc']].flatMap((each) => asText(each) ?? [])
  return texts.flatMap((text) => {
    try {
      return collectFieldValues(JSON.parse(text), LAYOUT)
    } catch {
      return [{ name: 'content', value: text }]
    }
  })
}

/** Reads the title and description for search engines. */
function seoOf(source: Source): ImportedRecipe['seo'] {
  const [title, description] = [
    getFirstText(source, 'meta_title'),
    getFirstText(source, 'meta_description'),
  ]
  return title === null && description === null ? null : { title, description }
}

function knownOf(post: Source, names: GhostNames): Partial<ImportedRecipe> {
  const id = getFirstTextOrEmpty(post, 'id')
  const slug = getFirstText(post, 'slug')
  const pictures = [post['feature_image'], post['og_image']].flatMap(
    (each) => addressOf(each) ?? [],
  )
  return {
    slug,
    description: getFirstText(post, 'custom_excerpt'),
    author: names.author(id),
    tags: names.tags(id),
    isDraft: /^(?:draft|scheduled|sent)$/.test(getFirstTextOrEmpty(post, 'status')),
    isForSubscribers: /^(?:members|paid|tiers)$/.test(getFirstTextOrEmpty(post, 'visibility')),
    datePublished: parseUtcInstant(post['published_at'] ?? post['created_at']),
    updatedAt: parseUtcInstant(post['updated_at']),
    seo: seoOf({ ...names.meta(id), ...stated(post) }),
    oldPaths: slug === null ? [] : [`/${slug}`],
    sourceUrl: addressOf(post['canonical_url']),
    pictures: pictures.slice(0, 1).map((url) => ({ url })),
  }
}

const stated = (post: Source): Source =>
  Object.fromEntries(Object.entries(post).filter(([, value]) => value !== null))

/** Warnings for an editor: why a post is a draft now, and which pictures cannot be imported. */
function warningsOf(post: Source, html: string): string[] {
  const status = getFirstTextOrEmpty(post, 'status')
  const day = parseUtcInstant(post['published_at'])?.slice(0, 10) ?? 'a later day'
  const hasOwnPictures = [html, asText(post['feature_image']) ?? ''].some((text) =>
    /__GHOST_URL__\/content\/images\//.test(text),
  )
  return [
    ...(status === 'scheduled' ? [`It was scheduled for ${day}, so it is now a draft.`] : []),
    ...(status === 'sent'
      ? ['It was sent only by email, never shown on the site, so it is now a draft.']
      : []),
    ...(hasOwnPictures ? [OWN_PICTURES] : []),
  ]
}

const OWN_PICTURES =
  'Ghost exports posts without their pictures. Import this post from the address of the site to get them, or add them here.'

/** The blog's own pictures have no host in the export and cannot be fetched. */
function addressOf(value: unknown): string | null {
  const address = asText(value)
  return address !== null && /^https?:/i.test(address) ? address : null
}
