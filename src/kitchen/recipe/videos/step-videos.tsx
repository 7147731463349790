'use client'

import { useMemo } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import type { ShownStepVideo, StepVideos } from '../../editor/steps/step-context'
import { chooseVideo } from '../../videos/choose-video'
import type { VideoUploads } from '../../videos/video-uploads'
import { UploadState, useVideoUpload, VideoPlayer } from '../../videos/video-view'
import styles from '../../videos/videos.module.css'
import { useDraft } from '../recipe-context'
import { useVideoUploads } from './use-video-uploads'

/**
 * Videos of steps: chosen from this device and uploaded; they play at their step.
 * @see docs/product/kitchen.md#videos
 */
export function useStepVideos(): StepVideos {
  const uploads = useVideoUploads()
  return useMemo(
    () => ({
      pick: async (stepId, onDone) => {
        const file = await chooseVideo()
        if (file) uploads.send(stepId, file, ({ id }) => onDone(id))
      },
      show: (video) => <StepVideo {...video} uploads={uploads} />,
    }),
    [uploads],
  )
}

type Props = ShownStepVideo & { uploads: VideoUploads }

function StepVideo({ stepId, number, videoId, onRemove, uploads }: Props): ReactElement | null {
  const upload = useVideoUpload(uploads, stepId)
  const known = useDraft(({ known }) => known.videos)
  if (videoId === null && upload === null) return null
  return (
    <div className={styles.step}>
      {videoId === null ? null : (
        <>
          <VideoPlayer
            videoKey={known.find(({ id }) => id === videoId)?.key}
            label={`Video of step ${number}`}
          />
          <div className={styles.tools}>
            <Button kind="quiet" onClick={onRemove}>
              Remove the video
            </Button>
          </div>
        </>
      )}
      {upload ? <UploadState upload={upload} /> : null}
    </div>
  )
}
