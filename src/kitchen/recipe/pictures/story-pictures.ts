'use client'

import { useMemo } from 'react'
import type { TextPictures } from '../../editor/rich-text/wide/pictures/text-pictures'
import { useDraft, useEditing } from '../recipe-context'

/** The pictures of the recipe that is edited, for its story. */
export function useStoryPictures(): TextPictures {
  const { store, site } = useEditing()
  const known = useDraft(({ known }) => known.images)
  return useMemo(
    () => ({
      site: site.slug,
      imageOf: (id) => known.find((image) => image.id === id),
      know: (picture) => store.addKnown({ images: [picture] }),
    }),
    [known, site.slug, store],
  )
}
