'use client'

import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import styles from './youtube-video.module.css'

type YoutubeVideoProps = {
  videoId: string
  title: string
  /** The poster, shown until playback starts. */
  poster: ReactNode
}

/** A video of YouTube: nothing is asked of YouTube before someone plays it. */
export function YoutubeVideo({ videoId, title, poster }: YoutubeVideoProps): ReactElement {
  const [isPlaying, setPlaying] = useState(false)
  const id = encodeURIComponent(videoId)
  return (
    <div className={styles.video}>
      {poster}
      {isPlaying ? (
        <iframe
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          allowFullScreen
        />
      ) : (
        <a
          className={styles.play}
          href={`https://www.youtube.com/watch?v=${id}`}
          aria-label={`Play the video of ${title}`}
          onClick={(event) => {
            event.preventDefault()
            setPlaying(true)
          }}
        >
          <span className={styles.button}>
            <Icon name="play" size={34} />
          </span>
        </a>
      )}
    </div>
  )
}
