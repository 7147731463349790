import { Parser } from 'htmlparser2'
import { escapeHtml } from '@/src/domain/recipe-html/escape'

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src'])

/** Makes links and pictures of sanitised HTML absolute: feed readers do not know the URL of the page. */
export function withAbsoluteLinks(html: string, base: string): string {
  let written = ''
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const given = Object.entries(attributes).map(
          ([key, value]) =>
            ` ${key}="${escapeHtml(ADDRESSES.has(key) ? absolute(value, base) : value)}"`,
        )
        written += `<${name}${given.join('')}>`
      },
      ontext: (text) => {
        written += escapeHtml(text)
      },
      onclosetag: (name, isImplied) => {
        if (!(isImplied && VOID.has(name))) written += `</${name}>`
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return written
}

/** Elements that have no end. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'col'])

const absolute = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).href : address
