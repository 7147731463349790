import type { Element } from 'domhandler'
import { decodeEntities, plainText } from '@/src/parsing/plain-text'
import { elementValues } from '@/src/importing/element-values'
import type { ImportRow, RowContent } from '@/src/importing/import-row'
import { lastPart, pathOf } from '@/src/importing/imported-recipe'
import { elementsOf } from '@/src/importing/source/elements'
import { childrenNamed, childText, rawText } from '@/src/importing/source/element-text'
import type { SourceFile } from '@/src/importing/source/source-file'
import { withUnread } from '@/src/importing/unread'
import type { ImportFormat } from '../format'
import { emptyPost, firstPicture, isEmptyPost, recipeOfBlogPost } from '../posts'
import { hashOf } from '../saved-page'
import { utcInstant, webAddress } from '../values'

/**
 * RSS feeds of blogs, such as Wix's `blog-feed.xml`: the post in `content:encoded`, or a beginning of
 * it in `description`.
 */
export const rss: ImportFormat = {
  name: 'rss',
  title: 'RSS feed of a blog (Wix and others)',
  detect: ({ text }) => /<rss\b/i.test(text) && /<channel\b/i.test(text),
  rows: (file) => rssRows(file),
}

async function* rssRows(file: SourceFile): AsyncGenerator<ImportRow> {
  let number = 0
  for await (const item of elementsOf(file, { isXml: true, isWanted: (name) => name === 'item' })) {
    number += 1
    yield { name: `${file.name} #${number}`, read: () => readItem(item) }
  }
}

/** Ids, addresses of comments and of feeds, and sizes of pictures. */
const FURNITURE =
  /^(?:guid|description|content:encoded|pubDate|comments|wfw:\w+|slash:\w+|enclosure \w+|media:(?:content|thumbnail) (?!url$)\w+|atom:link|category domain)$/

function readItem(item: Element): RowContent {
  const title = decodeEntities(childText(item, 'title') ?? '')
  const whole = childText(item, 'content:encoded')
  const html = whole ?? childText(item, 'description') ?? ''
  if (isEmptyPost(html)) return emptyPost(title)
  const known = knownOf(item, html)
  const recipe = recipeOfBlogPost({
    title,
    html,
    url: known.sourceUrl,
    known: { ...known, description: whole === null ? null : summaryOf(item) },
  })
  const shortened = whole === null ? [SHORTENED] : []
  return {
    kind: 'recipe',
    sourceKey: `rss:${childText(item, 'guid') ?? known.sourceUrl ?? hashOf(rawText(item))}`,
    recipe: withUnread(
      { ...recipe, warnings: [...recipe.warnings, ...shortened] },
      elementValues(item, { furniture: FURNITURE }),
    ),
  }
}

const summaryOf = (item: Element): string | null =>
  plainText(childText(item, 'description') ?? '') || null

function knownOf(item: Element, html: string) {
  const url = webAddress(childText(item, 'link'))
  const path = pathOf(url)
  return {
    slug: lastPart(url),
    author: childText(item, 'dc:creator') ?? childText(item, 'author'),
    tags: childrenNamed(item, 'category').map((each) => decodeEntities(rawText(each)).trim()),
    datePublished: utcInstant(childText(item, 'pubDate') ?? childText(item, 'dc:date')),
    sourceUrl: url,
    oldPaths: path === null ? [] : [path],
    pictures: [...enclosedPictures(item), ...firstPicture(html)].slice(0, 1),
  }
}

const SHORTENED =
  'This feed has a description instead of the post, which may be only its beginning. Compare it with the page.'

const enclosedPictures = (item: Element): { url: string }[] =>
  ['enclosure', 'media:content', 'media:thumbnail']
    .flatMap((name) => childrenNamed(item, name))
    .filter(({ attribs }) => /^image\b|^$/.test(attribs['type'] ?? attribs['medium'] ?? ''))
    .flatMap(({ attribs }) => webAddress(attribs['url']) ?? [])
    .map((url) => ({ url }))
