import { escapeHtml } from '@/src/domain/recipe-html/escape'

/** Characters that XML 1.0 forbids: control characters, lone surrogates, non-characters. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Strips characters that XML 1.0 forbids, escaped or not. */
export const stripForbiddenCharacters = (text: string): string => text.replace(FORBIDDEN, '')

/** Escapes a text for XML, between tags or in a quoted attribute. */
export const xmlText = (text: string): string => escapeHtml(stripForbiddenCharacters(text))

/** Wraps HTML in a CDATA section, unescaped. */
export const xmlCdata = (text: string): string =>
  `<![CDATA[${stripForbiddenCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/** Attributes by name; undefined values are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** Builds an element around finished XML. */
export function xmlElement(name: string, content: string, attributes: Attributes = {}): string {
  const start = `${name}${xmlAttributes(attributes)}`
  return content === '' ? `<${start}/>` : `<${start}>${content}</${name}>`
}

/** Builds an element around a text; `''` for an empty one. */
export const xmlTextElement = (
  name: string,
  text: string | null,
  attributes: Attributes = {},
): string => (text === null || text === '' ? '' : xmlElement(name, xmlText(text), attributes))

/** The first line of every XML document. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

const xmlAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${xmlText(String(value))}"`))
    .join('')
