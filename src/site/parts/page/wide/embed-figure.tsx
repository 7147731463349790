import type { ReactElement } from 'react'
import { waitingPage } from '@/src/domain/recipe-html/waiting-frames'
import type { Embed } from '@/src/domain/rich-text/document'
import { embedView } from '@/src/domain/rich-text/embeds/embed-view'
import type { EmbedView } from '@/src/domain/rich-text/embeds/embed-view'
import styles from './embed-figure.module.css'

/**
 * A player that loads nothing of its provider before it is pressed, or a card with a link. Works
 * without a script.
 * @see docs/product/rich-text.md#embeds
 */
export function EmbedFigure({ embed }: { embed: Embed }): ReactElement | null {
  const view = embedView(embed)
  // URLs are validated on write, and again here for imported content.
  if (!view) return embed.title === undefined ? null : <p>{embed.title}</p>
  return view.player ? <Player view={view} player={view.player} /> : <Card view={view} />
}

type PlayerProps = { view: EmbedView; player: NonNullable<EmbedView['player']> }

function Player({ view: { url, title }, player }: PlayerProps): ReactElement {
  const { src, size, name, kind } = player
  const isFixed = 'height' in size
  return (
    <figure className={styles.figure}>
      <iframe
        className={styles.frame}
        data-shape={isFixed ? 'fixed' : size.ratio < 1 ? 'tall' : 'wide'}
        style={isFixed ? { blockSize: size.height } : { aspectRatio: size.ratio }}
        title={title}
        loading="lazy"
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        allowFullScreen
        srcDoc={waitingPage({
          act: kind === 'Post' ? 'Show' : 'Play',
          src: kind === 'Video' ? withAutoplay(src) : src,
          title,
          source: name,
        })}
      />
      <figcaption className={styles.caption}>
        <a href={url} rel="noopener">
          {title}
        </a>
      </figcaption>
    </figure>
  )
}

const withAutoplay = (src: string): string => `${src}${src.includes('?') ? '&' : '?'}autoplay=1`

const Card = ({ view: { url, title, host } }: { view: EmbedView }): ReactElement => (
  <a className={styles.card} href={url} rel="noopener">
    <span className={styles.title}>{title}</span>
    {title === host ? null : <span className={styles.host}>{host}</span>}
  </a>
)
