'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { QuietSection } from '../../recipe/fields/section'
import { VideoField } from '../../videos/video-field'
import { createVideoUploads } from '../../videos/video-uploads'
import { useCollectionEditing, useCollectionField, useCollectionState } from './collection-context'

/**
 * The video of a collection.
 * @see docs/product/kitchen.md#videos
 */
export function CollectionVideo(): ReactElement {
  const { store, site, globals } = useCollectionEditing()
  const [id, change] = useCollectionField('videoId')
  const video = useCollectionState(({ known }) => known.videos.find((each) => each.id === id))
  const [uploads] = useState(() =>
    createVideoUploads({
      site: site.slug,
      maxBytes: globals.maxVideoBytes,
      onVideo: (arrived) => store.addKnown({ videos: [arrived] }),
    }),
  )
  return (
    <QuietSection title="Video" summary={id === null ? 'None' : 'One video'}>
      <VideoField
        video={id === null ? null : { key: video?.key }}
        label="Video of the collection"
        place="collection"
        maxBytes={globals.maxVideoBytes}
        uploads={uploads}
        onChange={change}
      />
    </QuietSection>
  )
}
