/** Maximum length of a language tag, in characters: RFC 5646 requires programs to accept 35. */
export const MAX_LANGUAGE_TAG = 35

/**
 * Canonicalizes a language tag (`EN-us` is `en-US`); null if it is invalid.
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
 * Shortens a language tag to what cannot be inferred (`de-DE` is `de`, `pt-BR` is `pt`, `en-GB` stays);
 * null if it is invalid.
 */
export function shortLanguageTag(text: string): string | null {
  const tag = languageTag(text)
  return tag === null ? null : new Intl.Locale(tag).minimize().baseName
}
