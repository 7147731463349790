import type { Element } from 'domhandler'
import { decodeEntities, toPlainText } from '@/src/parsing/plain-text'
import { collectElementValues } from '@/src/importing/element-values'
import type { ImportRow, RowContent } from '@/src/importing/import-row'
import { getLastPathSegment, getUrlPath } from '@/src/importing/imported-recipe'
import { readElements } from '@/src/importing/source/elements'
import { findChildren, getChildText, getRawText } from '@/src/importing/source/element-text'
import type { SourceFile } from '@/src/importing/source/source-file'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { skipEmptyPost, findFirstPicture, isEmptyPost, readBlogPostRecipe } from '../posts'
import { hashContent } from '../saved-page'
import { parseUtcInstant, asWebAddress } from '../values'

/**
 * RSS feeds of blogs, such as Wix's `blog-feed.xml`, with the post in `content:encoded` or an
 * excerpt in `description`.
 */
export const rss: ImportFormat = {
  name: 'rss',
  title: 'RSS feed of a blog (Wix and others)',
  detect: ({ text }) => /<rss\b/i.test(text) && /<channel\b/i.test(text),
  rows: (file) => rssRows(file),
}

async function* rssRows(file: SourceFile): AsyncGenerator<ImportRow> {
  let number = 0
  for await (const item of readElements(file, {
    isXml: true,
    isWanted: (name) => name === 'item',
  })) {
    number += 1
    yield { name: `${file.name} #${number}`, read: () => readItem(item) }
  }
}

/** Ids, addresses of comments and of feeds, and sizes of pictures. */
const FURNITURE =
  /^(?:guid|description|content:encoded|pubDate|comments|wfw:\w+|slash:\w+|enclosure \w+|media:(?:content|thumbnail) (?!url$)\w+|atom:link|category domain)$/

function readItem(item: Element): RowContent {
  const title = decodeEntities(getChildText(item, 'title') ?? '')
  const whole = getChildText(item, 'content:encoded')
  const html = whole ?? getChildText(item, 'description') ?? ''
  if (isEmptyPost(html)) return skipEmptyPost(title)
  const known = knownOf(item, html)
  const recipe = readBlogPostRecipe({
    title,
    html,
    url: known.sourceUrl,
    known: { ...known, description: whole === null ? null : summaryOf(item) },
  })
  const shortened = whole === null ? [SHORTENED] : []
  return {
    kind: 'recipe',
    sourceKey: `rss:${getChildText(item, 'guid') ?? known.sourceUrl ?? hashContent(getRawText(item))}`,
    recipe: addUnreadValuesWarning(
      { ...recipe, warnings: [...recipe.warnings, ...shortened] },
      collectElementValues(item, { furniture: FURNITURE }),
    ),
  }
}

const summaryOf = (item: Element): string | null =>
  toPlainText(getChildText(item, 'description') ?? '') || null

function knownOf(item: Element, html: string) {
  const url = asWebAddress(getChildText(item, 'link'))
  const path = getUrlPath(url)
  return {
    slug: getLastPathSegment(url),
    author: getChildText(item, 'dc:creator') ?? getChildText(item, 'author'),
    tags: findChildren(item, 'category').map((each) => decodeEntities(getRawText(each)).trim()),
    datePublished: parseUtcInstant(getChildText(item, 'pubDate') ?? getChildText(item, 'dc:date')),
    sourceUrl: url,
    oldPaths: path === null ? [] : [path],
    pictures: [...enclosedPictures(item), ...findFirstPicture(html)].slice(0, 1),
  }
}

const SHORTENED =
  'This feed has a description instead of the post, which may be only its beginning. Compare it with the page.'

const enclosedPictures = (item: Element): { url: string }[] =>
  ['enclosure', 'media:content', 'media:thumbnail']
    .flatMap((name) => findChildren(item, name))
    .filter(({ attribs }) => /^image\b|^$/.test(attribs['type'] ?? attribs['medium'] ?? ''))
    .flatMap(({ attribs }) => asWebAddress(attribs['url']) ?? [])
    .map((url) => ({ url }))
