import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '@/src/domain/seo-limits'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { toPlainText } from '@/src/parsing/plain-text'
import type { WordPressItem } from './wordpress-item'

/**
 * Reads the search title and description set in Yoast SEO or Rank Math; returns null if there are
 * none.
 */
export function readPostSeo({ meta }: Pick<WordPressItem, 'meta'>): ImportedRecipe['seo'] {
  const written = (maxLength: number, ...keys: string[]): string | null =>
    keys.map((key) => writtenText(meta[key] ?? '', maxLength)).find((text) => text !== null) ?? null
  const title = written(MAX_SEO_TITLE, '_yoast_wpseo_title', 'rank_math_title')
  const description = written(MAX_SEO_DESCRIPTION, '_yoast_wpseo_metadesc', 'rank_math_description')
  return title === null && description === null ? null : { title, description }
}

/** Template variables: `%%title%%` of Yoast SEO, `%title%` and `%customfield(price)%` of Rank Math. */
const TEMPLATE_VARIABLE = /%%?[a-z_]+(?:\([^)]*\))?%/i

function writtenText(value: string, maxLength: number): string | null {
  const text = toPlainText(value).trim()
  return TEMPLATE_VARIABLE.test(text) ? null : text.slice(0, maxLength) || null
}
