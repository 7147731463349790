import type { ImportRow, RowContent } from '@/src/importing/import-row'
import { readNewsletterPost } from '@/src/importing/letters/post-letter'
import type { FindPicture } from '@/src/importing/letters/html-to-letter'
import { fromTheWeb } from '@/src/importing/letters/html-to-letter'
import { readColumnNames, readCsvRecords } from '@/src/importing/source/csv'
import { readSample } from '@/src/importing/source/sample'
import { getFolder } from '@/src/importing/source/source-file'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import { readText } from '@/src/importing/source/text'
import { getElementText, parsePage } from '@/src/parsing/web-page/page-document'
import { decodePath } from '../../imported-recipe'
import type { ImportFormat } from '../format'
import { isEmptyPost, readBlogPostRecipe, skipEmptyPost } from '../posts'
import { getFirstText, getFirstTextOrEmpty, parseUtcInstant } from '../values'

/** Mailchimp's account export: a table of campaigns, and a folder with the HTML and text of each. */
export const mailchimp: ImportFormat = {
  name: 'mailchimp',
  title: 'Mailchimp (account export)',
  leads: /(?:^|\/)campaigns\.csv$/i,
  detect: ({ text, name }) => {
    const columns = readColumnNames(text).map(columnName)
    return /campaigns\.csv$/i.test(name) && columns.includes('subject')
  },
  owns: (name, leader) =>
    isOther(name, leader) ||
    (name.startsWith(getFolder(leader)) && /campaigns_content\/[^/]+\.(?:html?|txt)$/i.test(name)),
  rows: (file, bundle) => campaignRows(file, bundle),
}

/** The columns of different years: `Send Date`, `send_date`. */
const columnName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')

type Cells = Readonly<Record<string, string>>

async function* campaignRows(file: SourceFile, bundle: Bundle): AsyncGenerator<ImportRow> {
  const { text } = await readSample(file)
  const campaigns: Cells[] = []
  for await (const { cells } of readCsvRecords(file, text)) {
    campaigns.push(
      Object.fromEntries(Object.entries(cells).map(([name, value]) => [columnName(name), value])),
    )
  }
  const folder = `${getFolder(file.name)}campaigns_content/`
  const contents = (await bundle.names()).filter(
    (name) => name.startsWith(folder) && /\.html?$/i.test(name),
  )
  for (const name of contents) {
    yield { name, read: () => readCampaign(name, campaignOf(name, campaigns), bundle) }
  }
  const others = (await bundle.names()).filter((name) => isOther(name, file.name))
  if (others.length > 0) yield othersRow(file.name, others)
}

const OTHER = /^(?:templates|reports|aggregate_activity|granular_activity|geo_data)\//i

/** Whether a file is a template or a report. */
const isOther = (name: string, leader: string): boolean =>
  name.startsWith(getFolder(leader)) && OTHER.test(name.slice(getFolder(leader).length))

/** Names the templates and reports of an export in one row. */
function othersRow(name: string, others: readonly string[]): ImportRow {
  const shown = others.slice(0, 50).join(', ')
  const message = `Templates and reports were not imported: ${shown}${others.length > 50 ? ' …' : ''}.`
  return { name, read: () => ({ kind: 'nothing', title: null, message }) }
}

/** The id of a campaign begins the name of its file, or its title is the name. */
function campaignOf(name: string, campaigns: readonly Cells[]): Cells {
  const stem = plain(nameOf(name))
  const isOf = (cells: Cells): boolean =>
    [getFirstTextOrEmpty(cells, 'unique_id', 'campaign_id', 'id', 'web_id')].some(
      (id) => id !== '' && `${stem}_`.startsWith(`${plain(id)}_`),
    )
  const isNamed = (cells: Cells): boolean => {
    const title = plain(getFirstTextOrEmpty(cells, 'title'))
    return title !== '' && (stem === title || stem.endsWith(`_${title}`))
  }
  return campaigns.find(isOf) ?? campaigns.find(isNamed) ?? {}
}

const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.html?$/i, '')
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')

async function readCampaign(name: string, cells: Cells, bundle: Bundle): Promise<RowContent> {
  const file = await bundle.find(name)
  const html = file ? await readText(file) : ''
  const title =
    getFirstText(cells, 'subject', 'subject_line', 'title') ?? titleOf(html) ?? nameOf(name)
  if (isEmptyPost(html)) return skipEmptyPost(title)
  const sentAt = parseUtcInstant(getFirstText(cells, 'send_date', 'send_time', 'sent_at'))
  const recipe = readBlogPostRecipe({
    title,
    html,
    url: null,
    known: { isDraft: sentAt === null, datePublished: sentAt },
  })
  const id = getFirstText(cells, 'unique_id', 'campaign_id', 'id', 'web_id') ?? nameOf(name)
  return readNewsletterPost({
    sourceKey: `mailchimp:${id}`,
    recipe,
    html,
    audience: 'everyone',
    findPicture: await picturesBeside(name, bundle),
  })
}

/** The title of a page; mails often have the subject there. */
function titleOf(html: string): string | null {
  const title = parsePage(html).elements.find((element) => element.name === 'title')
  const text = title ? getElementText(title).trim() : ''
  return text === '' || /\*\|/.test(text) ? null : text
}

/** Pictures of a campaign: on the web, or beside it in the export. */
async function picturesBeside(name: string, bundle: Bundle): Promise<FindPicture> {
  const names = new Set(await bundle.names())
  return (address) => {
    const path = decodePath(address.replace(/[?#].*$/, '').replace(/^\.\//, ''))
    const file = [getFolder(name) + path, path].find((each) => names.has(each))
    return file === undefined ? fromTheWeb(address) : { file }
  }
}
