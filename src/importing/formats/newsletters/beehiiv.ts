import type { LetterAudience } from '@/src/domain/letters/letter-limits'
import type { ImportRow, RowContent } from '@/src/importing/import-row'
import { readNewsletterPost } from '@/src/importing/letters/post-letter'
import { readCells, readColumnNames, readCsvRecords } from '@/src/importing/source/csv'
import type { CsvRecord } from '@/src/importing/source/csv'
import { readSample } from '@/src/importing/source/sample'
import type { SourceFile } from '@/src/importing/source/source-file'
import { addUnreadValuesWarning, collectFieldValues } from '@/src/importing/unread-values'
import { getLastPathSegment, getUrlPath } from '../../imported-recipe'
import type { ImportFormat } from '../format'
import { formatScheduledWarning, isEmptyPost, readBlogPostRecipe, skipEmptyPost } from '../posts'
import { asWebAddress, getFirstText, getFirstTextOrEmpty, parseUtcInstant } from '../values'

/** The posts of a beehiiv publication: a table with the HTML of each mail. */
export const beehiiv: ImportFormat = {
  name: 'beehiiv',
  title: 'beehiiv (CSV of posts)',
  detect: ({ text }) => {
    const columns = readColumnNames(text)
    return columns.includes('content_html') && columns.includes('web_title')
  },
  rows: (file) => postRows(file),
}

async function* postRows(file: SourceFile): AsyncGenerator<ImportRow> {
  const { text } = await readSample(file)
  for await (const record of readCsvRecords(file, text)) {
    yield { name: `${file.name}, line ${record.line}`, read: () => readPost(readCells(record)) }
  }
}

type Cells = CsvRecord['cells']

function readPost(cells: Cells): RowContent {
  const title = getFirstTextOrEmpty(cells, 'web_title', 'title', 'email_subject_line')
  const html = getFirstTextOrEmpty(cells, 'content_html').replaceAll(PIXEL, '')
  if (isEmptyPost(html)) return skipEmptyPost(title)
  const url = asWebAddress(getFirstText(cells, 'url'))
  const path = getUrlPath(url)
  const status = getFirstTextOrEmpty(cells, 'status')
  const date = parseUtcInstant(getFirstText(cells, 'publish_date', 'published_at', 'created_at'))
  const isLater = date !== null && Date.parse(date) > Date.now()
  const recipe = readBlogPostRecipe({
    title,
    html,
    url,
    known: {
      slug: getLastPathSegment(url),
      description: getFirstText(cells, 'web_subtitle', 'email_preview_text'),
      isDraft: !/^(?:confirmed|published)$/i.test(status) || isLater,
      isForSubscribers: audienceOf(cells) !== 'everyone',
      datePublished: date,
      tags: getFirstTextOrEmpty(cells, 'content_tags')
        .split(';')
        .map((tag) => tag.trim())
        .filter(Boolean),
      oldPaths: path === null ? [] : [path],
      sourceUrl: url,
      pictures: coverOf(cells),
    },
  })
  const warnings = isLater ? [...recipe.warnings, formatScheduledWarning(date)] : recipe.warnings
  return readNewsletterPost({
    sourceKey: `beehiiv:${getFirstTextOrEmpty(cells, 'id', 'url', 'web_title')}`,
    recipe: addUnreadValuesWarning({ ...recipe, warnings }, collectFieldValues(cells, FURNITURE)),
    html,
    audience: audienceOf(cells),
  })
}

/** What beehiiv replaces when it sends a mail. */
const PIXEL = '{{OPEN_TRACKING_PIXEL}}'

/** Fields read elsewhere, and figures. */
const FURNITURE =
  /^(?:id|status|audience|web_audiences|content_html|thumbnail_url|created_at|updated_at|publish_date|published_at|platform|slug|stats?\w*|\w*(?:opens|clicks|recipients|views|rate))$/

function audienceOf(cells: Cells): LetterAudience {
  const audience = getFirstTextOrEmpty(cells, 'audience', 'web_audiences').toLowerCase()
  // "both" is for free and paying subscribers; "free" is shown to everyone on the web.
  if (audience === 'both') return 'free'
  return /premium|paid/.test(audience) ? 'paid' : 'everyone'
}

const MEDIA = 'https://media.beehiiv.com/cdn-cgi/image/quality=100/'

/** The cover; a path is one of beehiiv's own pictures. */
function coverOf(cells: Cells): { url: string }[] {
  const address = getFirstTextOrEmpty(cells, 'thumbnail_url')
  if (/^\/?uploads\//.test(address)) return [{ url: `${MEDIA}${address.replace(/^\//, '')}` }]
  return /^https?:/i.test(address) ? [{ url: address }] : []
}
