import type {
  Newsletter,
  NewsletterBlock,
  NewsletterList,
  NewsletterText,
} from '../../mail/newsletter-blocks'

/** A link of a newsletter: its address, and the first block with it, from 1. */
export type NewsletterLink = { href: string; block: number }

/** Lists the links of a newsletter, each once, without the one to its own page. */
export function linksIn({
  blocks,
  webUrl,
}: Pick<Newsletter, 'blocks' | 'webUrl'>): NewsletterLink[] {
  const found = new Map<string, number>()
  for (const [index, block] of blocks.entries()) {
    for (const href of hrefsOf(block)) {
      if (href !== webUrl && !found.has(href)) found.set(href, index + 1)
    }
  }
  return [...found].map(([href, block]) => ({ href, block }))
}

/** The addresses of a block. The button of a notice about a subscription is our own. */
function hrefsOf(block: NewsletterBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return inRuns(block.runs)
    case 'list':
      return inList(block)
    case 'ingredients':
      return block.lines.flatMap(inRuns)
    case 'step':
      return block.paragraphs.flatMap(inRuns)
    case 'button':
      return [block.href.trim()]
    case 'picture':
      return block.picture.href == null ? [] : [block.picture.href.trim()]
    default:
      return []
  }
}

const inRuns = (runs: NewsletterText): string[] =>
  runs.flatMap(({ href }) => (href === undefined ? [] : [href.trim()]))

const inList = ({ items }: NewsletterList): string[] =>
  items.flatMap(({ runs, lists = [] }) => [...inRuns(runs), ...lists.flatMap(inList)])
