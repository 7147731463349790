import render from 'dom-serializer'
import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { marked } from 'marked'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { parseDuration } from '@/src/parsing/duration'
import { toPlainText } from '@/src/parsing/plain-text'
import { parseYield } from '@/src/parsing/yield'
import { singleRow } from '@/src/importing/import-row'
import type { ImportedRecipe, RowContent } from '@/src/importing/import-row'
import { ImportProblem } from '@/src/importing/import-problem'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { readColumnNames } from '@/src/importing/source/csv'
import { readElements } from '@/src/importing/source/elements'
import { listDescendants, flattenLine } from '@/src/importing/source/element-text'
import { findReferencedFile, getFileStem } from '@/src/importing/source/names'
import { readSample } from '@/src/importing/source/sample'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import { readText } from '@/src/importing/source/text'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import { csv } from '../csv'
import { mapColumns } from '../csv-fields'
import type { CsvField } from '../csv-fields'
import type { ImportFormat } from '../format'
import { skipEmptyPost, isEmptyPost } from '../posts'
import { parseDifficulty, asNameList, parseUtcInstant } from '../values'
import { readNoteRecipe } from './note'

/** Notion appends the id of a page to its name. */
const ID = /[ _-]?[\da-f]{32}(?:_all)?(?=\.\w+$|$|\/)/g
const hasId = (name: string): boolean => /[\da-f]{32}(?:_all)?\.\w+$/.test(name)

const isPage = (text: string): boolean =>
  /<article\b[^>]*class="page\b/i.test(text) && /class="page-(?:body|title)"/i.test(text)

/**
 * Notion's export: pages as HTML or Markdown with properties above the text, and databases as CSV,
 * which are read only if their pages are not in the export.
 */
export const notion: ImportFormat = {
  name: 'notion',
  title: 'Notion (HTML, Markdown and CSV)',
  detect: ({ name, text }) =>
    isPage(text) ||
    (hasId(name) &&
      (/^# \S/.test(text) ||
        (csv.detect({ name, text, bytes: Buffer.alloc(0) }) && readColumnNames(text).length > 1))),
  rows: async function* (file, bundle, options) {
    const { text } = await readSample(file)
    if (isPage(text)) yield* singleRow({ name: file.name, read: () => readHtml(file, bundle) })
    else if (/^# \S/.test(text)) {
      yield* singleRow({ name: file.name, read: () => readMarkdown(file, bundle) })
    } else if (!(await hasPages(file, bundle))) yield* csv.rows(file, bundle, options)
  },
}

/** Returns whether the export contains the pages of a table, in a folder of its name. */
async function hasPages({ name }: SourceFile, bundle: Bundle): Promise<boolean> {
  const whole = name.replace(/(?:_all)?\.\w+$/, '')
  const folders = [`${whole}/`, `${withoutId(whole)}/`]
  return (await bundle.names()).some(
    (each) => folders.some((folder) => each.startsWith(folder)) && /\.(?:md|html)$/i.test(each),
  )
}

const withoutId = (name: string): string => name.replace(ID, '')

/** A page with its properties: names with their values. */
type Page = {
  title: string
  html: string
  properties: ReadonlyMap<string, string>
  pictures: readonly string[]
  id: string | null
}

async function readHtml(file: SourceFile, bundle: Bundle): Promise<RowContent> {
  const isWanted = (name: string): boolean => name === 'article'
  for await (const article of readElements(file, { isXml: false, isWanted })) {
    return readPage(pageOf(article), file, bundle)
  }
  throw new ImportProblem('This Notion page is empty.')
}

const marks = (element: Element, name: string): Element[] =>
  listDescendants(element).filter(({ attribs }) => attribs['class']?.split(/\s+/).includes(name))

function pageOf(article: Element): Page {
  const [body] = marks(article, 'page-body')
  const [summary] = marks(article, 'page-description')
  const properties = marks(article, 'property-row').map((row): [string, string] => {
    const [name, value] = row.children.filter(isTag)
    return [name ? flattenLine(name) : '', value ? cellText(value) : '']
  })
  return {
    title: marks(article, 'page-title').map(flattenLine).join(' '),
    html: body ? render(body.children) : '',
    properties: new Map([
      ...(summary ? [['description', flattenLine(summary)] as const] : []),
      ...properties,
    ]),
    pictures: listDescendants(article)
      .filter(({ name }) => name === 'img')
      .flatMap(({ attribs }) => attribs['src'] ?? []),
    id: article.attribs['id']?.replaceAll('-', '') ?? null,
  }
}

/** Select values follow each other without a comma; a link becomes its address. */
function cellText(cell: Element): string {
  const chosen = marks(cell, 'selected-value').map(flattenLine)
  if (chosen.length > 0) return chosen.join(', ')
  const link = listDescendants(cell).find(({ attribs }) => isWebAddress(attribs['href'] ?? ''))
  const text = flattenLine(cell)
  const address = link?.attribs['href'] ?? ''
  return link && !text.includes(' ') ? address : collapseSpace(text.replace(/^@/, ''))
}

const PICTURE = /!\[[^\]]*\]\(<?([^)\s>]+)>?\)/g

/** Reads the properties below the title of a Markdown page, one per line. */
function propertiesIn(lines: readonly string[]): { properties: Map<string, string>; body: string } {
  const properties = new Map<string, string>()
  let at = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ''),
  )
  for (; at < lines.length; at += 1) {
    const [, name, value = ''] = /^([^:#*[\]<>]{1,60}): (.+)$/.exec(lines[at] ?? '') ?? []
    if (name === undefined) break
    properties.set(name, value)
  }
  return { properties, body: lines.slice(at).join('\n') }
}

async function readMarkdown(file: SourceFile, bundle: Bundle): Promise<RowContent> {
  const [first = '', ...rest] = (await readText(file)).replaceAll('\r\n', '\n').split('\n')
  const { properties, body } = propertiesIn(rest)
  const page = {
    title: toPlainText(marked.parseInline(first.replace(/^#\s+/, ''), { async: false })),
    html: marked(body, { async: false }),
    properties,
    pictures: [...body.matchAll(PICTURE)].map((match) => match[1] ?? ''),
    id: /([\da-f]{32})\.\w+$/.exec(file.name)?.[1] ?? null,
  }
  return readPage(page, file, bundle)
}

async function readPage(page: Page, file: SourceFile, bundle: Bundle): Promise<RowContent> {
  const title = withoutId(page.title || getFileStem(file.name)).trim()
  const html = withoutInnerLinks(page.html)
  if (isList(page.html)) {
    return { kind: 'nothing', title, message: 'This page is a list of other pages.' }
  }
  const names = await bundle.names()
  const pictures = page.pictures.flatMap((source): PictureSource[] => {
    if (isWebAddress(source)) return [{ url: source }]
    const name = findReferencedFile(names, file.name, source)
    return name === null ? [] : [{ file: name }]
  })
  if (isEmptyPost(html) && pictures.length === 0 && page.properties.size === 0) {
    return skipEmptyPost(title)
  }
  const known = { ...knownOf(page.properties), pictures: distinct(pictures) }
  const recipe = readNoteRecipe({ title, html, url: null, known })
  return {
    kind: 'recipe',
    sourceKey: `notion:${page.id ?? file.name}`,
    recipe: addUnreadValuesWarning(
      recipe,
      [...page.properties].map(([name, value]) => ({ name, value })),
    ),
  }
}

const distinct = (sources: readonly PictureSource[]): PictureSource[] => [
  ...new Map(sources.map((each) => [JSON.stringify(each), each])).values(),
]

/** Returns whether a page contains only a database table, or the link to its CSV. */
const isList = (html: string): boolean =>
  /^\s*(?:<div[^>]*>\s*)?(?:<h\d[^>]*>[^<]*<\/h\d>\s*)?<table class="collection-content"/i.test(
    html,
  ) || /^\s*<p><a href="[^"]+\.csv">[^<]*<\/a><\/p>\s*$/i.test(html)

/**
 * Removes links to other pages of the export, which are broken, and pictures, which are imported
 * separately.
 */
const withoutInnerLinks = (html: string): string =>
  html
    // Closing tags without an opening one are harmless.
    .replace(/<a\b[^<>]*href="(?!https?:|mailto:)[^"<>]*"[^<>]*>/gi, '')
    .replace(/<img\b[^<>]*src="(?!https?:)[^"<>]*"[^<>]*>/gi, '')

/** Maps the properties of a page to fields, like table columns. */
function knownOf(properties: ReadonlyMap<string, string>): Partial<ImportedRecipe> {
  const fields = mapColumns([...properties.keys()], {})
  const all = (field: CsvField): string[] =>
    (fields.get(field) ?? []).flatMap((name) => properties.get(name) ?? [])
  const one = (field: CsvField): string | null => all(field)[0] ?? null
  const stated = {
    description: one('description'),
    yields: one('yield') === null ? null : parseYield(one('yield')),
    prepTimeMinutes: parseDuration(one('prepTime')),
    cookTimeMinutes: parseDuration(one('cookTime')),
    totalTimeMinutes: parseDuration(one('totalTime')),
    categories: all('categories').flatMap(asNameList),
    cuisines: all('cuisines').flatMap(asNameList),
    diets: all('diets').flatMap(asNameList),
    tags: all('tags').flatMap(asNameList),
    difficulty: parseDifficulty(one('difficulty')),
    author: one('author'),
    datePublished: parseUtcInstant(one('date')),
    sourceUrl: all('sourceUrl').find(isWebAddress) ?? null,
  }
  return Object.fromEntries(
    Object.entries(stated).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )
}
