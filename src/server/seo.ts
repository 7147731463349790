import type { Seo, SeoWrite } from '@/src/contract/seo'
import type { Recipe } from '@/payload-types'
import { IMAGE_COLUMNS, presentImage } from './images'
import type { ImageRow } from './images'
import { reference } from './references'
import type { BodyReference } from './references'
import { idOf, textOf } from './stored-values'

/*
 * The group `seo` of Payload's documents (collections/fields/seo.ts), read and written the same way
 * wherever it is.
 */

type StoredSeo = NonNullable<Recipe['seo']>

/** The settings as our statements select them. */
export type SeoRow = Omit<Seo, 'socialImage'> & { socialImage: ImageRow | null }

/** Builds a JSON object of the settings whose columns have this prefix: `r.seo`. */
export const seoColumns = (prefix: string): string =>
  `jsonb_build_object('title', ${prefix}_title, 'description', ${prefix}_description,
    'socialTitle', ${prefix}_social_title, 'socialDescription', ${prefix}_social_description,
    'socialImage', (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i
      where i.id = ${prefix}_social_image_id))`

/** Stored settings in the contract's shape; null where none is set. */
export function presentSeo(row: SeoRow): Seo | null {
  const { title, description, socialTitle, socialDescription } = row
  const socialImage = presentImage(row.socialImage)
  const seo = { title, description, socialTitle, socialDescription, socialImage }
  return Object.values(seo).every((value) => value === null) ? null : seo
}

/** Written settings as Payload stores them. */
export const storedSeo = (seo: SeoWrite | null | undefined): Required<StoredSeo> => ({
  title: wordsOrNull(seo?.title),
  description: wordsOrNull(seo?.description),
  socialTitle: wordsOrNull(seo?.socialTitle),
  socialDescription: wordsOrNull(seo?.socialDescription),
  socialImage: seo?.socialImageId ?? null,
})

const wordsOrNull = (text: string | null | undefined): string | null => text?.trim() || null

/** Converts the settings of a Payload document to the write form of the API, not validated. */
export const seoWriteOf = (stored: StoredSeo | null | undefined): Record<string, unknown> => ({
  title: textOf(stored?.title),
  description: textOf(stored?.description),
  socialTitle: textOf(stored?.socialTitle),
  socialDescription: textOf(stored?.socialDescription),
  socialImageId: idOf(stored?.socialImage),
})

/** The columns of the settings of a recipe or a collection with their Postgres types. */
export const SEO_COLUMN_TYPES = {
  seo_title: 'varchar',
  seo_description: 'varchar',
  seo_social_title: 'varchar',
  seo_social_description: 'varchar',
  seo_social_image_id: 'uuid',
} as const

/** Written settings by their columns, for inserting rows in bulk. */
export function seoColumnValues(
  seo: SeoWrite | null | undefined,
): Record<keyof typeof SEO_COLUMN_TYPES, unknown> {
  const stored = storedSeo(seo)
  return {
    seo_title: stored.title,
    seo_description: stored.description,
    seo_social_title: stored.socialTitle,
    seo_social_description: stored.socialDescription,
    seo_social_image_id: stored.socialImage,
  }
}

/** The picture that written settings point with, at their place in the body. */
export const seoReferences = (path: string, seo: SeoWrite | null | undefined): BodyReference[] =>
  reference(`${path}.socialImageId`, 'image', seo?.socialImageId)
