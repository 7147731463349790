import type { ImportedRecipe, ImportRow, RowContent } from '@/src/importing/import-row'
import { getLastPathSegment, getUrlPath } from '@/src/importing/imported-recipe'
import { readColumnNames, readCsvRecords, readCells } from '@/src/importing/source/csv'
import type { CsvRecord } from '@/src/importing/source/csv'
import { readSample } from '@/src/importing/source/sample'
import type { SourceFile } from '@/src/importing/source/source-file'
import { collectFieldValues, addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { SourceValue } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import {
  skipEmptyPost,
  escapeText,
  findFirstPicture,
  isEmptyPost,
  readBlogPostRecipe,
} from '../posts'
import { hashContent } from '../saved-page'
import { isLabel } from '../programs/marked-values'
import { asNameList, parseUtcInstant, asWebAddress } from '../values'
import { readRichContent, resolveWixPicture } from './wix-rich-content'
import type { RichContent } from './wix-rich-content'

/** Columns are named by title or by field id: `Rich Content`, `richContent`. */
const columnKey = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

/**
 * Wix's table of blog posts (the collection Blog/Posts as CSV): rich content as JSON, plain content as
 * text, pictures as `wix:image://` names.
 */
export const wix: ImportFormat = {
  name: 'wix',
  title: 'Wix (CSV of blog posts)',
  detect: ({ text }) => {
    if (/^\s*[<{[]/.test(text)) return false
    const keys = readColumnNames(text).map(columnKey)
    const has = (name: string): boolean => keys.includes(name)
    return has('title') && (has('richcontent') || has('plaincontent'))
  },
  rows: (file) => postRows(file),
}

async function* postRows(file: SourceFile): AsyncGenerator<ImportRow> {
  const { text } = await readSample(file)
  for await (const record of readCsvRecords(file, text)) {
    yield { name: `${file.name}:${record.line}`, read: () => readPost(record) }
  }
}

/** Ids, counts and settings of the blog; content is read separately. */
const FURNITURE =
  /^(?:ID|_id|uuid|richContent|rich content|plainContent|plain content|coverImage|cover image|slug|featured|pinned|.*\b(?:view|like|comments?)s? ?count|totalComments|timeToRead|time to read|internal\w*|translationId|owner|memberId|status|wix\w*|.*\bIDs?|(?:last )?published ?date)$/i
/** Some exports identify categories by id. */
const IS_ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

type GetCell = (...names: readonly string[]) => string | null

function readPost(record: CsvRecord): RowContent {
  const cells = readCells(record)
  const byKey = new Map(Object.entries(cells).map(([name, cell]) => [columnKey(name), cell]))
  const get: GetCell = (...names) =>
    names.map((name) => byKey.get(name) ?? '').find((cell) => cell !== '') ?? null
  const title = get('title') ?? ''
  const { html, values } = contentIn(get)
  if (isEmptyPost(html)) return skipEmptyPost(title)
  const known = knownOf(get, html)
  const recipe = readBlogPostRecipe({ title, html, url: known.sourceUrl, known })
  return {
    kind: 'recipe',
    sourceKey: `wix:${get('id', 'uuid') ?? known.slug ?? hashContent(`${title}\n${html}`)}`,
    recipe: addUnreadValuesWarning(
      recipe,
      [...cellValues(cells), ...values].filter(
        ({ value }) => !IS_ID.test(value.trim()) && !isLabel(value),
      ),
    ),
  }
}

/** Rich content, or plain content as paragraphs. */
function contentIn(get: GetCell): RichContent {
  const rich = get('richcontent') ?? ''
  return readRichContent(rich) ?? { html: paragraphs(get('plaincontent') ?? rich), values: [] }
}

/** Returns the cells of a row, with list cells split into items. */
const cellValues = (cells: CsvRecord['cells']): SourceValue[] =>
  collectFieldValues(cells, FURNITURE).flatMap(({ name, value }) =>
    /^\s*\[.*\]\s*$/s.test(value)
      ? asNameList(value).map((each) => ({ name, value: each }))
      : [{ name, value }],
  )

function knownOf(get: GetCell, html: string) {
  const page = get('postpageurl', 'url', 'link')
  const url = asWebAddress(page)
  const slug = get('slug') ?? getLastPathSegment(page)
  const path = getUrlPath(page) ?? (slug === null ? null : `/post/${slug}`)
  const cover = resolveWixPicture(get('coverimage', 'covermedia'))
  const date = parseUtcInstant(get('publisheddate', 'firstpublisheddate'))
  const names = (...columns: readonly string[]): string[] =>
    columns.flatMap((column) => asNameList(get(column) ?? '')).filter((name) => !IS_ID.test(name))
  return {
    slug,
    description: get('excerpt'),
    author: get('author', 'authorname'),
    categories: [...new Set(names('maincategory', 'categories', 'categorylabels'))],
    tags: [...new Set(names('tags', 'hashtags'))],
    isDraft: date === null || /draft|unpublished/i.test(get('status') ?? ''),
    datePublished: date,
    updatedAt: parseUtcInstant(get('lastpublisheddate', 'updateddate')),
    language: get('language'),
    sourceUrl: url,
    oldPaths: path === null ? [] : [path],
    pictures: cover === null ? findFirstPicture(html) : [{ url: cover }],
  } satisfies Partial<ImportedRecipe>
}

const paragraphs = (text: string): string =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => `<p>${escapeText(part).replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n')
