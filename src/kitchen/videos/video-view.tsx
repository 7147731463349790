'use client'

import { useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { chooseVideo } from './choose-video'
import type { VideoUpload, VideoUploads } from './video-uploads'
import styles from './videos.module.css'

type PlayerProps = { videoKey: string | undefined; label: string }

/** A video of a draft with a player, or a message if its file is missing. */
export function VideoPlayer({ videoKey, label }: PlayerProps): ReactElement {
  if (videoKey === undefined) return <p className={styles.gone}>This video no longer exists.</p>
  return (
    <video
      // A little behind the start: else phones show nothing before it is played.
      src={`/media/videos/${encodeURIComponent(videoKey)}#t=0.001`}
      className={styles.player}
      aria-label={label}
      preload="metadata"
      controls
      playsInline
    >
      <track kind="captions" />
    </video>
  )
}

/** The pending upload of a place; null without one. */
export function useVideoUpload(uploads: VideoUploads, place: string): VideoUpload | null {
  const read = (): VideoUpload | null => uploads.uploadOf(place)
  return useSyncExternalStore(uploads.subscribe, read, read)
}

/** A pending upload of a video with its progress, or its error. */
export function UploadState({ upload }: { upload: VideoUpload }): ReactElement {
  const { name, share, failure, cancel, retry, sendInstead } = upload
  const isSent = share >= 1
  const chooseAnother = async (): Promise<void> => {
    const file = await chooseVideo()
    if (file) sendInstead(file)
  }
  return (
    <div className={styles.upload} data-has-failed={failure !== null}>
      {failure === null ? (
        <div className={styles.progress}>
          <progress
            {...(isSent ? {} : { value: share })}
            max={1}
            aria-label={`Uploading ${name}`}
          />
          <span className={styles.name}>
            {isSent ? 'Checking the video' : `${Math.floor(share * 100)} %`} · {name}
          </span>
        </div>
      ) : (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.tools}>
        {retry === null ? null : (
          <Button kind="quiet" onClick={retry}>
            Try again
          </Button>
        )}
        {failure === null ? null : (
          <Button kind="quiet" onClick={() => void chooseAnother()}>
            Choose another
          </Button>
        )}
        <Button kind="quiet" onClick={cancel}>
          {failure === null ? 'Cancel' : 'Dismiss'}
        </Button>
      </div>
    </div>
  )
}
