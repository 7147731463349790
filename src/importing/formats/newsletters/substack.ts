import type { LetterAudience } from '@/src/domain/letters/letter-limits'
import { readNewsletterPost } from '@/src/importing/letters/post-letter'
import { decodeEntities } from '@/src/parsing/plain-text'
import type { ImportedRecipe, ImportRow, RowContent } from '@/src/importing/import-row'
import { readCsvRecords, readColumnNames, readCells } from '@/src/importing/source/csv'
import type { CsvRecord } from '@/src/importing/source/csv'
import { readSample } from '@/src/importing/source/sample'
import { getFolder } from '@/src/importing/source/source-file'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import { readText } from '@/src/importing/source/text'
import type { ImportFormat, ReadOptions } from '../format'
import { skipUnlessChosen } from '../other-types'
import { skipEmptyPost, findFirstPicture, isEmptyPost, readBlogPostRecipe } from '../posts'
import { parseUtcInstant, getFirstTextOrEmpty } from '../values'
import { collectFieldValues, addUnreadValuesWarning } from '@/src/importing/unread-values'

/** Substack's zip: `posts.csv` describes `posts/*.html`; subscribers are in a separate table. */
export const substack: ImportFormat = {
  name: 'substack',
  title: 'Substack (zip of posts and subscribers)',
  leads: /(?:^|\/)posts\.csv$/i,
  detect: ({ text }) => {
    const columns = readColumnNames(text)
    return columns.includes('post_id') && columns.includes('is_published')
  },
  owns: (name, leader) =>
    name.startsWith(`${getFolder(leader)}posts/`) || /(?:opens|delivers)\.csv$/i.test(name),
  rows: (file, bundle, { types }) => postRows(file, bundle, types),
}

async function* postRows(
  file: SourceFile,
  bundle: Bundle,
  types: ReadOptions['types'],
): AsyncGenerator<ImportRow> {
  const { text } = await readSample(file)
  for await (const entry of readCsvRecords(file, text)) {
    const id = getFirstTextOrEmpty(entry.cells, 'post_id')
    yield {
      name: `${getFolder(file.name)}posts/${id}.html`,
      read: () => readPost(entry, file, bundle, types),
    }
  }
}

async function readPost(
  record: CsvRecord,
  file: SourceFile,
  bundle: Bundle,
  types: ReadOptions['types'],
): Promise<RowContent> {
  const type = getFirstTextOrEmpty(record.cells, 'type')
  const content = await readEntry(record, file, bundle)
  return type === 'page' || type === 'thread' ? skipUnlessChosen(content, type, types) : content
}

async function readEntry(record: CsvRecord, file: SourceFile, bundle: Bundle): Promise<RowContent> {
  const cells = readCells(record)
  const id = getFirstTextOrEmpty(cells, 'post_id')
  const title = decodeEntities(getFirstTextOrEmpty(cells, 'title'))
  const html = await wordsOf(`${getFolder(file.name)}posts/${id}.html`, bundle)
  const slug = id.replace(/^\d+\.?/, '')
  if (isEmptyPost(html)) return skipEmptyPost(title === '' ? id : title)
  const sourceKey = `substack:${/^\d+/.exec(id)?.[0] ?? id}`
  const recipe = addUnreadValuesWarning(
    readBlogPostRecipe({
      title: title === '' ? slug.replaceAll('-', ' ') : title,
      html,
      url: null,
      known: knownOf(cells, slug, html),
    }),
    collectFieldValues(cells, FURNITURE),
  )
  if (isOther(cells)) return { kind: 'recipe', sourceKey, recipe }
  return readNewsletterPost({ sourceKey, recipe, html, audience: audienceOf(cells) })
}

/** Pages and threads are optional, and stored posts. */
const isOther = (cells: CsvRecord['cells']): boolean =>
  /^(?:page|thread)$/.test(getFirstTextOrEmpty(cells, 'type'))

function audienceOf(cells: CsvRecord['cells']): LetterAudience {
  const audience = getFirstTextOrEmpty(cells, 'audience')
  if (/paid|founding/i.test(audience)) return 'paid'
  return /free/i.test(audience) ? 'free' : 'everyone'
}

/** Fields read elsewhere, and the times of mails. */
const FURNITURE = /^(?:is_published|type|audience|email_sent_at|inbox_sent_at)$/

/** Empty drafts have no file. */
async function wordsOf(name: string, bundle: Bundle): Promise<string> {
  const file = await bundle.find(name)
  return file ? readText(file) : ''
}

function knownOf(cells: CsvRecord['cells'], slug: string, html: string): Partial<ImportedRecipe> {
  return {
    slug: slug === '' ? null : slug,
    description: decodeEntities(getFirstTextOrEmpty(cells, 'subtitle')) || null,
    isDraft: !/^true$/i.test(getFirstTextOrEmpty(cells, 'is_published')),
    isForSubscribers: /paid|founding/i.test(getFirstTextOrEmpty(cells, 'audience')),
    datePublished: parseUtcInstant(cells['post_date']),
    oldPaths: slug === '' ? [] : [`/p/${slug}`],
    pictures: findFirstPicture(html),
  }
}
