import { createContext, useContext } from 'react'
import type { Image } from '@/src/contract/media/image'

/** A picture in a text, which has no crop. */
export type KnownPicture = Omit<Image, 'crop'>

/** The pictures of the edited document. */
export type TextPictures = {
  /** Slug of the site whose library has them. */
  site: string
  /** A picture of the document; undefined if it was deleted. */
  imageOf: (id: string) => KnownPicture | undefined
  /** Adds or updates a picture of the document. */
  know: (picture: KnownPicture) => void
}

const Context = createContext<TextPictures | null>(null)

/** Provides the pictures of the document to the texts below. */
export const TextPicturesProvider = Context.Provider

/** The pictures of the surrounding document; null in a text that cannot have any. */
export const useTextPictures = (): TextPictures | null => useContext(Context)

/** The fields of a picture that a document stores. */
export const knownPicture = (picture: KnownPicture): KnownPicture => {
  const { id, key, width, height, lqip, alt } = picture
  return { id, key, width, height, lqip, alt }
}
