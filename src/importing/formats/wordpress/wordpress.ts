import type { TypeChoices } from '@/src/contract/import-types'
import { decodeEntities } from '@/src/parsing/plain-text'
import type { ImportedRecipe, ImportRow, RowContent } from '@/src/importing/import-row'
import { emptyRecipe } from '@/src/importing/imported-recipe'
import { addRemainingText } from '@/src/importing/remaining-text'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import type { ImportFormat } from '../format'
import { skipUnlessChosen } from '../other-types'
import { skipEmptyPost, isEmptyPost } from '../posts'
import { readCardInFields, readCard, CARD_TYPES, containsCard } from './wordpress-cards'
import { findEmbeds, findPictures, renderPostHtml } from './wordpress-content'
import { isWordPressExport, buildWordPressIndex } from './wordpress-exports'
import { readWordPressElements } from './wordpress-index'
import type { WordPressIndex } from './wordpress-index'
import { isTrashed, isPost, readItem } from './wordpress-item'
import type { WordPressItem } from './wordpress-item'
import { readPostFields, readPost } from './wordpress-post'
import { areSeparateRecipes, readPostCards, mayHaveSeveralCards } from './wordpress-post-cards'
import { resolveReferences } from './wordpress-references'
import { addUnreadItemsWarning } from './wordpress-unread'
import { extractWpzoomRecipes } from './wordpress-wpzoom'

/**
 * The WordPress export (WXR), with recipes of WP Recipe Maker, Tasty, WP Delicious, WPZOOM and
 * others.
 */
export const wordPress: ImportFormat = {
  name: 'wordpress',
  title:
    'WordPress (WXR), with WP Recipe Maker, Tasty, WP Delicious, WPZOOM and other cards, or bare posts',
  detect: isWordPressExport,
  rows: (file, bundle, { types }) => wordPressRows(file, bundle, types),
}

/** Item types without content of their own: pictures, menus, revisions, theme settings. */
const IS_FURNITURE =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_block|wp_template(?:_part)?|wp_global_styles|wp_navigation|wp_font_\w+|acf-\w+|elementor_\w+|shop_\w+|wpcf7\w*|amp_\w+|jp_\w+|feedback|mv_video|popup|et_\w+)$/

async function* wordPressRows(
  file: SourceFile,
  bundle: Bundle,
  types: TypeChoices = {},
): AsyncGenerator<ImportRow> {
  const index = await buildWordPressIndex(file, bundle, types)
  const furniture = new Map<string, number>()
  let number = 0
  for await (const element of readWordPressElements(file)) {
    if (element.name !== 'item') continue
    const item = readItem(element)
    if (IS_FURNITURE.test(item.type)) {
      furniture.set(item.type, (furniture.get(item.type) ?? 0) + 1)
    } else if (!index.shown.has(item.id)) {
      number += 1
      yield* readWordPressItemRows(`${file.name} #${number}`, item, index, types)
    }
  }
  if (furniture.size > 0) yield furnitureRow(file.name, furniture)
}

/** Returns a row that reports the items without rows, so that nothing is dropped silently. */
function furnitureRow(name: string, counts: ReadonlyMap<string, number>): ImportRow {
  const list = [...counts].map(([type, count]) => `${count} ${type}`).join(', ')
  const message = `Not imported separately: ${list}. Pictures and reusable blocks are imported with the posts that use them.`
  return { name, read: () => ({ kind: 'nothing', title: null, message }) }
}

/** Yields the rows of a WordPress item, from an export or the API: one, or one per recipe card. */
export async function* readWordPressItemRows(
  name: string,
  item: WordPressItem,
  index: WordPressIndex,
  types: TypeChoices = {},
): AsyncGenerator<ImportRow> {
  const count = await countRecipes(item, index)
  for (let at = 0; at < count; at += 1) {
    const read = async (): Promise<RowContent> => {
      const content =
        (await readEntry(item, index))[at] ?? skipEmptyPost(decodeEntities(item.title))
      const isOwnType = isPost(item) || CARD_TYPES.has(item.type)
      return isOwnType ? content : skipUnlessChosen(content, item.type, types)
    }
    yield { name: at === 0 ? name : `${name} (${at + 1})`, read }
  }
}

/** Counts the recipes of an item; reads cards only if there may be several. */
async function countRecipes(told: WordPressItem, index: WordPressIndex): Promise<number> {
  if (CARD_TYPES.has(told.type) || isTrashed(told)) return 1
  const item = await resolveReferences(told, index)
  if (!mayHaveSeveralCards(item, containsCard(item))) return 1
  const { cards } = await readPostCards(item, index)
  return areSeparateRecipes(cards, index) ? cards.length : 1
}

async function readEntry(told: WordPressItem, index: WordPressIndex): Promise<RowContent[]> {
  const item = await resolveReferences(told, index)
  const title = decodeEntities(item.title)
  if (isTrashed(item)) {
    return [{ kind: 'nothing', title, message: 'This post is in the WordPress trash.' }]
  }
  if (CARD_TYPES.has(item.type)) return [readLoneCard(item, index)]
  const isEmpty = isEmptyPost(item.content) && findEmbeds(item.content).length === 0
  if (
    isEmpty &&
    readCardInFields(item, index.pictureUrl) === null &&
    extractWpzoomRecipes(item.content).cards.length === 0
  ) {
    return [skipEmptyPost(title)]
  }
  return (await readPost(item, title, index)).map(({ key, recipe }) => ({
    kind: 'recipe',
    sourceKey: key === null ? keyOf(item) : `${keyOf(item)}#${key}`,
    recipe: describePictures(recipe, item, index),
  }))
}

/** Builds a key from the site's address and its post number, as several sites may be imported. */
function keyOf({ id, link }: WordPressItem): string {
  const host = link !== null && URL.canParse(link) ? new URL(link).host : ''
  return `wordpress:${host}:${id}`
}

function readLoneCard(item: WordPressItem, index: WordPressIndex): RowContent {
  const card = readCard(item, index.pictureUrl)
  const title = decodeEntities(item.title)
  if (!card) {
    return {
      kind: 'nothing',
      title,
      message: 'The content of this recipe card is not in the export.',
    }
  }
  return {
    kind: 'recipe',
    sourceKey: keyOf(item),
    recipe: addUnreadItemsWarning(describePictures(loneCard(item, card, index), item, index), [
      item,
    ]),
  }
}

/**
 * Adds descriptions to pictures, from the post or from WordPress's library.
 * @see docs/product/media.md#alternative-text
 */
function describePictures(
  recipe: ImportedRecipe,
  { content }: WordPressItem,
  index: WordPressIndex,
): ImportedRecipe {
  const inPost = findPictures(content)
  const pictures = recipe.pictures.map((picture) => {
    if (!('url' in picture)) return picture
    const alt = inPost.get(picture.url) || index.pictureAlt(picture.url)
    return alt ? { ...picture, alt } : picture
  })
  return { ...recipe, pictures }
}

/** Recipes of Cooked have addresses of their own, unlike those of other plugins. */
function loneCard(
  item: WordPressItem,
  card: Partial<ImportedRecipe>,
  index: WordPressIndex,
): ImportedRecipe {
  const told = readPostFields(item, index)
  const isPage = item.type === 'cp_recipe'
  const recipe = emptyRecipe({
    ...told,
    ...card,
    description: card.description ?? told.description,
    author: card.author ?? told.author,
    oldPaths: isPage ? told.oldPaths : [],
    formerPaths: isPage ? told.formerPaths : [],
  })
  return isPage
    ? addRemainingText(recipe, renderPostHtml(item.content.replace(/\[cooked-[^\]]*\]/gi, '')))
    : recipe
}
