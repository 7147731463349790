import type { ImportedRating } from '@/src/contract/people/rating'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { toPlainText } from '@/src/parsing/plain-text'
import type { ImportedRecipe } from '@/src/importing/import-row'
import type { ImportedComment } from '@/src/importing/imported-comment'
import { textToDocument, emptyRecipe, getUrlPath } from '@/src/importing/imported-recipe'
import { addRemainingText } from '@/src/importing/remaining-text'
import { replaceFramesWithLinks, convertLinksToEmbeds } from '@/src/importing/story-embeds'
import { escapeText, readPostRecipe } from '../posts'
import { getFirstTextOrEmpty } from '../values'
import { findPictures, renderPostHtml, renderEmbeds } from './wordpress-content'
import type { WordPressIndex } from './wordpress-index'
import { listFormerPaths } from './wordpress-old-slugs'
import { readPostSeo } from './wordpress-seo'
import { areSeparateRecipes, readPostCards } from './wordpress-post-cards'
import type { PostCard } from './wordpress-post-cards'
import { listMissingReferences } from './wordpress-references'
import { removeShortcodes } from './wordpress-shortcodes'
import { addUnreadItemsWarning } from './wordpress-unread'
import type { WordPressItem } from './wordpress-item'

/**
 * A recipe of a post; `key` identifies an additional recipe of the post, and is null for the first.
 */
export type PostRecipe = { key: string | null; recipe: ImportedRecipe }

/**
 * Reads the recipes of a post: one per card if all cards are complete, else one from all cards, or
 * from the text if there are none. The text of the post becomes the story of the first recipe.
 * @see docs/product/import-and-export.md#several-recipes-in-a-document
 */
export async function readPost(
  item: WordPressItem,
  title: string,
  index: WordPressIndex,
): Promise<PostRecipe[]> {
  const told = readPostFields(item, index)
  const { cards, missing, rest } = await readPostCards(item, index)
  const { rest: content, warnings: codes } = removeShortcodes(renderEmbeds(rest))
  const html = renderPostHtml(content)
  const warnings = [...missing.map(missingCard), ...codes]
  const [first, ...others] = cards
  if (!first) {
    const recipe = readPostRecipe({ title, html, url: item.link, known: told })
    const whole = { ...recipe, warnings: [...recipe.warnings, ...warnings] }
    return [{ key: null, recipe: addUnreadItemsWarning(whole, [item]) }]
  }
  const post = { ...told, title, html, warnings: [...told.warnings, ...warnings] }
  if (areSeparateRecipes(cards, index)) return dividedPost(item, post, first, others)
  const recipe = withCard(
    first.card,
    others.map(({ card }) => card),
    post,
  )
  const sources = cards.flatMap(({ source }) => source ?? [])
  return [
    {
      key: null,
      recipe: addUnreadItemsWarning(withFallbackText(recipe, cards), [item, ...sources]),
    },
  ]
}

/** Adds the text of cards that is missing in their recipe. */
const withFallbackText = (recipe: ImportedRecipe, cards: readonly PostCard[]): ImportedRecipe =>
  cards.reduce(
    (whole, { fallback }) => (fallback === '' ? whole : addRemainingText(whole, fallback)),
    recipe,
  )

/**
 * Builds the recipes of a post with several cards; the first gets the post's address, story and
 * search title.
 */
function dividedPost(
  item: WordPressItem,
  { title, html, ...told }: PostFields,
  first: PostCard,
  others: readonly PostCard[],
): PostRecipe[] {
  const further = others.map((other) => {
    const recipe = withCard(other.card, [], {
      ...{ ...told, title: other.card.title ?? '', html: '' },
      ...{ description: null, slug: null, seo: null },
      ...{ oldPaths: [], formerPaths: [], pictures: [], comments: [], warnings: [] },
    })
    const sources = other.source ? [other.source] : []
    return {
      key: other.key,
      recipe: addUnreadItemsWarning(withFallbackText(recipe, [other]), sources),
    }
  })
  const name = first.card.title ?? title
  const heading = name === title || title === '' ? '' : `<h2>${escapeText(title)}</h2>`
  const main = withCard(first.card, [], {
    ...{ ...told, title: name, html: `${heading}${html}` },
    warnings: [...told.warnings, dividedWarning(further)],
  })
  const sources = first.source ? [item, first.source] : [item]
  const recipe = addUnreadItemsWarning(
    withFallbackText(main, [first]),
    sources,
    further.map((each) => each.recipe),
  )
  return [{ key: null, recipe }, ...further]
}

const dividedWarning = (further: readonly PostRecipe[]): string =>
  `This post has ${further.length + 1} recipe cards, each of which became a recipe: see also ${further.map(({ recipe }) => `“${recipe.title}”`).join(', ')}.`

const missingCard = (name: string): string =>
  `The recipe card “${name}” is not in this export. Save the page in a browser and import the saved file.`

/** Maximum number of imported pictures of a post with a recipe card. */
const MAX_PICTURES = 12

type PostFields = ReturnType<typeof readPostFields> & { title: string; html: string }

/** The text of the post becomes the story of its first recipe; further cards become notes. */
function withCard(
  card: Partial<ImportedRecipe>,
  others: readonly Partial<ImportedRecipe>[],
  { title, html, ...told }: PostFields,
): ImportedRecipe {
  const pictures = [...told.pictures, ...(card.pictures ?? [])]
  const all = [...pictures, ...[...findPictures(html).keys()].map((url) => ({ url }))]
  const found = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
  const left = found.length - MAX_PICTURES
  const parts = [card, ...others]
  return emptyRecipe({
    ...card,
    ...told,
    title: title || (card.title ?? ''),
    description: told.description ?? card.description ?? null,
    author: authorsOf([told, ...parts]),
    formerPaths: [...told.formerPaths, ...parts.flatMap((part) => part.formerPaths ?? [])],
    categories: [...parts.flatMap((part) => part.categories ?? []), ...told.categories],
    tags: [...parts.flatMap((part) => part.tags ?? []), ...told.tags],
    keywords: parts.flatMap((part) => [...otherName(part, title), ...(part.keywords ?? [])]),
    equipment: parts.flatMap((part) => part.equipment ?? []),
    ingredientGroups: parts.flatMap((part) => titled(part, others, part.ingredientGroups ?? [])),
    instructionGroups: parts.flatMap((part) => titled(part, others, part.instructionGroups ?? [])),
    story: [
      ...convertLinksToEmbeds(textToDocument(replaceFramesWithLinks(html))),
      ...parts.flatMap((part) => part.story ?? []),
    ],
    note: [...(card.note ?? []), ...others.flatMap(notesOf)],
    pictures: found.slice(0, MAX_PICTURES),
    rating: summaryBeside(told.comments, card.rating ?? null),
    warnings: [
      ...told.warnings,
      ...(left > 0
        ? [`The first ${MAX_PICTURES} pictures were imported, ${left} more were left out.`]
        : []),
    ],
  })
}

/**
 * The summary of a card counts the stars of its comments too: it is left out unless it has ratings beyond
 * those that come in with the comments.
 */
function summaryBeside(
  comments: readonly ImportedComment[],
  summary: ImportedRating | null,
): ImportedRating | null {
  const rated = comments.filter(({ stars, status }) => stars !== null && status !== 'spam').length
  return rated === 0 || (summary?.count ?? 0) > rated ? summary : null
}

/** Joins the author of the post and those of its recipes. */
const authorsOf = (parts: readonly { author?: string | null }[]): string | null =>
  [...new Set(parts.flatMap(({ author }) => author ?? []))].join(', ') || null

/**
 * Returns the title of a recipe that differs from that of its post, so that it can be found by
 * both.
 */
const otherName = (part: Partial<ImportedRecipe>, title: string): string[] =>
  title === '' || !part.title || part.title === title ? [] : [part.title]

/** Moves the text of a further recipe outside its lists to the notes, under its title. */
const notesOf = ({ title, description, note }: Partial<ImportedRecipe>): RichTextDocument => [
  ...documentFromPlainText([title, description].filter(Boolean).join('\n')),
  ...(note ?? []),
]

/** Prefixes the parts of a recipe with its title, for posts with several recipes. */
const titled = <Group extends { title: string | null }>(
  part: Partial<ImportedRecipe>,
  others: readonly unknown[],
  groups: readonly Group[],
): Group[] =>
  groups.map((group) => ({
    ...group,
    title: others.length === 0 ? group.title : (group.title ?? part.title ?? null),
  }))

/** Reads the fields of a post that WordPress itself stores. */
export function readPostFields(item: WordPressItem, index: WordPressIndex) {
  const { status, date } = item
  const picture = index.pictureUrl(getFirstTextOrEmpty(item.meta, '_thumbnail_id'))
  return {
    slug: item.slug,
    description: toPlainText(item.excerpt ?? '') || null,
    author: authorOf(item, index),
    language: index.language,
    categories: termsOf(item, 'category'),
    tags: termsOf(item, 'post_tag'),
    isDraft: status !== 'publish' || item.isLocked,
    datePublished: date,
    updatedAt: item.modified,
    sourceUrl: item.link,
    oldPaths: [getUrlPath(item.link)].filter((path) => path !== null),
    formerPaths: listFormerPaths(item),
    seo: readPostSeo(item),
    pictures: picture === null ? [] : [{ url: picture }],
    comments: item.comments,
    warnings: [...whyDraft(item), ...listMissingReferences(item, index)],
  }
}

/** Explains why a formerly visible post becomes a draft. */
function whyDraft({ status, date, isLocked }: WordPressItem): string[] {
  if (status === 'future')
    return [`It was scheduled for ${date?.slice(0, 10) ?? 'a later day'}, so it is now a draft.`]
  if (status === 'private') return ['It was private in WordPress, so it is now a draft.']
  return isLocked && status === 'publish'
    ? ['It was protected by a password in WordPress, so it is now a draft.']
    : []
}

const authorOf = ({ author }: WordPressItem, index: WordPressIndex): string | null =>
  author === null ? null : (index.authorName(author) ?? author)

const termsOf = ({ terms }: WordPressItem, taxonomy: string): string[] => [
  ...(terms[taxonomy] ?? []),
]
