import { createContext, useContext } from 'react'
import type { Image } from '@/src/contract/media/image'

/** A picture as texts know it: a crop is none of theirs. */
export type KnownPicture = Omit<Image, 'crop'>

/** The pictures of the document whose text is edited. */
export type TextPictures = {
  /** Slug of the site, whose library they are in. */
  site: string
  /** A picture of the document; undefined if it was deleted. */
  imageOf: (id: string) => KnownPicture | undefined
  /** Makes a picture, or its changed description, known to the document. */
  know: (picture: KnownPicture) => void
}

const Context = createContext<TextPictures | null>(null)

/** Provides the pictures of the document to the texts below. */
export const TextPicturesProvider = Context.Provider

/** The pictures of the surrounding document; null in a text that may hold none. */
export const useTextPictures = (): TextPictures | null => useContext(Context)

/** The part of a picture that a document keeps. */
export const knownPicture = (picture: KnownPicture): KnownPicture => {
  const { id, key, width, height, lqip, alt } = picture
  return { id, key, width, height, lqip, alt }
}
