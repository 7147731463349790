import type { Seo, SeoWrite } from '@/src/contract/seo'

/** Changes of some search and social fields. */
export type SeoEdits = Partial<Seo>

/** Written settings with changes applied; null once nothing is set. */
export function editedSeo(
  seo: SeoWrite | null | undefined,
  { socialImage, ...texts }: SeoEdits,
): SeoWrite | null {
  const picture = socialImage === undefined ? {} : { socialImageId: socialImage?.id ?? null }
  const edited = { ...seo, ...texts, ...picture }
  return Object.values(edited).some((value) => value) ? edited : null
}

/** Written settings as they are read; null for a picture that is not known. */
export const shownSeo = (
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
  const count = Object.values(seo ?? {}).filter((value) => value).length
  return count === 0
    ? 'Words and picture of the page'
    : count === 1
      ? '1 of its own'
      : `${count} of its own`
}
