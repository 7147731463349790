import type { Embed, WideDocument } from '../document'
import { parseEmbedAddress, displayHost } from './embed-address'
import { PROVIDERS } from './providers'
import type { EmbedFrame, Provider } from './providers'

/** The view of an embed: the player of a provider, or a card with a link. */
export type EmbedView = {
  url: string
  host: string
  /** The author's title, or one derived from the address. */
  title: string
  player: (EmbedFrame & Pick<Provider, 'name' | 'kind' | 'origin'>) | null
}

/**
 * The view of an embed, from its address alone; null if it may not be embedded.
 * @see docs/product/rich-text.md#embeds
 */
export function embedView({ url: address, title }: Pick<Embed, 'url' | 'title'>): EmbedView | null {
  const url = parseEmbedAddress(address)
  if (!url) return null
  const player = playerOf(url)
  const host = displayHost(url)
  const known = player ? `${player.kind} on ${player.name}` : host
  return { url: url.href, host, title: title ?? known, player }
}

function playerOf(url: URL): EmbedView['player'] {
  // The whole host is compared, with its port: `youtube.com.evil.example` is another.
  const provider = PROVIDERS.find(({ hosts }) => hosts.includes(url.host))
  const frame = provider?.frame(url)
  if (!provider || !frame) return null
  const { name, kind, origin } = provider
  return { ...frame, name, kind, origin }
}

/** The origins of all players. */
export const PLAYER_ORIGINS: readonly string[] = PROVIDERS.map(({ origin }) => origin)

/** The origins of the players in a text, each once. */
export const playerOrigins = (document: WideDocument): string[] => [
  ...new Set(
    document.flatMap((block) => {
      const origin = block.type === 'embed' ? embedView(block)?.player?.origin : undefined
      return origin === undefined ? [] : [origin]
    }),
  ),
]
