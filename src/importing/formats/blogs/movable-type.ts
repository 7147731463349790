import type { ImportedRecipe, ImportRow, RowContent } from '@/src/importing/import-row'
import { getLastPathSegment, getUrlPath } from '@/src/importing/imported-recipe'
import { splitLines } from '@/src/importing/source/text'
import type { SourceFile } from '@/src/importing/source/source-file'
import { collectFieldValues, addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import {
  formatCommentsWarning,
  skipEmptyPost,
  findFirstPicture,
  isEmptyPost,
  readBlogPostRecipe,
  formatScheduledWarning,
} from '../posts'
import { hashContent } from '../saved-page'
import { asNameList, parseUtcInstant, asWebAddress } from '../values'
import { renderPostHtml } from '../wordpress/wordpress-content'

const FIELD = /^([A-Z][A-Z ]{1,30}):[ \t]?(.*)$/
const END_OF_PART = /^-----\s*$/
const END_OF_ENTRY = /^--------\s*$/

/**
 * The text export of Movable Type and Typepad: fields, then parts (`BODY:`, `EXTENDED BODY:`,
 * `EXCERPT:`, `KEYWORDS:`, comments and pings) between five dashes; eight dashes end a post.
 */
export const movableType: ImportFormat = {
  name: 'movable-type',
  title: 'Typepad and Movable Type (text export)',
  detect: ({ text }) =>
    /^\s*(?:AUTHOR|TITLE|BASENAME|STATUS|DATE): /.test(text) &&
    /^-----\s*$/m.test(text) &&
    /^(?:EXTENDED )?BODY:\s*$/m.test(text),
  rows: (file) => entryRows(file),
}

async function* entryRows(file: SourceFile): AsyncGenerator<ImportRow> {
  let entry: string[] = []
  let number = 0
  const rowOf = (lines: readonly string[], isWhole: boolean): ImportRow => {
    number += 1
    return { name: `${file.name} #${number}`, read: () => readEntry(lines, isWhole) }
  }
  for await (const line of splitLines(file)) {
    if (!END_OF_ENTRY.test(line)) entry.push(line)
    else if (entry.some((each) => each.trim() !== '')) {
      yield rowOf(entry, true)
      entry = []
    }
  }
  if (entry.some((each) => each.trim() !== '')) yield rowOf(entry, false)
}

/** The fields of an entry, each with its values, and its parts by name. */
type Entry = { fields: Map<string, string[]>; parts: Map<string, string[]> }

function entryOf(lines: readonly string[]): Entry {
  const entry: Entry = { fields: new Map(), parts: new Map() }
  let part: string[] = []
  const end = (): void => {
    const [first = '', ...rest] = part.filter((line, at) => at > 0 || line.trim() !== '')
    const name = /^([A-Z ]+):\s*$/.exec(first)?.[1]
    const last = [...entry.parts.values()].at(-1)
    if (name !== undefined) addTo(entry.parts, name, rest.join('\n').trim())
    else if (last === undefined) for (const line of part) addField(line, entry)
    // Five dashes within a text are the author's horizontal rule.
    else last.push(`${last.pop() ?? ''}\n\n${part.join('\n').trim()}`)
    part = []
  }
  for (const line of lines) {
    if (END_OF_PART.test(line)) end()
    else part.push(line)
  }
  end()
  return entry
}

const addTo = (map: Map<string, string[]>, name: string, value: string): void => {
  map.set(name, [...(map.get(name) ?? []), value])
}

function addField(line: string, { fields }: Entry): void {
  if (line.trim() === '') return
  const [, name, value = ''] = FIELD.exec(line) ?? []
  addTo(fields, name ?? 'text', name === undefined ? line.trim() : value.trim())
}

function readEntry(lines: readonly string[], isWhole: boolean): RowContent {
  const entry = entryOf(lines)
  const { fields, parts } = entry
  const one = (name: string): string | null => fields.get(name)?.find((each) => each !== '') ?? null
  const title = one('TITLE') ?? ''
  const html = htmlOf(parts, one('CONVERT BREAKS'))
  if (isEmptyPost(html)) return skipEmptyPost(title)
  const known = knownOf(entry, one, html)
  const recipe = readBlogPostRecipe({
    title: title || 'Untitled',
    html,
    url: known.sourceUrl,
    known,
  })
  const key = known.sourceUrl ?? one('BASENAME') ?? hashContent(lines.join('\n'))
  return {
    kind: 'recipe',
    sourceKey: `movable-type:${one('DATE') ?? ''} ${key}`,
    recipe: addUnreadValuesWarning(
      { ...recipe, warnings: [...recipe.warnings, ...warningsOf(entry, isWhole)] },
      valuesOf(entry),
    ),
  }
}

function warningsOf({ fields, parts }: Entry, isWhole: boolean): string[] {
  const isScheduled = /^future$/i.test(fields.get('STATUS')?.[0] ?? '')
  return [
    ...(isWhole ? [] : ['The file ends in the middle of this post, which may be incomplete.']),
    ...(isScheduled ? [formatScheduledWarning(dateOf(fields.get('DATE')?.[0] ?? null))] : []),
    ...formatCommentsWarning((parts.get('COMMENT') ?? []).length),
  ]
}

/** Converts line breaks to paragraphs unless the entry declares its HTML complete. */
function htmlOf(parts: Entry['parts'], breaks: string | null): string {
  const text = ['BODY', 'EXTENDED BODY'].flatMap((name) => parts.get(name) ?? []).join('\n\n')
  return breaks === '0' ? text : renderPostHtml(text)
}

function knownOf({ fields, parts }: Entry, one: (name: string) => string | null, html: string) {
  const url = asWebAddress(one('UNIQUE URL') ?? one('PERMALINK'))
  const path = getUrlPath(url)
  const all = (name: string): string[] => (fields.get(name) ?? []).filter((each) => each !== '')
  return {
    // Typepad's base names use underscores where its addresses use dashes.
    slug: getLastPathSegment(path) ?? (one('BASENAME') ?? '').replaceAll('_', '-'),
    description: parts.get('EXCERPT')?.find((text) => text !== '') ?? null,
    author: one('AUTHOR'),
    categories: [...new Set([...all('PRIMARY CATEGORY'), ...all('CATEGORY')])],
    tags: all('TAGS').flatMap((tags) => asNameList(tags.replaceAll('"', ''))),
    keywords: (parts.get('KEYWORDS') ?? []).flatMap(asNameList),
    isDraft: !/^publish/i.test(one('STATUS') ?? 'Publish'),
    datePublished: dateOf(one('DATE')),
    sourceUrl: url,
    oldPaths: path === null ? [] : [path],
    pictures: findFirstPicture(html),
  } satisfies Partial<ImportedRecipe>
}

const DATE = /^(\d\d?)\/(\d\d?)\/(\d{4})\s+(\d\d?)(:\d\d(?::\d\d)?)\s*([AP]M)?$/i

const twoDigits = (part: string | number): string => String(part).padStart(2, '0')

/** `05/06/2019 07:08:09 PM`, month first, without a zone. */
function dateOf(text: string | null): string | null {
  const written = (text ?? '').replace(
    DATE,
    (_, month: string, day: string, year: string, hour: string, rest: string, half?: string) => {
      const from = half?.toLowerCase() === 'pm' ? 12 : 0
      const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + from
      return `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hours)}${rest}`
    },
  )
  return parseUtcInstant(written)
}

/** Settings of comments and line breaks; base names are part of the addresses. */
const FURNITURE = /^(?:ALLOW COMMENTS|ALLOW PINGS|CONVERT BREAKS|STATUS|DATE|BASENAME|NO ENTRY)$/
const READ_PARTS = /^(?:BODY|EXTENDED BODY|COMMENT|PING)$/

const valuesOf = ({ fields, parts }: Entry) =>
  [...fields, ...parts].flatMap(([name, values]) =>
    READ_PARTS.test(name)
      ? []
      : collectFieldValues(Object.fromEntries([[name, values]]), FURNITURE),
  )
