import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { decodeEntities, plainText } from '@/src/parsing/plain-text'
import type { ImportedRecipe, ImportRow, RowContent } from '@/src/importing/import-row'
import { documentFromWords, emptyRecipe, pathOf } from '@/src/importing/imported-recipe'
import { withLeftOver } from '@/src/importing/left-over'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import type { ImportFormat } from '../format'
import { emptyPost, isEmptyPost, recipeOfPost } from '../posts'
import { cardOf, CARD_TYPES } from './wordpress-cards'
import { embedKey, embedsIn, picturesIn, postHtml, replaceEmbeds } from './wordpress-content'
import type { RecipeEmbed } from './wordpress-content'
import { fallbackCard } from './wordpress-fallback'
import { wordPressElements, wordPressIndex } from './wordpress-index'
import { takeJetpackRecipes } from './wordpress-jetpack'
import { firstTextOrEmpty } from '../values'
import type { WordPressIndex } from './wordpress-index'
import { readItem, readStoredItem } from './wordpress-item'
import type { WordPressItem } from './wordpress-item'

/** WordPress's own export (WXR) with the recipes of WP Recipe Maker, Tasty and Mediavine Create. */
export const wordPress: ImportFormat = {
  name: 'wordpress',
  title: 'WordPress (WXR), with WP Recipe Maker, Tasty, Mediavine Create or bare posts',
  detect: ({ text }) =>
    /<rss\b/i.test(text) && /wordpress\.org\/export|<wp:wxr_version/i.test(text),
  rows: (file, bundle) => wordPressRows(file, bundle),
}

/** What is no content of the site: menus, revisions, settings of themes and builders. */
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

const isPost = ({ type }: WordPressItem): boolean => type === 'post' || /recipe/i.test(type)

/** What an item of a WordPress site is: of its export, or as its API gives it. */
export async function readWordPressItem(
  item: WordPressItem,
  index: WordPressIndex,
): Promise<RowContent> {
  const title = decodeEntities(item.title)
  if (item.status === 'trash' || item.status === 'auto-draft') {
    return { kind: 'nothing', title, message: 'This post is in the WordPress trash.' }
  }
  if (CARD_TYPES.has(item.type)) return readLoneCard(item, index)
  if (!isPost(item)) {
    return { kind: 'nothing', title, message: notAPost(item.type) }
  }
  if (isEmptyPost(item.content)) return emptyPost(title)
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
    recipe: describePictures(loneCard(item, card, index), item, index),
  }
}

/**
 * Says of each picture what its post says that it shows, or WordPress's library.
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
  const told = known(item, index)
  const isPage = item.type === 'cp_recipe'
  const recipe = emptyRecipe({ ...told, ...card, oldPaths: isPage ? told.oldPaths : [] })
  return isPage
    ? withLeftOver(recipe, postHtml(item.content.replace(/\[cooked-[^\]]*\]/gi, '')))
    : recipe
}

async function readPost(
  item: WordPressItem,
  title: string,
  index: WordPressIndex,
): Promise<ImportedRecipe> {
  const told = known(item, index)
  const { cards, fallbacks, missing, rest } = await cardsIn(item.content, index)
  const html = postHtml(rest)
  const warnings = [...told.warnings, ...missing.map(missingCard)]
  const [card, ...others] = cards
  if (!card) {
    const recipe = recipeOfPost({ title, html, url: item.link, known: told })
    return { ...recipe, warnings: [...recipe.warnings, ...warnings] }
  }
  const recipe = withCard(card, others, { ...told, title, html, warnings })
  return fallbacks.reduce(withLeftOver, recipe)
}

/** The recipes that a post shows, and its content without those that could be read. */
async function cardsIn(content: string, index: WordPressIndex) {
  const cards: Partial<ImportedRecipe>[] = []
  const fallbacks: string[] = []
  const missing: string[] = []
  const read = new Set<string>()
  for (const embed of embedsIn(content)) {
    const stored = await storedCard(embed, index)
    const card = stored ?? fallbackCard(embed.fallback)
    if (card) {
      cards.push(card)
      read.add(embedKey(embed))
      if (!stored) fallbacks.push(embed.fallback)
    } else if (embed.fallback === '') missing.push(embed.title ?? embed.id)
  }
  const without = replaceEmbeds(content, (embed) =>
    read.has(embedKey(embed)) ? '' : embed.fallback,
  )
  const { cards: own, rest } = takeJetpackRecipes(without)
  return { cards: [...cards, ...own], fallbacks, missing, rest }
}

async function storedCard(
  embed: RecipeEmbed,
  index: WordPressIndex,
): Promise<Partial<ImportedRecipe> | null> {
  const id = index.cardFor(embed)
  const stored = id === null ? null : readStoredItem(await index.cards.get(id))
  return stored ? cardOf(stored, index.pictureUrl) : null
}

const missingCard = (name: string): string =>
  `The recipe card “${name}” is not in this export. Save the page in a browser and import the saved file.`

type Told = ReturnType<typeof known> & { title: string; html: string }

/** The post's words become the story around its first recipe; further cards follow it as notes. */
function withCard(
  card: Partial<ImportedRecipe>,
  others: readonly Partial<ImportedRecipe>[],
  { title, html, ...told }: Told,
): ImportedRecipe {
  const pictures = [...told.pictures, ...(card.pictures ?? [])]
  const all = [...pictures, ...[...picturesIn(html).keys()].map((url) => ({ url }))]
  const parts = [card, ...others]
  return emptyRecipe({
    ...card,
    ...told,
    title: title || (card.title ?? ''),
    description: told.description ?? card.description ?? null,
    author: authorsOf([told, ...parts]),
    categories: [...parts.flatMap((part) => part.categories ?? []), ...told.categories],
    tags: [...parts.flatMap((part) => part.tags ?? []), ...told.tags],
    keywords: parts.flatMap((part) => [...otherName(part, title), ...(part.keywords ?? [])]),
    equipment: parts.flatMap((part) => part.equipment ?? []),
    ingredientGroups: parts.flatMap((part) => titled(part, others, part.ingredientGroups ?? [])),
    instructionGroups: parts.flatMap((part) => titled(part, others, part.instructionGroups ?? [])),
    story: [...documentFromWords(html), ...parts.flatMap((part) => part.story ?? [])],
    note: [...(card.note ?? []), ...others.flatMap(notesOf)],
    pictures: [...new Map(all.map((each) => [JSON.stringify(each), each])).values()].slice(0, 12),
  })
}

/** Who wrote the post, and who the recipes in it are said to be from. */
const authorsOf = (parts: readonly { author?: string | null }[]): string | null =>
  [...new Set(parts.flatMap(({ author }) => author ?? []))].join(', ') || null

/** A recipe that is called otherwise than its post is still found by its own name. */
const otherName = (part: Partial<ImportedRecipe>, title: string): string[] =>
  title === '' || !part.title || part.title === title ? [] : [part.title]

/** What a further recipe says beside its lists stands under its name. */
const notesOf = ({ title, description, note }: Partial<ImportedRecipe>): RichTextDocument => [
  ...documentFromPlainText([title, description].filter(Boolean).join('\n')),
  ...(note ?? []),
]

/** With several recipes in a post, each part says whose it is. */
const titled = <Group extends { title: string | null }>(
  part: Partial<ImportedRecipe>,
  others: readonly unknown[],
  groups: readonly Group[],
): Group[] =>
  groups.map((group) => ({
    ...group,
    title: others.length === 0 ? group.title : (group.title ?? part.title ?? null),
  }))

/** What WordPress itself knows of a post. */
function known(item: WordPressItem, index: WordPressIndex) {
  const { status, date } = item
  const picture = index.pictureUrl(firstTextOrEmpty(item.meta, '_thumbnail_id'))
  return {
    slug: item.slug,
    description: plainText(item.excerpt ?? '') || null,
    author: authorOf(item, index),
    language: index.language,
    categories: termsOf(item, 'category'),
    tags: termsOf(item, 'post_tag'),
    isDraft: status !== 'publish' || item.isLocked,
    datePublished: date,
    updatedAt: item.modified,
    sourceUrl: item.link,
    oldPaths: [pathOf(item.link)].filter((path) => path !== null),
    pictures: picture === null ? [] : [{ url: picture }],
    warnings:
      status === 'future' ? [`It was to appear on ${date ?? 'a later day'}: now a draft.`] : [],
  }
}

const authorOf = ({ author }: WordPressItem, index: WordPressIndex): string | null =>
  author === null ? null : (index.authorName(author) ?? author)

const termsOf = ({ terms }: WordPressItem, taxonomy: string): string[] => [
  ...(terms[taxonomy] ?? []),
]
