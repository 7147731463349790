import type { RowContent } from '../import-row'
import type { ReadOptions } from './format'

/**
 * Skips an item of an optional type, such as a page, unless the user chose to import it.
 * @see docs/product/import-and-export.md#pages-and-other-types
 */
export function skipUnlessChosen(
  content: RowContent,
  type: string,
  types: ReadOptions['types'],
): RowContent {
  if (content.kind !== 'recipe') return content
  const { title, legacyHtml } = content.recipe
  const item = { type, hasRecipe: legacyHtml === null }
  const choice = types && Object.hasOwn(types, type) ? types[type] : undefined
  if (choice === 'all' || (choice === 'recipes' && item.hasRecipe)) return { ...content, item }
  return { kind: 'nothing', title, message: leftOutMessage(item), item }
}

const leftOutMessage = ({ type, hasRecipe }: { type: string; hasRecipe: boolean }): string =>
  hasRecipe
    ? `This item has the type “${type}” and seems to contain a recipe. To import it, select the type in the dry run.`
    : `Only posts and recipes are imported. This item has the type “${type}”.`
