import type { ReactElement } from 'react'
import type { Video } from '@/src/contract/image'
import styles from './video-player.module.css'

/** A stored video: nothing of it is fetched before it is played. */
export function VideoPlayer({
  video,
  ratio,
  narrowRatio,
}: {
  video: Video
  /** Width by height; its own when absent. */
  ratio?: number
  narrowRatio?: number
}): ReactElement {
  return (
    <video
      className={styles.video}
      src={`/media/videos/${video.key.split('/').map(encodeURIComponent).join('/')}`}
      style={{ '--ratio': ratio ?? 'auto', '--narrow-ratio': narrowRatio ?? ratio ?? 'auto' }}
      controls
      preload="none"
      playsInline
    >
      <track kind="captions" />
    </video>
  )
}
