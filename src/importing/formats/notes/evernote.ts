import type { Element } from 'domhandler'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { collectElementValues } from '@/src/importing/element-values'
import type { ImportRow, RowContent } from '@/src/importing/import-row'
import type { PictureSource } from '@/src/importing/prepared-recipe'
import { findElementRanges, formatByteRange } from '@/src/importing/source/base64'
import { readElements } from '@/src/importing/source/elements'
import { findChildren, getChildText, getRawText } from '@/src/importing/source/element-text'
import type { SourceFile } from '@/src/importing/source/source-file'
import { addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { SourceValue } from '@/src/importing/unread-values'
import type { ImportFormat } from '../format'
import { skipEmptyPost, isEmptyPost } from '../posts'
import { hashContent } from '../saved-page'
import { parseUtcInstant } from '../values'
import { readNoteRecipe } from './note'

/**
 * Evernote's ENEX: notes as ENML in CDATA, tags, dates, the source address of a clipped page, and
 * resources as base64, which are located by byte range and read when a picture is stored.
 */
export const evernote: ImportFormat = {
  name: 'evernote',
  title: 'Evernote (.enex)',
  detect: ({ text }) => /<en-export\b/i.test(text),
  rows: (file) => noteRows(file),
}

async function* noteRows(file: SourceFile): AsyncGenerator<ImportRow> {
  const fields: string[] = []
  for await (const range of findElementRanges(file, 'data')) fields.push(formatByteRange(range))
  const notes = readElements(file, {
    isXml: true,
    isWanted: (name) => name === 'note',
    isHeavy: (name) => name === 'data',
  })
  let number = 0
  let taken = 0
  for await (const note of notes) {
    number += 1
    const resources = findChildren(note, 'resource').map((element): Resource => {
      const hasData = findChildren(element, 'data').length > 0
      const field = hasData ? fields[taken] : undefined
      if (hasData) taken += 1
      return { element, field }
    })
    yield {
      name: `${file.name} #${number}`,
      read: () => readNote(note, resources, file.name),
    }
  }
}

type Resource = { element: Element; field: string | undefined }

/** Content and dates read elsewhere, and the program that wrote a note. */
const FURNITURE =
  /^(?:content|resource|created|updated|source|source-application|application-data|content-class)$/
const OF_RESOURCES = /^(?:data|mime|width|height|duration|recognition|alternate-data|source-url)$/

function readNote(note: Element, resources: readonly Resource[], file: string): RowContent {
  const title = getChildText(note, 'title') ?? ''
  const content = getChildText(note, 'content') ?? ''
  const pictures = resources.flatMap((each) => pictureOf(each, file))
  const html = htmlOf(content)
  if (isEmptyPost(html) && pictures.length === 0) return skipEmptyPost(title)
  const recipe = readNoteRecipe({ title, html, url: null, known: knownOf(note, pictures) })
  const locked = /<en-crypt\b/i.test(content) ? [LOCKED] : []
  return {
    kind: 'recipe',
    sourceKey: `evernote:${getChildText(note, 'created') ?? ''} ${hashContent(`${title}\n${content}`)}`,
    recipe: addUnreadValuesWarning({ ...recipe, warnings: [...recipe.warnings, ...locked] }, [
      ...collectElementValues(note, { furniture: FURNITURE }),
      ...resources.flatMap(attachmentValues),
    ]),
  }
}

const LOCKED = 'A part of this note is encrypted and was not imported.'

const isImage = ({ element }: Resource): boolean =>
  /^image\//i.test(getChildText(element, 'mime') ?? '')

const pictureOf = (resource: Resource, file: string): PictureSource[] =>
  isImage(resource) && resource.field !== undefined ? [{ file, field: resource.field }] : []

/** Returns the names of other attachments, and the descriptions of pictures. */
function attachmentValues(resource: Resource): SourceValue[] {
  const values = [...collectElementValues(resource.element, { furniture: OF_RESOURCES })]
  if (!isImage(resource)) return values
  return values.filter(
    ({ name }) => !/^(?:file-name|timestamp|camera-\w+|reco-type|attachment)$/.test(name),
  )
}

function knownOf(note: Element, pictures: readonly PictureSource[]) {
  const [attributes] = findChildren(note, 'note-attributes')
  const attribute = (name: string): string | null =>
    attributes ? getChildText(attributes, name) : null
  const url = attribute('source-url')
  return {
    author: attribute('author'),
    tags: findChildren(note, 'tag').map((tag) => getRawText(tag).trim()),
    datePublished: momentOf(getChildText(note, 'created')),
    updatedAt: momentOf(getChildText(note, 'updated')),
    sourceUrl: url !== null && isWebAddress(url) ? url : null,
    pictures,
  }
}

/** `20190506T070809Z` */
const momentOf = (text: string | null): string | null =>
  parseUtcInstant(
    text?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, '$1-$2-$3T$4:$5:$6Z') ?? null,
  )

/** Removes encrypted parts; an unclosed one ends at the next or at the end of the note. */
const withoutEncrypted = (enml: string): string =>
  enml
    .split(/<en-crypt\b/i)
    .map((part, at) => (at === 0 ? part : (part.split(/<\/en-crypt>/i, 2)[1] ?? '')))
    .join('')

/** Converts ENML to HTML, without pictures, which are attachments, and checkboxes. */
const htmlOf = (enml: string): string =>
  withoutEncrypted(enml)
    .replace(/<\?xml[^>]*>|<!DOCTYPE[^>]*>/gi, '')
    .replace(/<\/?en-(?:media|todo)\b[^>]*>/gi, '')
    .replace(/<(\/?)en-note\b[^>]*>/gi, '<$1div>')
    .trim()
