import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { plainText } from '@/src/parsing/plain-text'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { documentFromWords, emptyRecipe, pathOf } from '@/src/importing/imported-recipe'
import { withLeftOver } from '@/src/importing/left-over'
import { framesAsLinks, linksAsEmbeds } from '@/src/importing/story-embeds'
import { recipeOfPost } from '../posts'
import { firstTextOrEmpty } from '../values'
import { cardInFields, cardOf } from './wordpress-cards'
import {
  embedKey,
  embedsIn,
  picturesIn,
  postHtml,
  replaceEmbeds,
  withEmbeds,
} from './wordpress-content'
import type { RecipeEmbed } from './wordpress-content'
import { fallbackCard } from './wordpress-fallback'
import type { WordPressIndex } from './wordpress-index'
import { formerPathsOf } from './wordpress-old-slugs'
import { seoOfPost } from './wordpress-seo'
import { missingReferences } from './wordpress-references'
import { takeShortcodes } from './wordpress-shortcodes'
import { withUnreadItems } from './wordpress-unread'
import { readStoredItem } from './wordpress-item'
import type { WordPressItem } from './wordpress-item'
import { takeJetpackRecipes } from './wordpress-jetpack'
import { takeWpzoomRecipes } from './wordpress-wpzoom'

/**
 * The recipe of a post: its first recipe card with the post's words as the story, or what its words
 * say when it has no card.
 * @see docs/product/import-and-export.md#imports
 */
export async function readPost(
  item: WordPressItem,
  title: string,
  index: WordPressIndex,
): Promise<ImportedRecipe> {
  const told = knownOfPost(item, index)
  const { cards: shown, fallbacks, missing, rest, sources } = await cardsIn(item, index)
  const own = cardInFields(item, index.pictureUrl)
  const cards = own ? [own, ...shown] : shown
  const { rest: content, warnings: codes } = takeShortcodes(withEmbeds(rest))
  const html = postHtml(content)
  const warnings = [...missing.map(missingCard), ...codes]
  const [card, ...others] = cards
  if (!card) {
    const recipe = recipeOfPost({ title, html, url: item.link, known: told })
    return withUnreadItems({ ...recipe, warnings: [...recipe.warnings, ...warnings] }, [item])
  }
  const recipe = withCard(card, others, {
    ...told,
    title,
    html,
    warnings: [...told.warnings, ...warnings],
  })
  return withUnreadItems(fallbacks.reduce(withLeftOver, recipe), [item, ...sources])
}

/** The recipes that a post shows, and its content without those that could be read. */
async function cardsIn({ id, content }: WordPressItem, index: WordPressIndex) {
  const cards: Partial<ImportedRecipe>[] = []
  const fallbacks: string[] = []
  const missing: string[] = []
  const sources: WordPressItem[] = []
  const read = new Set<string>()
  for (const embed of embedsIn(content)) {
    // A post that shows the recipe in its own fields.
    if (index.cardFor(embed) === id) {
      read.add(embedKey(embed))
      continue
    }
    const stored = await storedCard(embed, index)
    if (stored) sources.push(stored.source)
    const card = stored?.card ?? fallbackCard(embed.fallback)
    if (card) {
      cards.push(card)
      read.add(embedKey(embed))
      if (!stored) fallbacks.push(embed.fallback)
    } else if (embed.fallback === '') missing.push(embed.title ?? embed.id)
  }
  const without = replaceEmbeds(content, (embed) =>
    read.has(embedKey(embed)) ? '' : embed.fallback,
  )
  const jetpack = takeJetpackRecipes(without)
  const wpzoom = takeWpzoomRecipes(jetpack.rest)
  return {
    cards: [...cards, ...jetpack.cards, ...wpzoom.cards],
    fallbacks,
    missing,
    rest: wpzoom.rest,
    sources,
  }
}

async function storedCard(embed: RecipeEmbed, index: WordPressIndex) {
  const id = index.cardFor(embed)
  const source = id === null ? null : readStoredItem(await index.cards.get(id))
  const card = source && cardOf(source, index.pictureUrl)
  return source && card ? { source, card } : null
}

const missingCard = (name: string): string =>
  `The recipe card “${name}” is not in this export. Save the page in a browser and import the saved file.`

/** Most pictures of a post with a recipe card that are imported. */
const MOST_PICTURES = 12

type Told = ReturnType<typeof knownOfPost> & { title: string; html: string }

/** The post's words become the story around its first recipe; further cards follow it as notes. */
function withCard(
  card: Partial<ImportedRecipe>,
  others: readonly Partial<ImportedRecipe>[],
  { title, html, ...told }: Told,
): ImportedRecipe {
  const pictures = [...told.pictures, ...(card.pictures ?? [])]
  const all = [...pictures, ...[...picturesIn(html).keys()].map((url) => ({ url }))]
  const found = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
  const left = found.length - MOST_PICTURES
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
      ...linksAsEmbeds(documentFromWords(framesAsLinks(html))),
      ...parts.flatMap((part) => part.story ?? []),
    ],
    note: [...(card.note ?? []), ...others.flatMap(notesOf)],
    pictures: found.slice(0, MOST_PICTURES),
    warnings: [
      ...told.warnings,
      ...(left > 0
        ? [`The first ${MOST_PICTURES} pictures were taken, ${left} more were left.`]
        : []),
    ],
  })
}

/** The author of the post, followed by the authors of its recipes. */
const authorsOf = (parts: readonly { author?: string | null }[]): string | null =>
  [...new Set(parts.flatMap(({ author }) => author ?? []))].join(', ') || null

/** A recipe that is called otherwise than its post is still found by its own name. */
const otherName = (part: Partial<ImportedRecipe>, title: string): string[] =>
  title === '' || !part.title || part.title === title ? [] : [part.title]

/** Text of a further recipe beside its lists goes into the notes, under its name. */
const notesOf = ({ title, description, note }: Partial<ImportedRecipe>): RichTextDocument => [
  ...documentFromPlainText([title, description].filter(Boolean).join('\n')),
  ...(note ?? []),
]

/** Adds the title of its recipe to each part of a post with several recipes. */
const titled = <Group extends { title: string | null }>(
  part: Partial<ImportedRecipe>,
  others: readonly unknown[],
  groups: readonly Group[],
): Group[] =>
  groups.map((group) => ({
    ...group,
    title: others.length === 0 ? group.title : (group.title ?? part.title ?? null),
  }))

/** Fields of a post that WordPress itself stores. */
export function knownOfPost(item: WordPressItem, index: WordPressIndex) {
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
    formerPaths: formerPathsOf(item),
    seo: seoOfPost(item),
    pictures: picture === null ? [] : [{ url: picture }],
    warnings: [...whyDraft(item), ...missingReferences(item, index), ...commentsNotStored(item)],
  }
}

/** A post that some readers could see is a draft here: that has to be said. */
function whyDraft({ status, date, isLocked }: WordPressItem): string[] {
  if (status === 'future')
    return [`It was to appear on ${date?.slice(0, 10) ?? 'a later day'}: now a draft.`]
  if (status === 'private') return ['It was private in WordPress: now a draft.']
  return isLocked && status === 'publish'
    ? ['It was protected by a password in WordPress: now a draft.']
    : []
}

/** Readers' words have no place without their accounts yet: their number is named. */
function commentsNotStored({ comments: { approved, ratings } }: WordPressItem): string[] {
  if (approved === 0) return []
  const average = ratings.reduce((sum, each) => sum + each, 0) / ratings.length
  const rated =
    ratings.length === 0
      ? ''
      : ` (${ratings.length} with a rating, ${average.toFixed(1)} on average)`
  const what = approved === 1 ? '1 approved comment was' : `${approved} approved comments were`
  return [`${what} not imported${rated}. Keep the old site or its export to have them.`]
}

const authorOf = ({ author }: WordPressItem, index: WordPressIndex): string | null =>
  author === null ? null : (index.authorName(author) ?? author)

const termsOf = ({ terms }: WordPressItem, taxonomy: string): string[] => [
  ...(terms[taxonomy] ?? []),
]
