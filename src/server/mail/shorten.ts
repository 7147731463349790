import type { NewsletterBlock, NewsletterItem, NewsletterText } from './newsletter-blocks'

/**
 * Maximum size of the HTML of a newsletter, in bytes. Gmail cuts a mail at 102 KB; the links of a recipient
 * have to fit in as well.
 * @see docs/product/mail.md#size
 */
export const MAX_HTML_BYTES = 98_000

/** Approximate sizes of the markup around an element, in bytes. */
const MARKUP = { block: 150, item: 40, link: 100 }

/** The first blocks of a newsletter, and whether there are more. */
export type Shortened = { blocks: NewsletterBlock[]; isShortened: boolean }

/**
 * Takes the first blocks of a newsletter, about as many as fit into a number of bytes. The last paragraph
 * and the last list may be cut. A notice at the end about paid content is always included.
 */
export function firstBlocks(blocks: readonly NewsletterBlock[], bytes: number): Shortened {
  const room = new Room(bytes)
  const notice = blocks.at(-1)?.type === 'paywall' ? blocks.slice(-1) : []
  const shown = room.fill(blocks.slice(0, blocks.length - notice.length), (block) =>
    cutBlock(block, room),
  )
  return { blocks: [...shown, ...notice], isShortened: room.isFull }
}

/** The bytes that are left; full once something had to be left out. */
class Room {
  isFull = false
  constructor(private left: number) {}

  take(bytes: number): void {
    this.left -= bytes
  }

  /** Cuts each element in turn, until nothing is left. */
  fill<Element>(elements: readonly Element[], cut: (element: Element) => Element): Element[] {
    const shown: Element[] = []
    for (const element of elements) {
      if (this.left <= 0) {
        this.isFull = true
        break
      }
      shown.push(cut(element))
    }
    return shown
  }

  /** Cuts a text to the bytes that are left, between two characters. */
  cutText(text: string): string {
    const bytes = Buffer.from(text)
    const left = Math.max(0, this.left)
    this.take(bytes.length)
    if (bytes.length <= left) return text
    this.isFull = true
    return `${new TextDecoder().decode(bytes.subarray(0, left), { stream: true })}…`
  }
}

function cutBlock(block: NewsletterBlock, room: Room): NewsletterBlock {
  room.take(MARKUP.block)
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return { ...block, runs: cutRuns(block.runs, room) }
    case 'list':
      return { ...block, items: cutItems(block.items, room) }
    case 'ingredients':
      return { ...block, lines: room.fill(block.lines, (runs) => cutRuns(runs, room)) }
    case 'step':
      return { ...block, paragraphs: room.fill(block.paragraphs, (runs) => cutRuns(runs, room)) }
    default:
      room.take(Buffer.byteLength(JSON.stringify(block)) + MARKUP.block)
      return block
  }
}

const cutItems = (items: readonly NewsletterItem[], room: Room): NewsletterItem[] =>
  room.fill(items, ({ runs, lists }) => ({
    runs: cutRuns(runs, room),
    ...(lists && {
      lists: room.fill(lists, (list) => ({ ...list, items: cutItems(list.items, room) })),
    }),
  }))

function cutRuns(runs: NewsletterText, room: Room): NewsletterText {
  room.take(MARKUP.item)
  return room.fill(runs, (run) => {
    if (run.href !== undefined) room.take(MARKUP.link + Buffer.byteLength(run.href))
    return { ...run, text: room.cutText(run.text) }
  })
}
