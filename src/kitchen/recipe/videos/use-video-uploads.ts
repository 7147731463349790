'use client'

import { useState } from 'react'
import { createVideoUploads } from '../../videos/video-uploads'
import type { VideoUploads } from '../../videos/video-uploads'
import { useEditing } from '../recipe-context'

/** Uploads videos for the recipe that is edited, which knows each from then on. */
export function useVideoUploads(): VideoUploads {
  const { store, site, globals } = useEditing()
  const [uploads] = useState(() =>
    createVideoUploads({
      site: site.slug,
      maxBytes: globals.maxVideoBytes,
      onVideo: (video) => store.addKnown({ videos: [video] }),
    }),
  )
  return uploads
}
