import type { Seo, SeoWrite } from '@/src/contract/seo'

/** Changes of some search and social fields. */
export type SeoEdits = Partial<Seo>

/** Search and social fields of which none is set. */
export const EMPTY_SEO: Seo = {
  title: null,
  description: null,
  socialTitle: null,
  socialDescription: null,
  socialImage: null,
}

/** Applies edits to fields; null if none is set. */
export const editedSeo = (seo: Seo | null, edits: SeoEdits): Seo | null =>
  orNull({ ...EMPTY_SEO, ...seo, ...edits })

/** Applies edits to fields in their write form; null if none is set. */
export function editedSeoWrite(
  seo: SeoWrite | null | undefined,
  { socialImage, ...texts }: SeoEdits,
): SeoWrite | null {
  const picture = socialImage === undefined ? {} : { socialImageId: socialImage?.id ?? null }
  return orNull({ ...seo, ...texts, ...picture })
}

const orNull = <Fields extends object>(fields: Fields): Fields | null =>
  Object.values(fields).some(Boolean) ? fields : null

/** Written fields in the form in which they are read, with the picture that their id names. */
export const readableSeo = (
  seo: SeoWrite | null | undefined,
  socialImage: Seo['socialImage'],
): Seo => ({
  title: seo?.title ?? null,
  description: seo?.description ?? null,
  socialTitle: seo?.socialTitle ?? null,
  socialDescription: seo?.socialDescription ?? null,
  socialImage,
})

/** The number of fields that are set, as the summary of a closed section. */
export function seoSummary(seo: SeoWrite | null | undefined): string {
  const count = Object.values(seo ?? {}).filter(Boolean).length
  if (count === 0) return 'Same as the page'
  return count === 1 ? '1 field set' : `${count} fields set`
}
