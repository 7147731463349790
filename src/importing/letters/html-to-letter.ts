import { randomUUID } from 'node:crypto'
import { isTag } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { MAX_GALLERY, MIN_GALLERY } from '@/src/domain/rich-text/document'
import type { Gallery, LetterBlock, Picture } from '@/src/domain/rich-text/document'
import { isEmbedAddress } from '@/src/domain/rich-text/embeds/embed-address'
import { nodesToDocument } from '@/src/parsing/html/to-document'
import { parsePage } from '@/src/parsing/web-page/page-document'
import type { PictureSource } from '../prepared-recipe'
import { convertLinksToEmbeds, replaceFramesWithLinks } from '../story-embeds'
import {
  captionOf,
  elementsIn,
  isGallery,
  isHidden,
  isOldForm,
  isPaywall,
  lineOf,
  readBookmark,
  readButton,
  withPaywallElements,
} from './letter-elements'
import type { LetterPicture } from './imported-letter'
import { readTable } from './letter-table'

/** Maximum number of imported pictures of a letter. */
const MAX_PICTURES = 60

/** Finds the source of a picture by its address in the HTML; null for one that cannot be imported. */
export type FindPicture = (address: string) => PictureSource | null

/** The text of a letter, with its pictures and what was left out. */
export type LetterText = {
  content: LetterBlock[]
  pictures: LetterPicture[]
  warnings: string[]
}

/**
 * Converts the HTML of a post to the text of a letter. Pictures get provisional ids; forms of the old
 * platform and pictures that cannot be imported are named in warnings.
 * @see docs/product/import-and-export.md#posts-that-become-letters
 */
export function htmlToLetter(html: string, findPicture: FindPicture = fromTheWeb): LetterText {
  const reader = new LetterReader(findPicture)
  const content = reader.blocksOf(
    parsePage(replaceFramesWithLinks(withPaywallElements(html))).root.children,
  )
  return { content, pictures: reader.pictures, warnings: reader.warnings() }
}

/** Finds pictures that have an absolute address. */
export const fromTheWeb: FindPicture = (url) =>
  /^(?:https?:\/\/|data:image\/)/i.test(url) ? { url } : null

class LetterReader {
  readonly pictures: LetterPicture[] = []
  private readonly unreadable = new Set<string>()
  private readonly forms: string[] = []
  private readonly lostLinks = new Set<string>()
  private extraPictures = 0
  /** Cached, as the same elements are checked on every level. */
  private readonly special = new WeakMap<Element, boolean>()

  constructor(private readonly findPicture: FindPicture) {}

  /** Blocks of nodes in order: text between special elements is converted together. */
  blocksOf(nodes: readonly ChildNode[]): LetterBlock[] {
    const blocks: LetterBlock[] = []
    let text: ChildNode[] = []
    const endText = (): void => {
      if (text.length > 0) blocks.push(...convertLinksToEmbeds(nodesToDocument(text)))
      text = []
    }
    for (const node of nodes) {
      if (!this.hasSpecial(node)) {
        text.push(node)
        continue
      }
      endText()
      blocks.push(...this.specialBlocks(node))
    }
    endText()
    return blocks
  }

  warnings(): string[] {
    const shown = [...this.unreadable].slice(0, 10).join(', ')
    const count = this.extraPictures
    return [
      ...(shown === '' ? [] : [`Pictures that the export does not contain: ${shown}.`]),
      ...(count === 0
        ? []
        : [`The first ${MAX_PICTURES} pictures were imported, ${count} more were left out.`]),
      ...(this.lostLinks.size === 0
        ? []
        : [`Links of pictures were left out: ${[...this.lostLinks].slice(0, 10).join(', ')}.`]),
      ...(this.forms.length === 0
        ? []
        : [`Forms of the old platform were left out: ${this.forms.join(' / ').slice(0, 500)}.`]),
    ]
  }

  /** Whether a node is, or contains, anything but text. */
  private hasSpecial(node: ChildNode): boolean {
    if (isPaywall(node)) return true
    if (!isTag(node)) return false
    const known = this.special.get(node)
    if (known !== undefined) return known
    const found = isSpecial(node) || node.children.some((child) => this.hasSpecial(child))
    this.special.set(node, found)
    return found
  }

  private specialBlocks(node: ChildNode): LetterBlock[] {
    if (isPaywall(node)) return [{ type: 'paywall' }]
    if (!isTag(node)) return []
    if (isOldForm(node)) {
      this.forms.push(lineOf(node) || node.name)
      return []
    }
    if (isHidden(node)) return []
    const card = readButton(node) ?? readBookmark(node)
    if (card) return [card]
    this.noteLink(node)
    const read = READERS[isGallery(node) ? 'gallery' : node.name]
    return read ? read(this, node) : this.blocksOf(node.children)
  }

  /** A linked picture loses its link, unless that leads to the picture itself. */
  private noteLink({ name, attribs }: Element): void {
    const href = attribs['href'] ?? ''
    if (name !== 'a' || !isWebAddress(href) || OF_PICTURE.test(href)) return
    this.lostLinks.add(href.slice(0, 200))
  }

  /** A quote: each paragraph of it is one. */
  quote({ children }: Element): LetterBlock[] {
    return this.blocksOf(children).map((block) =>
      block.type === 'paragraph' ? { type: 'quote', children: block.children } : block,
    )
  }

  /** A list stays whole; pictures in it follow. */
  list(list: Element): LetterBlock[] {
    const pictures = elementsIn(list).filter(({ name }) => name === 'img')
    return [...nodesToDocument([list]), ...pictures.flatMap((image) => this.picture(image, null))]
  }

  /** A figure: its content with the caption at its picture, or below. */
  figure(figure: Element): LetterBlock[] {
    const images = elementsIn(figure).filter(({ name }) => name === 'img')
    const [image] = images
    if (!image || images.length > 1 || elementsIn(figure).some(({ name }) => name === 'table'))
      return this.blocksOf(figure.children)
    const blocks = this.picture(image, captionOf(figure))
    return blocks.length > 0
      ? blocks
      : this.blocksOf(figure.children.filter((node) => node !== image))
  }

  gallery(element: Element): LetterBlock[] {
    const caption = captionOf(element)
    const pictures = elementsIn(element)
      .filter(({ name }) => name === 'img')
      .flatMap((image) => this.picture(image, null))
    if (pictures.length < MIN_GALLERY || pictures.length > MAX_GALLERY) return pictures
    const gallery: Gallery = {
      type: 'gallery',
      pictures: pictures.map(({ imageId }) => ({ imageId })),
    }
    return [caption === null ? gallery : { ...gallery, caption }]
  }

  picture({ attribs }: Element, caption: string | null): Picture[] {
    const address = (attribs['data-src'] ?? attribs['src'] ?? '').trim()
    if (address === '' || isTracker(attribs)) return []
    const source = this.findPicture(address)
    if (source === null) {
      this.unreadable.add(address.slice(0, 200))
      return []
    }
    if (this.pictures.length >= MAX_PICTURES) {
      this.extraPictures += 1
      return []
    }
    const alt = (attribs['alt'] ?? '').trim()
    const imageId = randomUUID()
    this.pictures.push({
      source: { ...source, ...(alt === '' ? {} : { alt }) },
      place: { provisionalId: imageId },
    })
    return [{ type: 'picture', imageId, ...(caption === null ? {} : { caption }) }]
  }

  /** A film or sound as a card with its link. */
  media(element: Element): LetterBlock[] {
    const sources = [element, ...elementsIn(element)].flatMap(({ attribs }) => attribs['src'] ?? [])
    const url = sources.find(isEmbedAddress)
    if (url !== undefined) return [{ type: 'embed', url }]
    for (const source of sources) this.unreadable.add(source.slice(0, 200))
    return []
  }

  /** A table of data stays one; of a table for layout, the content counts. */
  table(element: Element): LetterBlock[] {
    const table = readTable(element)
    return table ? [table] : this.blocksOf(element.children)
  }
}

const READERS: Readonly<
  Record<string, ((reader: LetterReader, element: Element) => LetterBlock[]) | undefined>
> = {
  gallery: (reader, element) => reader.gallery(element),
  hr: () => [{ type: 'divider' }],
  blockquote: (reader, element) => reader.quote(element),
  ul: (reader, element) => reader.list(element),
  ol: (reader, element) => reader.list(element),
  figure: (reader, element) => reader.figure(element),
  img: (reader, element) => reader.picture(element, null),
  video: (reader, element) => reader.media(element),
  audio: (reader, element) => reader.media(element),
  table: (reader, element) => reader.table(element),
}

/** Whether a picture is invisible: it counts who opens a mail. */
const isTracker = ({ width, height }: Element['attribs']): boolean =>
  width === '1' && height === '1'

/** An address of a picture, also of a service that resizes them. */
const OF_PICTURE = /\.(?:jpe?g|png|gif|webp|avif|heic)(?:$|[?#%])/i

const SPECIAL = new Set(['hr', 'blockquote', 'img', 'video', 'audio', 'table'])

const isSpecial = (element: Element): boolean =>
  SPECIAL.has(element.name) ||
  isHidden(element) ||
  isOldForm(element) ||
  isGallery(element) ||
  readButton(element) !== null ||
  readBookmark(element) !== null
