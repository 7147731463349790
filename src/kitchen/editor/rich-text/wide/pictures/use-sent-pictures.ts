'use client'

import type { LexicalEditor } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import { refreshPictures } from '@/src/kitchen/state/pictures'
import { createUploads } from '@/src/kitchen/pictures/upload/uploads'
import type { Upload } from '@/src/kitchen/pictures/upload/uploads'
import { $putPicture } from './picture-slot'
import type { PictureSlot } from './picture-slot'
import { knownPicture } from './text-pictures'
import type { KnownPicture, TextPictures } from './text-pictures'

/** Uploads pictures into slots of a text, and inserts those from the library there. */
export function useSentPictures(editor: LexicalEditor, pictures: TextPictures) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const latest = useRef(pictures)
  useEffect(() => {
    latest.current = pictures
  })
  const [actions] = useState(() => {
    const slots = new Map<number, PictureSlot>()
    let places = 0
    const arrive = (picture: KnownPicture, slot: PictureSlot, place: number): void => {
      latest.current.know(knownPicture(picture))
      editor.update(() => $putPicture(slot, picture.id, place))
    }
    const upload = createUploads(setUploads, pictures.site, (picture, place) => {
      const slot = slots.get(place)
      if (slot) arrive(picture, slot, place)
      void refreshPictures(pictures.site)
    })
    return {
      send: (files: readonly File[], slot: PictureSlot): void => {
        // The queue counts its files in the same order.
        files.forEach(() => slots.set((places += 1), slot))
        upload(files)
      },
      put: (chosen: readonly KnownPicture[], slot: PictureSlot): void =>
        chosen.forEach((picture, at) => arrive(picture, slot, at + 1)),
    }
  })
  return { uploads, ...actions }
}
