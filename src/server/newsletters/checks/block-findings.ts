import type { NewsletterFinding } from '@/src/contract/people/newsletter-check'
import type { NewsletterBlock, NewsletterPicture } from '../../mail/newsletter-blocks'

/** Maximum length of a text that names a block, in characters. */
const MAX_NAME = 60

const short = (text: string): string =>
  text.length > MAX_NAME ? `${text.slice(0, MAX_NAME).trimEnd().toWellFormed()}…` : text

/** Reports the pictures of a newsletter that have no alternative text. */
export function pictureFindings(blocks: readonly NewsletterBlock[]): NewsletterFinding[] {
  let number = 0
  return blocks.flatMap((block, index) =>
    picturesOf(block).flatMap(({ picture, caption }) => {
      number += 1
      if (picture.alt.trim() !== '') return []
      const name = caption ? `“${short(caption)}”` : `number ${number}`
      const message = `Picture ${name} has no alternative text. Describe it for readers who do not see it.`
      return [{ code: 'no-alternative-text', message, block: index + 1, target: picture.url }]
    }),
  )
}

function picturesOf(
  block: NewsletterBlock,
): { picture: NewsletterPicture; caption: string | null }[] {
  if (block.type === 'picture') return [{ picture: block.picture, caption: block.caption }]
  if (block.type === 'step') return block.pictures.map((picture) => ({ picture, caption: null }))
  if (block.type !== 'recipe-card' || !block.picture) return []
  return [{ picture: block.picture, caption: block.title }]
}

/** Reports the place at which a newsletter is shortened. */
export function sizeFindings(
  blocks: readonly NewsletterBlock[],
  shortenedAfter: number | null,
): NewsletterFinding[] {
  if (shortenedAfter === null) return []
  const last = blocks[Math.max(0, shortenedAfter - 1)]
  const text = last ? textOf(last).trim() : ''
  const place = text === '' ? `after block ${shortenedAfter}` : `in “${short(text)}”`
  const message = `The email is larger than 100 KB and ends ${place}, with a link to the rest. Shorten it to send all of it.`
  return [{ code: 'shortened', message, block: shortenedAfter, target: null }]
}

/** Whether blocks show a reader anything but the notice about a subscription. */
export const hasContent = (blocks: readonly NewsletterBlock[]): boolean =>
  blocks.some(({ type }) => type !== 'paywall' && type !== 'divider')

/** Whether blocks show a reader anything but a cover and the notice about a subscription. */
export const hasReading = ([first, ...rest]: readonly NewsletterBlock[]): boolean =>
  hasContent(first?.type === 'picture' ? rest : [...(first ? [first] : []), ...rest])

/** The text of a block, for its name. */
function textOf(block: NewsletterBlock): string {
  if ('runs' in block) return block.runs.map(({ text }) => text).join('')
  if (block.type === 'list') return block.items[0]?.runs.map(({ text }) => text).join('') ?? ''
  if (block.type === 'step') return block.paragraphs[0]?.map(({ text }) => text).join('') ?? ''
  return block.type === 'recipe-card' ? block.title : ''
}
