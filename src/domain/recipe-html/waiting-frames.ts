import { escapeHtml } from './escape'

/** The tag of a frame in sanitised HTML, where all attributes are in double quotes. */
const FRAME = /<iframe\b([^>]*)>/g
const ATTRIBUTE = /\s([a-z]+)="([^"]*)"/g

const STYLE = `html{color-scheme:light dark}body{margin:0}
a{display:grid;place-content:center;gap:.4rem;min-height:100vh;padding:1rem;box-sizing:border-box;background:#1d1d1b;color:#fff;font:600 1rem/1.4 system-ui,sans-serif;text-align:center;text-decoration:none}
a:hover b,a:focus b{text-decoration:underline}small{font-weight:400}`

/**
 * Makes frames of sanitised HTML wait for a press, each with a title: until then they show a link
 * and request nothing from the host of the video. Works without a script.
 * @see docs/product/recipe-page.md#stored-post-page
 */
export const withWaitingFrames = (html: string): string =>
  html.replace(FRAME, (tag, text: string) => {
    const { src, title, width, height } = attributesOf(text)
    const host = src === undefined ? null : (HOST.exec(src)?.[1] ?? null)
    if (src === undefined || host === null) return tag
    const name = title || `Video on ${host}`
    const play = `${src}${src.includes('?') ? '&amp;' : '?'}autoplay=1`
    // The attributes are already escaped for HTML: escape them again for the inner document.
    const page = pageOf({ act: 'Play', src: play, title: name, source: host })
    const size = [...sized('width', width), ...sized('height', height)].join('')
    return `<iframe title="${name}"${size} loading="lazy" allow="autoplay; encrypted-media; picture-in-picture; fullscreen" allowfullscreen srcdoc="${escapeHtml(page)}">`
  })

type Waiting = {
  act: 'Play' | 'Show'
  /** The target of the link. */
  src: string
  title: string
  /** Name of the provider or its host. */
  source: string
}

/**
 * The document of a click-to-load frame: a link to its content. Escapes the texts.
 * @see docs/product/rich-text.md#embeds
 */
export const waitingPage = ({ act, src, title, source }: Waiting): string =>
  pageOf({ act, src: escapeHtml(src), title: escapeHtml(title), source: escapeHtml(source) })

const pageOf = ({ act, src, title, source }: Waiting): string =>
  `<!doctype html><style>${STYLE}</style><a href="${src}"><b>${act}: ${title}</b><small>Loads from ${source}</small></a>`

const HOST = /^https?:\/\/(?:www\.)?([^/?#&]+)/

const sized = (name: string, value: string | undefined): string[] =>
  value !== undefined && /^\d+$/.test(value) ? [` ${name}="${value}"`] : []

const attributesOf = (text: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
  )
