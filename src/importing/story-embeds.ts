import type { Inline, RichTextDocument, WideDocument } from '@/src/domain/rich-text/document'
import { isEmbedAddress } from '@/src/domain/rich-text/embeds/embed-address'
import { embedView } from '@/src/domain/rich-text/embeds/embed-view'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { isKnownFrame } from '@/src/parsing/html/sanitise'
import { decodeEntities } from '@/src/parsing/plain-text'

const FRAME = /<iframe\b[^>]*?(?:\/>|>(?:[\s\S]*?<\/iframe>)?)/gi
const SOURCE = /\b(?:data-(?:lazy-)?src|src)\s*=\s*(?:"([^"]+)"|'([^']+)')/gi

/** Returns the addresses of a frame, also with lazy loading. */
const sourcesOf = (frame: string): string[] =>
  [...frame.matchAll(SOURCE)]
    .map(([, double, single]) => withScheme(decodeEntities(double ?? single ?? '').trim()))
    .filter((address) => isEmbedAddress(address))

const withScheme = (address: string): string =>
  address.startsWith('//') ? `https:${address}` : address.replace(/^http:/i, 'https:')

/** Returns a paragraph with only an address, which becomes an embed of a story. */
const linkParagraph = (address: string): string => {
  const url = address.replaceAll('&', '&amp;').replaceAll('"', '%22')
  return `<p><a href="${url}">${url}</a></p>`
}

/**
 * Replaces frames in HTML by paragraphs with their addresses (YouTube's player by the address of
 * its video), as rich text has no frames.
 * @param staysFrame returns whether the frame of an address stays
 */
export const replaceFramesWithLinks = (
  html: string,
  staysFrame: (address: string) => boolean = () => false,
): string =>
  html.replace(FRAME, (frame) => {
    const [address] = sourcesOf(frame)
    if (address === undefined) return ''
    return staysFrame(address) ? frame : linkParagraph(filmOf(address))
  })

/** Renders an address as HTML: a video player if stored posts may contain it, else a link. */
export function renderAddress(address: string): string {
  const player = embedView({ url: withScheme(address) })?.player
  return player && isKnownFrame(player.src)
    ? `<iframe src="${player.src.replaceAll('&', '&amp;')}" allowfullscreen></iframe>`
    : linkParagraph(address)
}

const PLAYER = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/i
const VIMEO = /^https:\/\/player\.vimeo\.com\/video\/(\d+)/i

/** Returns the page of a video from the address of its player. */
function filmOf(address: string): string {
  const youTube = PLAYER.exec(address)?.[1]
  if (youTube !== undefined && youTube !== 'videoseries') {
    return `https://www.youtube.com/watch?v=${youTube}`
  }
  const vimeo = VIMEO.exec(address)?.[1]
  return vimeo === undefined ? address : `https://vimeo.com/${vimeo}`
}

/** Converts paragraphs of a story that contain only the address of a known provider to embeds. */
export const convertLinksToEmbeds = (story: RichTextDocument): WideDocument =>
  story.map((block) => {
    if (block.type !== 'paragraph') return block
    const url = onlyAddress(block.children)
    return url === null ? block : { type: 'embed', url }
  })

function onlyAddress(children: readonly Inline[]): string | null {
  const [link, ...others] = children.filter(
    (child) => !('text' in child) || collapseSpace(child.text) !== '',
  )
  if (!link || others.length > 0 || !('href' in link)) return null
  const words = link.children.map(({ text }) => text).join('')
  const isBare = collapseSpace(words) === link.href
  return isBare && embedView({ url: link.href })?.player ? link.href : null
}
