import type { NewsletterBlock, NewsletterItem, NewsletterText } from './newsletter-blocks'

/**
 * Maximum size of the HTML of a newsletter, in bytes. Gmail cuts a mail at 102 KB; the links of a recipient
 * have to fit in as well.
 * @see docs/product/mail.md#size
 */
export const MAX_HTML_BYTES = 98_000

/** Approximate size of the markup around an element, in bytes. */
const MARKUP = 250

/**
 * The first blocks of a newsletter, about as many as fit into a number of bytes. The last paragraph and the
 * last list may be cut; a notice about what follows is kept.
 */
export function firstBlocks(blocks: readonly NewsletterBlock[], bytes: number): NewsletterBlock[] {
  const room = { left: bytes }
  const shown: NewsletterBlock[] = []
  for (const block of blocks) {
    if (room.left <= 0) break
    shown.push(cutBlock(block, room))
  }
  return shown
}

type Room = { left: number }

function cutBlock(block: NewsletterBlock, room: Room): NewsletterBlock {
  room.left -= MARKUP
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return { ...block, runs: cutRuns(block.runs, room) }
    case 'list':
      return { ...block, items: cutItems(block.items, room) }
    case 'ingredients':
      return {
        ...block,
        lines: cutItems(
          block.lines.map((runs) => ({ runs })),
          room,
        ).map(({ runs }) => runs),
      }
    case 'step':
      return { ...block, paragraphs: block.paragraphs.map((runs) => cutRuns(runs, room)) }
    default:
      room.left -= Buffer.byteLength(JSON.stringify(block))
      return block
  }
}

function cutItems(items: readonly NewsletterItem[], room: Room): NewsletterItem[] {
  const shown: NewsletterItem[] = []
  for (const { runs, lists = [] } of items) {
    if (room.left <= 0) break
    room.left -= MARKUP / 2
    const inner = lists.map((list) => ({ ...list, items: cutItems(list.items, room) }))
    shown.push({ runs: cutRuns(runs, room), ...(inner.length > 0 ? { lists: inner } : {}) })
  }
  return shown
}

function cutRuns(runs: NewsletterText, room: Room): NewsletterText {
  const shown: NewsletterText[number][] = []
  for (const run of runs) {
    if (room.left <= 0) break
    room.left -= Buffer.byteLength(run.text) + Buffer.byteLength(run.href ?? '') + MARKUP / 4
    // What is over is about as long in characters as in bytes, or longer: then it is cut again.
    const over = Math.max(0, -room.left)
    shown.push(over === 0 ? run : { ...run, text: `${run.text.slice(0, -over).toWellFormed()}…` })
  }
  return shown
}
