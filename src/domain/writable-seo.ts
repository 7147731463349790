type SeoTexts = Record<'title' | 'description' | 'socialTitle' | 'socialDescription', string | null>

/** Converts search and social settings from the form of a response to that of a request. */
export function writableSeo(
  seo: (SeoTexts & { socialImage: { id: string } | null }) | null,
): (SeoTexts & { socialImageId: string | null }) | null {
  if (!seo) return null
  const { socialImage, ...texts } = seo
  return { ...texts, socialImageId: socialImage?.id ?? null }
}
