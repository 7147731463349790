type SeoTexts = Record<'title' | 'description' | 'socialTitle' | 'socialDescription', string | null>

/** Search and social settings that were read, in the form in which they are written. */
export function writableSeo(
  seo: (SeoTexts & { socialImage: { id: string } | null }) | null,
): (SeoTexts & { socialImageId: string | null }) | null {
  if (!seo) return null
  const { socialImage, ...texts } = seo
  return { ...texts, socialImageId: socialImage?.id ?? null }
}
