import type { ReactElement } from 'react'
import type { Instruction } from '@/src/contract/recipe/recipe'
import { Picture } from '../media/picture'
import { VideoPlayer } from '../media/video-player'
import styles from './instruction-list.module.css'

/** The pictures and the video of a step. */
export function StepMedia({
  instruction,
  number,
}: {
  instruction: Pick<Instruction, 'images' | 'video'>
  number: number
}): ReactElement {
  const { images, video } = instruction
  return (
    <>
      {images.map((image, index) => (
        <Picture
          key={image.id}
          image={image}
          alt={
            image.alt ??
            (images.length > 1 ? `Step ${number}, picture ${index + 1}` : `Step ${number}`)
          }
          sizes="(min-width: 860px) 560px, 90vw"
          maxWidth={640}
          className={styles.picture}
        />
      ))}
      {video ? (
        <div className={styles.picture}>
          <VideoPlayer
            video={video}
            label={`Video of step ${number}`}
            poster={video.poster ?? undefined}
          />
        </div>
      ) : null}
    </>
  )
}
