import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { htmlToDocument } from '@/src/parsing/html/to-document'
import { emptyDraft } from '@/src/parsing/web-page/merge'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import type { ImportedRecipe } from './import-row'

/** Creates an empty recipe for a format to fill in. */
export function emptyRecipe(known: Partial<ImportedRecipe> = {}): ImportedRecipe {
  const { imageUrls: _none, notes: _notes, ...draft } = emptyDraft()
  return {
    ...draft,
    language: null,
    slug: null,
    isDraft: false,
    needsReview: false,
    updatedAt: null,
    isForSubscribers: false,
    story: [],
    note: [],
    legacyHtml: null,
    seo: null,
    difficulty: null,
    tags: [],
    methods: [],
    equipment: [],
    customTime: null,
    sourceUrl: null,
    oldPaths: [],
    formerPaths: [],
    pictures: [],
    rating: null,
    comments: [],
    warnings: [],
    ...known,
  }
}

/** Converts the result of a parser to an imported recipe, with the best of its pictures. */
export function toImportedRecipe(
  { imageUrls, notes, siteName: _site, canonicalUrl, warnings, ...draft }: ParsedRecipe,
  known: Partial<ImportedRecipe> = {},
): ImportedRecipe {
  return emptyRecipe({
    ...draft,
    sourceUrl: canonicalUrl,
    note: documentFromPlainText(notes.join('\n')),
    pictures: imageUrls.slice(0, 1).map((url) => ({ url })),
    warnings: warnings.map(({ message }) => message),
    ...known,
  })
}

/** Converts text that may contain HTML to rich text. */
export const textToDocument = (text: string): RichTextDocument =>
  /<(?:p|br|div|ul|ol|li|a|strong|em|b|i|h\d)\b/i.test(text)
    ? htmlToDocument(text)
    : documentFromPlainText(text)

/** A path of a thousand characters, percent-encoded as three bytes each. */
const MAX_WRITTEN_PATH = 9_000

/** Returns the path of an address in the form of redirects: decoded, without a trailing slash. */
export function getUrlPath(address: string | null): string | null {
  if (address === null) return null
  if (!URL.canParse(address, 'http://old.invalid')) return null
  const { pathname } = new URL(address, 'http://old.invalid')
  if (pathname.length > MAX_WRITTEN_PATH) return null
  const path = decodePath(pathname).replace(/\/+$/, '')
  return path === '' || path.length > 1000 ? null : path
}

/** Decodes the percent-encoding of a path; returns an invalid one unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Generic last segments: numbers, and suffixes that frameworks append. */
const NAMELESS = /^(?:\d+|index|amp|print|recipe|view|feed|page)$/i

/** Returns the last segment of a path, the slug of the page on the old site. */
export function getLastPathSegment(address: string | null): string | null {
  const parts = (getUrlPath(address) ?? '').split('/').filter((part) => part !== '')
  const part = parts
    .map((each) => each.replace(/\.(?:html?|php|aspx?)$/i, ''))
    .findLast((each) => !NAMELESS.test(each))
  return part ?? null
}
