import { languageTag } from '@/src/domain/language/language-tag'

/**
 * Returns the declared language of a source if it is reliable, else null: pages in any language declare
 * `en`, so only other languages count.
 */
export function declaredLanguage(language: string | null): string | null {
  const tag = language === null ? null : languageTag(language)
  return tag === null || /^(?:en|und)(?:-|$)/i.test(tag) ? null : tag
}
