import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

const EMBEDS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com']

/** Returns whether a frame with this address stays in a stored post. */
export const isKnownFrame = (address: string): boolean =>
  URL.canParse(address) && EMBEDS.includes(new URL(address).hostname)

/** Maximum length of a stored post in UTF-16 units, ten times that of real posts. */
export const MAX_HTML_LENGTH = 500_000
/** Maximum nesting, above that of any post, as parsing time is quadratic in the depth. */
const MAX_DEPTH = 200
/** Maximum length of an attribute, above that of any useful address. */
const MAX_ATTRIBUTE_LENGTH = 4_000

/**
 * Sanitises HTML of posts before storage: text, headings, lists, tables, links, pictures and known
 * video embeds stay; scripts, styles, forms, event handlers and other addresses are removed.
 * Content that is too long or too deeply nested is cut. Runs in linear time and is idempotent.
 */
export function sanitiseHtml(html: string): string {
  let clean = html
  // Repeated until stable, as cut or closed text may form new markup.
  for (let times = 0; times < 4; times += 1) {
    const before = clean
    clean = sanitisedOnce(before)
    if (clean === before) return clean
  }
  return clean
}

function sanitisedOnce(html: string): string {
  const text = withinBounds(html)
  let depth = 0
  try {
    return sanitizeHtml(text, {
      ...ALLOWED,
      onOpenTag: () => {
        // A looser limit, as the two parsers may count differently.
        if (++depth > 2 * MAX_DEPTH) throw new TooDeepError()
      },
      onCloseTag: () => {
        depth -= 1
      },
    })
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error
    return ''
  }
}

const ALLOWED = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'h1', 'h2', 'iframe', 'del', 'ins'],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'width', 'height', 'title', 'allowfullscreen', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowedIframeHostnames: EMBEDS,
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: withoutLong(attribs) }),
    // The page itself has an h1.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow ugc' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    iframe: sanitizeHtml.simpleTransform('iframe', { loading: 'lazy' }),
  },
} satisfies sanitizeHtml.IOptions

const withoutLong = (attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(([, value]) => value.length <= MAX_ATTRIBUTE_LENGTH),
  )

class TooDeepError extends Error {}

/** Cuts a post at the limits of length and nesting. */
function withinBounds(html: string): string {
  const text = html.slice(0, MAX_HTML_LENGTH)
  let depth = 0
  const parser = new Parser({
    onopentag: () => {
      if (++depth > MAX_DEPTH) throw new TooDeepError()
    },
    onclosetag: () => {
      depth -= 1
    },
  })
  try {
    parser.end(text)
    return text
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error
    return text.slice(0, parser.startIndex)
  }
}
