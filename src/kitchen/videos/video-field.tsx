'use client'

import { useId, useRef, useState } from 'react'
import type { DragEvent, ReactElement, ReactNode } from 'react'
import { MEGABYTE } from '@/src/domain/pictures/upload-limit'
import { Button } from '@/src/ui/button'
import { chooseVideo } from './choose-video'
import type { VideoUploads } from './video-uploads'
import { UploadState, useVideoUpload, VideoPlayer } from './video-view'
import styles from './videos.module.css'

type Props = {
  /** The video, with its key if its file exists; null without one. */
  video: { key: string | undefined } | null
  /** The name of the video for screen readers. */
  label: string
  uploads: VideoUploads
  /** Its place among the videos that are uploaded. */
  place: string
  /** Most bytes of a video. */
  maxBytes: number
  onChange: (id: string | null) => void
}

/**
 * A video that is chosen or dropped, replaced and removed; it plays here.
 * @see docs/product/kitchen.md#videos
 */
export function VideoField(props: Props): ReactElement {
  const { video, label, uploads, place, maxBytes, onChange } = props
  const upload = useVideoUpload(uploads, place)
  const hint = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const remove = (): void => {
    onChange(null)
    // The pressed button is gone with the video: the focus would be at the start of the page.
    requestAnimationFrame(() => chooser.current?.focus())
  }
  const send = (file: File): void => uploads.send(place, file, ({ id }) => onChange(id))
  const choose = async (): Promise<void> => {
    const file = await chooseVideo()
    if (file) send(file)
  }
  return (
    <div className={styles.field} role="group" aria-label="Video">
      <span className={styles.label}>Video</span>
      <DropTarget onFile={send}>
        {video ? (
          <>
            <VideoPlayer videoKey={video.key} label={label} />
            <div className={styles.tools}>
              <Button onClick={() => void choose()}>Replace the video</Button>
              <Button kind="quiet" onClick={remove}>
                Remove the video
              </Button>
            </div>
          </>
        ) : null}
        {upload ? <UploadState upload={upload} /> : null}
        {video || upload ? null : (
          <button
            ref={chooser}
            type="button"
            className={styles.empty}
            aria-describedby={hint}
            onClick={() => void choose()}
          >
            <strong>Drop a video here, or choose one</strong>
          </button>
        )}
      </DropTarget>
      <span id={hint} className={styles.hint}>
        MP4 or MOV with H.264, or WebM, {maxBytes / MEGABYTE} MB at most. It is played as uploaded,
        after its cover.
      </span>
    </div>
  )
}

type TargetProps = { onFile: (file: File) => void; children: ReactNode }

/** A part of the page that takes a file that is dropped on it. */
function DropTarget({ onFile, children }: TargetProps): ReactElement {
  const [isTarget, setTarget] = useState(false)
  const drop = (event: DragEvent): void => {
    setTarget(false)
    const [file] = event.dataTransfer.files
    if (!file) return
    // The page handles files dropped elsewhere as pictures.
    event.preventDefault()
    onFile(file)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does the same
    <div
      className={styles.target}
      data-is-target={isTarget}
      onDragOver={(event) => setTarget(event.dataTransfer.types.includes('Files'))}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
