import { decodeEntities } from '@/src/parsing/plain-text'
import { isSameTitle } from '@/src/parsing/web-page/page-title'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { formatTitleKey } from '../documents/document-parts'
import { readCardInFields, readCard } from './wordpress-cards'
import { getEmbedKey, findEmbeds, replaceEmbeds } from './wordpress-content'
import type { RecipeEmbed } from './wordpress-content'
import { readFallbackCard } from './wordpress-fallback'
import type { WordPressIndex } from './wordpress-index'
import { readStoredItem } from './wordpress-item'
import type { WordPressItem } from './wordpress-item'
import { extractJetpackRecipes } from './wordpress-jetpack'
import { extractWpzoomRecipes } from './wordpress-wpzoom'

/** A recipe card of a post. */
export type PostCard = {
  card: Partial<ImportedRecipe>
  /** The title of the card, or of the post with it in its fields. */
  title: string
  /** Its key within the post: the plugin's id, else its title. */
  key: string
  /** The item that contains it, if not the post itself. */
  source: WordPressItem | null
  /** The HTML in the post that it was read from; empty if it was read from fields. */
  fallback: string
}

/**
 * Reads the recipe cards of a post; returns them with the content without them and the names of
 * missing ones.
 */
export async function readPostCards(
  item: WordPressItem,
  index: WordPressIndex,
): Promise<{ cards: PostCard[]; missing: string[]; rest: string }> {
  const { id, content } = item
  const own = readCardInFields(item, index.pictureUrl)
  const cards: PostCard[] = own ? [inPost(own, decodeEntities(item.title))] : []
  const missing: string[] = []
  const read = new Set<string>()
  for (const embed of findEmbeds(content)) {
    // A post that displays the recipe in its own fields.
    if (index.cardFor(embed) === id) {
      read.add(getEmbedKey(embed))
      continue
    }
    const found = (await storedCard(embed, index)) ?? cardInText(embed)
    if (found) {
      cards.push(found)
      read.add(getEmbedKey(embed))
    } else if (embed.fallback === '') missing.push(embed.title ?? embed.id)
  }
  const without = replaceEmbeds(content, (embed) =>
    read.has(getEmbedKey(embed)) ? '' : embed.fallback,
  )
  const jetpack = extractJetpackRecipes(without)
  const wpzoom = extractWpzoomRecipes(jetpack.rest)
  return {
    cards: [...cards, ...[...jetpack.cards, ...wpzoom.cards].map((card) => inPost(card))],
    missing,
    rest: wpzoom.rest,
  }
}

const inPost = (card: Partial<ImportedRecipe>, title = card.title ?? ''): PostCard => ({
  card,
  title,
  key: formatTitleKey(title),
  source: null,
  fallback: '',
})

async function storedCard(embed: RecipeEmbed, index: WordPressIndex): Promise<PostCard | null> {
  const id = index.cardFor(embed)
  const source = id === null ? null : readStoredItem(await index.cards.get(id))
  const card = source && readCard(source, index.pictureUrl)
  return source && card
    ? { card, title: card.title ?? '', key: source.id, source, fallback: '' }
    : null
}

function cardInText({ id, fallback }: RecipeEmbed): PostCard | null {
  const card = readFallbackCard(fallback)
  return card && { card, title: card.title ?? '', key: id, source: null, fallback }
}

/**
 * Returns whether each card of a post is a separate recipe: all are complete and titled, and no
 * other post displays one of them.
 * @see docs/product/import-and-export.md#several-recipes-in-a-document
 */
export const areSeparateRecipes = (cards: readonly PostCard[], index: WordPressIndex): boolean =>
  cards.length > 1 &&
  cards.every((card, at) => {
    const isShared = index.shared.has(card.source?.id ?? '')
    return isWhole(card) && !isShared && !cards.slice(0, at).some((each) => isSame(each, card))
  })

const isSame = (one: PostCard, other: PostCard): boolean =>
  one.key === other.key ||
  formatTitleKey(one.title) === formatTitleKey(other.title) ||
  isSameTitle(one.title, other.title)

function isWhole({ card: { ingredientGroups = [], instructionGroups = [] }, title }: PostCard) {
  const lines = ingredientGroups.flatMap((group) => group.lines)
  const steps = instructionGroups.flatMap((group) => group.steps)
  return formatTitleKey(title) !== '' && lines.length >= 2 && steps.length > 0
}

/** Returns whether the content of a post may display several cards. */
export const mayHaveSeveralCards = (item: WordPressItem, hasOwn: boolean): boolean =>
  findEmbeds(item.content).length +
    extractJetpackRecipes(item.content).cards.length +
    extractWpzoomRecipes(item.content).cards.length +
    (hasOwn ? 1 : 0) >
  1
