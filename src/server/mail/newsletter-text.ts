import type {
  ByBlockType,
  Newsletter,
  NewsletterBlock,
  NewsletterBlockType,
  NewsletterList,
  NewsletterText,
} from './newsletter-blocks'
import type { MailTexts } from './mail-texts'
import { OPTIONAL_END, OPTIONAL_START, PREFERENCES_MARK, UNSUBSCRIBE_MARK } from './recipient-links'
import { allowedHref } from './parts/allowed-href'

/**
 * The plain text of a newsletter, written from the same blocks as its HTML.
 * @see docs/product/mail.md#plain-text
 */
export function newsletterText(
  newsletter: Newsletter,
  { texts, isShortened, siteName }: { texts: MailTexts; isShortened: boolean; siteName: string },
): string {
  const { title, note, blocks, webUrl, postalAddress, reason } = newsletter
  const parts = [
    title,
    ...(note === null ? [] : [note.trim()]),
    ...blocks.map((block) => blockText(block)),
    ...(isShortened ? [texts.shortened] : []),
    ...(webUrl === null ? [] : [labelled(texts.readOnSite, webUrl)]),
    '--',
    reason,
    [siteName, ...(postalAddress === null ? [] : [postalAddress.trim()])].join('\n'),
    `${labelled(texts.unsubscribe, UNSUBSCRIBE_MARK)}${OPTIONAL_START}\n${labelled(texts.preferences, PREFERENCES_MARK)}${OPTIONAL_END}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

const labelled = (label: string, url: string): string => `${label}: ${url}`

const TEXTS: ByBlockType<string> = {
  paragraph: ({ runs }) => runsText(runs),
  heading: ({ runs }) => runsText(runs),
  quote: ({ runs }) => prefixed(runsText(runs), '> '),
  list: (list) => listText(list),
  picture: ({ caption }) => caption ?? '',
  button: ({ label, href }) => linkLine(label, href),
  divider: () => '* * *',
  'recipe-card': ({ title, url, description }) =>
    [linkLine(title, url), description ?? ''].join('\n').trim(),
  facts: ({ facts }) => facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  ingredients: ({ lines }) => lines.map((line) => `- ${runsText(line)}`).join('\n'),
  step: ({ number, paragraphs }) => `${number}. ${paragraphs.map(runsText).join('\n')}`,
  paywall: ({ text, button }) => `${text}\n${linkLine(button.label, button.href)}`,
}

const blockText = <Type extends NewsletterBlockType>(block: NewsletterBlock<Type>): string =>
  TEXTS[block.type](block)

function linkLine(label: string, href: string): string {
  const url = allowedHref(href)
  return url === null ? label : labelled(label, url)
}

/** A linked text is followed by its address, unless it is the address itself. */
const runsText = (runs: NewsletterText): string =>
  runs
    .map(({ text, href }, index) => {
      const url = allowedHref(href)
      // A link that is partly bold has several runs.
      const isLast = runs[index + 1]?.href !== href
      return url === null || !isLast || url === text.trim()
        ? text
        : `${text} (${url.replace(/^mailto:/, '')})`
    })
    .join('')
    .trim()

function listText({ isNumbered, items }: NewsletterList): string {
  return items
    .map(({ runs, lists = [] }, index) => {
      const own = `${isNumbered ? `${index + 1}.` : '-'} ${runsText(runs)}`
      return [own, ...lists.map((list) => prefixed(listText(list), '  '))].join('\n')
    })
    .join('\n')
}

const prefixed = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => prefix + line)
    .join('\n')
