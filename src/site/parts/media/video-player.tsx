'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { Image, Video } from '@/src/contract/media/image'
import { imageAddress } from '@/src/domain/addresses/image-address'
import { Icon } from '@/src/ui/icons/icon'
import styles from './video-player.module.css'

type VideoPlayerProps = {
  video: Video
  /** The accessible name of the video. */
  label: string
  /** The poster, shown until playback starts. */
  poster?: Image | undefined
  /** Width by height; its own when absent. */
  ratio?: number
  narrowRatio?: number
}

/** Wide enough for a poster on most screens. */
const POSTER_WIDTH = 1080

/** A stored video: nothing of it is fetched before it is played; out of view it pauses. */
function VideoPlayer(props: VideoPlayerProps): ReactElement {
  const { video, label, poster, ratio, narrowRatio } = props
  const element = useRef<HTMLVideoElement>(null)
  const [hasPlayed, setPlayed] = useState(false)
  usePauseOutOfView(element)
  const play = (): void => {
    // a video that cannot be played says so itself
    element.current?.play().catch(() => undefined)
  }
  return (
    <div className={styles.frame} data-has-played={hasPlayed} data-video>
      <video
        ref={element}
        className={styles.video}
        src={`/media/videos/${video.key.split('/').map(encodeURIComponent).join('/')}`}
        style={{ '--ratio': ratio ?? 'auto', '--narrow-ratio': narrowRatio ?? ratio ?? 'auto' }}
        aria-label={label}
        onPlay={() => setPlayed(true)}
        controls
        preload="none"
        playsInline
        {...(poster
          ? { poster: imageAddress(poster.key, { width: POSTER_WIDTH, crop: poster.crop }) }
          : {})}
      >
        <track kind="captions" />
      </video>
      <button type="button" className={styles.play} onClick={play} disabled={hasPlayed}>
        <span className={styles.button}>
          <Icon name="play" size={34} />
        </span>
        <span className={styles.words}>Play: {label}</span>
      </button>
    </div>
  )
}

function usePauseOutOfView(video: { readonly current: HTMLVideoElement | null }): void {
  useEffect(() => {
    const element = video.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === false) element.pause()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [video])
}

const VideoPlayerIsland = island('video-player', VideoPlayer)
export { VideoPlayerIsland as VideoPlayer }
