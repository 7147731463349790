'use client'

import type { ReactElement } from 'react'
import { VideoField } from '../../videos/video-field'
import { useDraft, useEditing, useField } from '../recipe-context'
import { useVideoUploads } from './use-video-uploads'

/** The place of the recipe's own video among those that are uploaded. */
const RECIPE = 'recipe'

/**
 * The video of a recipe: chosen or dropped, replaced and removed; it plays here.
 * @see docs/product/kitchen.md#videos
 */
export function RecipeVideo(): ReactElement {
  const { globals } = useEditing()
  const [id, change] = useField('videoId')
  const known = useDraft(({ known }) => known.videos)
  const uploads = useVideoUploads()
  return (
    <VideoField
      video={id ? { key: known.find((video) => video.id === id)?.key } : null}
      label="Video of the recipe"
      place={RECIPE}
      maxBytes={globals.maxVideoBytes}
      uploads={uploads}
      onChange={change}
    />
  )
}
