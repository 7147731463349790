'use client'

import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { island } from '@/src/site/islands/island'
import { Slot } from '@/src/site/islands/slot'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icons/icon'
import styles from './youtube-video.module.css'

type YoutubeVideoProps = {
  videoId: string
  title: string
  /** The poster, shown until playback starts. */
  poster: ReactNode
}

/**
 * A YouTube video: nothing is requested from YouTube before it is played. It is a button, so that a press
 * before hydration is replayed; without an embed, a link.
 * @see docs/product/recipe-page.md#videos
 */
function YoutubeVideo({ videoId, title, poster }: YoutubeVideoProps): ReactElement {
  const [isPlaying, setPlaying] = useState(false)
  const id = encodeURIComponent(videoId)
  return (
    <div className={styles.video} data-video>
      <Slot>{poster}</Slot>
      {isPlaying ? (
        <iframe
          ref={focusOnce}
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          allowFullScreen
        />
      ) : (
        <>
          <button
            type="button"
            className={styles.play}
            aria-label={`Play the video of ${title}`}
            onClick={() => setPlaying(true)}
          >
            <PlaySign />
          </button>
          <a
            className={classNames(styles.play, styles.scriptless)}
            href={`https://www.youtube.com/watch?v=${id}`}
            aria-label={`Watch the video of ${title} on YouTube`}
          >
            <PlaySign />
          </a>
        </>
      )}
    </div>
  )
}

const PlaySign = (): ReactElement => (
  <span className={styles.button}>
    <Icon name="play" size={34} />
  </span>
)

/** The button that had the focus is gone. */
const focusOnce = (frame: HTMLIFrameElement | null): void => frame?.focus()

const YoutubeVideoIsland = island('youtube-video', YoutubeVideo)
export { YoutubeVideoIsland as YoutubeVideo }
