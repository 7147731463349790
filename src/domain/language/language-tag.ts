/** The longest tag that RFC 5646 asks programs to accept. */
export const MAX_LANGUAGE_TAG = 35

/**
 * A language tag in its canonical writing (`EN-us` is `en-US`); null for what is none.
 * @see docs/product/recipes.md#language
 */
export function languageTag(text: string): string | null {
  const tag = text.trim().replaceAll('_', '-')
  if (tag === '' || tag.length > MAX_LANGUAGE_TAG) return null
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null
  } catch {
    return null
  }
}

/**
 * A language tag without what goes without saying (`de-DE` is `de`, `pt-BR` is `pt`, `en-GB` stays);
 * null for what is none.
 */
export function shortLanguageTag(text: string): string | null {
  const tag = languageTag(text)
  return tag === null ? null : new Intl.Locale(tag).minimize().baseName
}
