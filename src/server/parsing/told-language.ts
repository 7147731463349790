import { languageTag } from '@/src/domain/language/language-tag'

/**
 * The language of a source, where it is worth keeping. Pages say `en` whatever they are written in:
 * only another language than English is told.
 */
export function toldLanguage(language: string | null): string | null {
  const tag = language === null ? null : languageTag(language)
  return tag === null || /^(?:en|und)(?:-|$)/i.test(tag) ? null : tag
}
