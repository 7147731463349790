import { decodeEntities } from '@/src/parsing/plain-text'
import type { ImportedRecipe, ImportRow, RowContent } from '@/src/importing/import-row'
import { emptyRecipe } from '@/src/importing/imported-recipe'
import { withLeftOver } from '@/src/importing/left-over'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import type { ImportFormat } from '../format'
import { emptyPost, isEmptyPost } from '../posts'
import { cardInFields, cardOf, CARD_TYPES } from './wordpress-cards'
import { embedsIn, picturesIn, postHtml } from './wordpress-content'
import { isWordPressExport, wordPressIndex } from './wordpress-exports'
import { wordPressElements } from './wordpress-index'
import type { WordPressIndex } from './wordpress-index'
import { isDiscarded, isPost, readItem } from './wordpress-item'
import type { WordPressItem } from './wordpress-item'
import { knownOfPost, readPost } from './wordpress-post'
import { withReferences } from './wordpress-references'
import { withUnreadItems } from './wordpress-unread'
import { takeWpzoomRecipes } from './wordpress-wpzoom'

/** WordPress's own export (WXR) with the recipes of WP Recipe Maker, Tasty, WP Delicious, WPZOOM and others. */
export const wordPress: ImportFormat = {
  name: 'wordpress',
  title:
    'WordPress (WXR), with WP Recipe Maker, Tasty, WP Delicious, WPZOOM and other cards, or bare posts',
  detect: isWordPressExport,
  rows: (file, bundle) => wordPressRows(file, bundle),
}

/** Item types that are no content of the site: menus, revisions, settings of themes and builders. */
const FURNITURE =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_block|wp_template(?:_part)?|wp_global_styles|wp_navigation|wp_font_\w+|acf-\w+|elementor_\w+|shop_\w+|wpcf7\w*|amp_\w+|jp_\w+|feedback|mv_video|popup|et_\w+)$/

async function* wordPressRows(file: SourceFile, bundle: Bundle): AsyncGenerator<ImportRow> {
  const index = await wordPressIndex(file, bundle)
  let number = 0
  for await (const element of wordPressElements(file)) {
    if (element.name !== 'item') continue
    const item = readItem(element)
    if (FURNITURE.test(item.type) || index.shown.has(item.id)) continue
    number += 1
    yield { name: `${file.name} #${number}`, read: () => readWordPressItem(item, index) }
  }
}

const notAPost = (type: string): string =>
  type === 'page'
    ? 'Pages are not imported, only posts.'
    : `Only posts and recipes are imported. This is an item of the type “${type}”.`

/** Reads an item of a WordPress site, from its export or its API. */
export async function readWordPressItem(
  told: WordPressItem,
  index: WordPressIndex,
): Promise<RowContent> {
  const item = await withReferences(told, index)
  const title = decodeEntities(item.title)
  if (isDiscarded(item)) {
    return { kind: 'nothing', title, message: 'This post is in the WordPress trash.' }
  }
  if (CARD_TYPES.has(item.type)) return readLoneCard(item, index)
  if (!isPost(item)) {
    return { kind: 'nothing', title, message: notAPost(item.type) }
  }
  const isEmpty = isEmptyPost(item.content) && embedsIn(item.content).length === 0
  if (
    isEmpty &&
    cardInFields(item, index.pictureUrl) === null &&
    takeWpzoomRecipes(item.content).cards.length === 0
  ) {
    return emptyPost(title)
  }
  const recipe = describePictures(await readPost(item, title, index), item, index)
  return { kind: 'recipe', sourceKey: keyOf(item), recipe }
}

/** The site's own number of a post, with its address: several sites may be brought together. */
function keyOf({ id, link }: WordPressItem): string {
  const host = link !== null && URL.canParse(link) ? new URL(link).host : ''
  return `wordpress:${host}:${id}`
}

function readLoneCard(item: WordPressItem, index: WordPressIndex): RowContent {
  const card = cardOf(item, index.pictureUrl)
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
    recipe: withUnreadItems(describePictures(loneCard(item, card, index), item, index), [item]),
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
  const inPost = picturesIn(content)
  const pictures = recipe.pictures.map((picture) => {
    if (!('url' in picture)) return picture
    const alt = inPost.get(picture.url) || index.pictureAlt(picture.url)
    return alt ? { ...picture, alt } : picture
  })
  return { ...recipe, pictures }
}

/** A recipe of Cooked has an address of its own; those of other plugins never had one. */
function loneCard(
  item: WordPressItem,
  card: Partial<ImportedRecipe>,
  index: WordPressIndex,
): ImportedRecipe {
  const told = knownOfPost(item, index)
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
    ? withLeftOver(recipe, postHtml(item.content.replace(/\[cooked-[^\]]*\]/gi, '')))
    : recipe
}
