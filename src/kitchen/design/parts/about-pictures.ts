'use client'

import { useMemo } from 'react'
import type { TextPictures } from '../../editor/rich-text/wide/pictures/text-pictures'
import { useDesign, useDesigning } from '../design-context'

/** The pictures of the design that is edited, for the about page. */
export function useAboutPictures(): TextPictures {
  const { store, site } = useDesigning()
  const known = useDesign(({ known }) => known.images)
  return useMemo(
    () => ({
      site: site.slug,
      imageOf: (id) => known.find((image) => image.id === id),
      know: (picture) => store.addKnown({ images: [{ ...picture, crop: null }] }),
    }),
    [known, site.slug, store],
  )
}
