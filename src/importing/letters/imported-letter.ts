import type { LetterAudience } from '@/src/domain/letters/letter-limits'
import type { LetterDocument } from '@/src/domain/rich-text/document'
import type { PictureSource } from '../prepared-recipe'

/** A picture of a letter: its cover, or one in the text by the id that its block has for now. */
export type LetterPicture = { source: PictureSource; place: 'cover' | { provisionalId: string } }

/** A post of a newsletter or blog as it becomes a letter. */
export type ImportedLetter = {
  title: string
  /** Slug of its old address; null if it has none. */
  slug: string | null
  summary: string | null
  audience: LetterAudience
  publishedAt: string | null
  updatedAt: string | null
  /** Its text; picture blocks have provisional ids until their pictures are stored. */
  content: LetterDocument
  pictures: readonly LetterPicture[]
  /** Paths on its old site, which redirect to the new one. */
  oldPaths: readonly string[]
  warnings: readonly string[]
}
