import type { Embed, LinkNode } from '../document'
import { embedView } from './embed-view'

/** An embed as a link, for formats without embeds. */
export const embedLink = (embed: Embed): LinkNode => ({
  type: 'link',
  href: embed.url,
  children: [{ text: embedTitle(embed) }],
})

/** The title of an embed, or one derived from its address. */
export const embedTitle = (embed: Pick<Embed, 'url' | 'title'>): string =>
  embedView(embed)?.title ?? embed.url
