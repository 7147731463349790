import type { CallBody } from '@/src/contract/schemas'

/** The content of a paste. */
export type Pasted = { text: string; html: string }

/** A request to parse a URL, a page or a text. */
export type Source = CallBody<'parseRecipe'>

/**
 * Limits of the content to parse: bytes of a page or text, and characters of a text.
 * @see docs/product/kitchen.md#import-a-recipe
 */
export const MAX_SOURCE_BYTES = 2 * 1_048_576
const MAX_SOURCE_CHARACTERS = 500_000

/** Longer texts are parsed but not shown in a text box, which would take seconds to render them. */
export const MAX_SHOWN_CHARACTERS = 100_000

/** Microdata of a recipe that survives copying from a page. */
const MARKED =
  /itemprop=|schema\.org\/Recipe|application\/ld\+json|h-recipe|wprm-|tasty-recipes|mv-create/i
/** The source of a page, as "view source" shows it. */
const PAGE =
  /^\s*(?:<!doctype\s|<html[\s>]|<head[\s>]|<body[\s>]|<article[\s>]|<(?:div|section|script)[\s>][\s\S]*<\/)/i

/** The URL, if a text is one and nothing else. */
export function parseUrl(text: string): string | null {
  const word = text.trim()
  if (/\s/.test(word) || !/^https?:\/\//i.test(word) || !URL.canParse(word)) return null
  return new URL(word).hostname.includes('.') || isHere(word) ? word : null
}

/** Local host names have no dot. */
const isHere = (address: string): boolean => new URL(address).hostname === 'localhost'

/**
 * Chooses how a paste is parsed. Text parses better than the copied page around it, unless that has the
 * microdata of a recipe or there is no text; null for nothing.
 */
export function chooseSource({ text, html }: Pasted): Source | null {
  const words = text.trim()
  const url = parseUrl(words)
  if (url !== null) return { url }
  if (words !== '' && PAGE.test(words)) return { html: words }
  if (html.trim() !== '' && (words === '' || MARKED.test(html))) return { html }
  return words === '' ? null : { text: words }
}

/** The error message of a source that cannot be sent; null if it can. */
export function sourceError(source: Source): string | null {
  const content = contentOf(source)
  if (content === null) return null
  const bytes = new TextEncoder().encode(content).length
  if (bytes > MAX_SOURCE_BYTES) {
    return `This is ${megabytes(bytes)} MB. The limit is 2 MB: paste only the recipe.`
  }
  if (!('text' in source) || content.length <= MAX_SOURCE_CHARACTERS) return null
  const count = content.length.toLocaleString('en')
  return `This text has ${count} characters. The limit is 500,000: paste only the recipe.`
}

const contentOf = (source: Source): string | null =>
  'text' in source ? source.text : 'html' in source ? source.html : null

/** One digit, rounded up, so that a page just over the limit is not shown as 2.0 MB. */
const megabytes = (bytes: number): string => (Math.ceil(bytes / 104_857.6) / 10).toFixed(1)

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

/** Lines that begin with an amount, as ingredients do. */
const AMOUNT = /^\s*(?:[-*•]\s*)?(?:\d|[½⅓⅔¼¾⅛])/

/**
 * Whether a paste into an empty recipe is a recipe to import: a URL, a page, or a text of some lines. In a
 * prose field (`isInWords`: a story, notes), only a text with amounts is.
 */
export function isRecipePaste(pasted: Pasted, isInWords: boolean): boolean {
  const source = chooseSource(pasted)
  if (source === null) return false
  if (!('text' in source)) return !isInWords || 'html' in source
  const lines = linesOf(source.text)
  if (isInWords) return lines.length >= 5 && lines.filter((line) => AMOUNT.test(line)).length >= 2
  return lines.length >= 3
}
