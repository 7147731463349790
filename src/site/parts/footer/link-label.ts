/** The region that a link is meant for. */
export type Region = 'uk' | 'us'

/** A parsed link label: title, region and discount. */
export type LinkLabel = { title: string; region: Region | null; discount: number | null }

/**
 * Reads a label of the form `title|region|discount`.
 * @see docs/product/site-pages.md#links-page
 */
export function readLinkLabel(label: string | null, href: string): LinkLabel {
  const [title = '', region = '', discount = ''] = (label ?? '')
    .split('|')
    .map((part) => part.trim())
  return {
    title: title === '' ? hostOf(href) : title,
    region: region === 'uk' || region === 'us' ? region : null,
    discount: percentOf(discount),
  }
}

const percentOf = (text: string): number | null => {
  const percent = Number(text)
  return percent > 0 && percent <= 100 ? percent : null
}

const hostOf = (href: string): string => (URL.canParse(href) ? new URL(href).host : href)

/** The label of the buy action by region. */
export const ORDER_LABELS = { uk: 'Order', us: 'Pre-order' } as const satisfies Record<
  Region,
  string
>
