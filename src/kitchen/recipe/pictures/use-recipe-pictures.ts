'use client'

import { useState } from 'react'
import { createUploads } from '../../pictures/upload/uploads'
import type { Upload } from '../../pictures/upload/uploads'
import { refreshPictures } from '../../state/pictures'
import { useUndoOffer } from '../../parts/use-undo-offer'
import { useDraft, useEditing, useField } from '../recipe-context'
import { addPictures, restorePictureAt } from './picture-order'
import type { DraftPicture, DocumentPicture } from './picture-order'

/** The pictures of the edited recipe, with the functions that change them. */
export function useRecipePictures() {
  const { store, site } = useEditing()
  const [written = [], change] = useField('images')
  const known = useDraft(({ known }) => known.images)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [fresh, setFresh] = useState<readonly string[]>([])
  const [places] = useState(() => new Map<string, number>())
  const offerUndo = useUndoOffer()
  const add = (images: readonly DraftPicture[]): void => {
    store.addKnown({ images: [...images] })
    store.change((document) => ({
      ...document,
      images: addPictures(document.images, images, places),
    }))
  }
  const remove = (at: number): void => {
    const removed = written[at]
    if (!removed) return
    change(written.toSpliced(at, 1))
    offerUndo('Picture removed', () =>
      store.change((document) => ({
        ...document,
        images: restorePictureAt(document.images, removed, at),
      })),
    )
  }
  const [send] = useState(() =>
    createUploads(setUploads, site.slug, (picture, place) => {
      places.set(picture.id, place)
      add([knownOf(picture)])
      setFresh((ids) => [...ids, picture.id])
      void refreshPictures(site.slug)
    }),
  )
  return {
    site: site.slug,
    written,
    uploads,
    send,
    add: (images: readonly DraftPicture[]) => add(images.map(knownOf)),
    imageOf: (id: string) => known.find((image) => image.id === id),
    /** New pictures for which the prompt was not shown yet. */
    unasked: known.filter(
      ({ id }) => fresh.includes(id) && written.some((picture) => picture.id === id),
    ),
    asked: () => setFresh([]),
    describe: (image: DraftPicture, alt: string | null) =>
      store.addKnown({ images: [{ ...image, alt }] }),
    move: (from: number, to: number) => change(moved(written, from, to)),
    remove,
    crop: (at: number, crops: Pick<DocumentPicture, 'crop' | 'shareCrop'>) =>
      change(written.map((picture, place) => (place === at ? { ...picture, ...crops } : picture))),
  }
}

/** The fields of a picture that drafts store. */
const knownOf = ({ id, key, width, height, lqip, alt }: DraftPicture): DraftPicture => ({
  id,
  key,
  width,
  height,
  lqip,
  alt,
})

function moved(written: readonly DocumentPicture[], from: number, to: number): DocumentPicture[] {
  const [picture] = written.slice(from, from + 1)
  if (!picture || to < 0 || to >= written.length) return [...written]
  return written.toSpliced(from, 1).toSpliced(to, 0, picture)
}
