import { collapseSpace } from '@/src/parsing/collapse-space'
import { toPlainText } from '@/src/parsing/plain-text'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import { getElementText } from '@/src/parsing/web-page/page-document'

/** Metadata from the head of a page. */
export interface PageMeta {
  title: string | null
  description: string | null
  imageUrls: string[]
  siteName: string | null
  canonicalUrl: string | null
  language: string | null
  author: string | null
  datePublished: string | null
  baseUrl: string | null
}

/** Reads title, description, pictures, language and address from the head of a page. */
export function readMeta(page: PageDocument, url: string | undefined): PageMeta {
  const meta = metaValues(page)
  const one = (...names: string[]): string | null =>
    names.map((name) => meta.get(name)?.[0]).find((value) => value) ?? null
  const link = (rel: string): string | null =>
    page.elements.find((el) => el.name === 'link' && el.attribs.rel === rel)?.attribs.href ?? null
  const base = page.elements.find((el) => el.name === 'base')?.attribs.href
  const canonical = link('canonical') ?? one('og:url')
  return {
    title: one('og:title', 'twitter:title') ?? tagText(page, 'title'),
    description: one('og:description', 'description', 'twitter:description'),
    imageUrls: [
      'og:image',
      'og:image:secure_url',
      'og:image:url',
      'twitter:image',
      'twitter:image:src',
    ]
      .flatMap((name) => meta.get(name) ?? [])
      .concat(link('image_src') ?? []),
    siteName: one('og:site_name', 'application-name'),
    canonicalUrl: canonical,
    language: languageOf(page, one('og:locale', 'content-language', 'language')),
    author: one('author', 'article:author'),
    datePublished: one('article:published_time', 'date'),
    baseUrl: base ?? url ?? canonical,
  }
}

function metaValues(page: PageDocument): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const element of page.elements) {
    if (element.name !== 'meta') continue
    const name = element.attribs.property ?? element.attribs.name ?? element.attribs['http-equiv']
    const content = toPlainText(element.attribs.content ?? '')
    if (!name || !content) continue
    const key = name.toLowerCase()
    const known = values.get(key)
    if (!known) values.set(key, [content])
    else if (known.length < 20) known.push(content)
  }
  return values
}

function tagText(page: PageDocument, name: string): string | null {
  const element = page.elements.find((el) => el.name === name)
  return element ? collapseSpace(getElementText(element)) || null : null
}

function languageOf(page: PageDocument, told: string | null): string | null {
  const html = page.elements.find((el) => el.name === 'html')?.attribs
  const language = html?.lang ?? html?.['xml:lang'] ?? told
  const match = /^[a-z]{2,3}(?:[-_][a-z\d]{2,4})?/i.exec(language?.trim() ?? '')
  return match ? match[0].replace('_', '-') : null
}

/** Resolves an address against that of the page; returns null for one that is not a web address. */
export function toAbsoluteUrl(address: string, base: string | null): string | null {
  const trimmed = address.trim()
  if (!trimmed || /^(?:data:|#)/.test(trimmed)) return null
  try {
    const url = base ? new URL(trimmed, base) : new URL(trimmed.replace(/^\/\//, 'https://'))
    return url.protocol === 'http:' || url.protocol === 'https:' ? keepWriting(trimmed, url) : null
  } catch {
    return null
  }
}

// An address that was absolute stays as written: servers compare signed queries letter by letter.
function keepWriting(written: string, url: URL): string {
  return /^https?:\/\//i.test(written) && !/\s/.test(written) ? written : url.href
}
