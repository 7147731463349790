import { z } from 'zod'
import { decodeEntities, plainText } from '@/src/parsing/plain-text'
import type { ImportedRecipe, ImportRow, RowContent } from '@/src/importing/import-row'
import { documentFromWords, emptyRecipe, pathOf } from '@/src/importing/imported-recipe'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import type { ImportFormat } from '../format'
import { recipeOfPost } from '../posts'
import { cardOf, CARD_TYPES } from './wordpress-cards'
import { picturesIn, postHtml, splitEmbeds } from './wordpress-content'
import { wordPressElements, wordPressIndex } from './wordpress-index'
import { firstTextOrEmpty } from '../values'
import type { WordPressIndex } from './wordpress-index'
import { readItem } from './wordpress-item'
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
    yield { name: `${file.name} #${number}`, read: () => readRow(item, index) }
  }
}

const isPost = ({ type }: WordPressItem): boolean => type === 'post' || /recipe/i.test(type)

async function readRow(item: WordPressItem, index: WordPressIndex): Promise<RowContent> {
  const title = decodeEntities(item.title)
  if (item.status === 'trash' || item.status === 'auto-draft') {
    return { kind: 'nothing', title, message: 'This lies in the bin of WordPress.' }
  }
  if (CARD_TYPES.has(item.type)) return readLoneCard(item, index)
  if (!isPost(item)) {
    return { kind: 'nothing', title, message: `This is a ${item.type}, and no post.` }
  }
  return { kind: 'recipe', sourceKey: keyOf(item), recipe: await readPost(item, title, index) }
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
    return { kind: 'nothing', title, message: 'The export does not hold what this card says.' }
  }
  return {
    kind: 'recipe',
    sourceKey: keyOf(item),
    recipe: emptyRecipe({ ...known(item, index), ...card, oldPaths: [] }),
  }
}

async function readPost(
  item: WordPressItem,
  title: string,
  index: WordPressIndex,
): Promise<ImportedRecipe> {
  const { embeds, rest } = splitEmbeds(item.content)
  const html = postHtml(rest)
  const told = known(item, index)
  const cards: Partial<ImportedRecipe>[] = []
  const missing: string[] = []
  for (const embed of embeds) {
    const id = index.cardFor(embed)
    const stored = id === null ? null : Item.safeParse(await index.cards.get(id))
    const card = stored?.success ? cardOf(stored.data, index.pictureUrl) : null
    if (card) cards.push(card)
    else missing.push(embed.title ?? embed.id)
  }
  const warnings = [...told.warnings, ...missing.map(missingCard)]
  const [card, ...others] = cards
  if (!card) {
    return { ...recipeOfPost({ title, html, url: item.link, known: told }), warnings }
  }
  return withCard(card, others, { ...told, title, html, warnings })
}

const missingCard = (name: string): string =>
  `The recipe card ${name} is not in this export. Save the page and import that.`

type Told = ReturnType<typeof known> & { title: string; html: string }

/** The post's words become the story around its first recipe; further cards follow it as notes. */
function withCard(
  card: Partial<ImportedRecipe>,
  others: readonly Partial<ImportedRecipe>[],
  { title, html, ...told }: Told,
): ImportedRecipe {
  const pictures = [...told.pictures, ...(card.pictures ?? [])]
  const all = [...pictures, ...picturesIn(html).map((url) => ({ url }))]
  const parts = [card, ...others]
  return emptyRecipe({
    ...card,
    ...told,
    title: title || (card.title ?? ''),
    description: told.description ?? card.description ?? null,
    author: told.author ?? card.author ?? null,
    categories: [...(card.categories ?? []), ...told.categories],
    tags: [...(card.tags ?? []), ...told.tags],
    ingredientGroups: parts.flatMap((part) => titled(part, others, part.ingredientGroups ?? [])),
    instructionGroups: parts.flatMap((part) => titled(part, others, part.instructionGroups ?? [])),
    story: documentFromWords(html),
    pictures: [...new Map(all.map((each) => [JSON.stringify(each), each])).values()].slice(0, 12),
  })
}

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

const Names = z.record(z.string(), z.array(z.string()))
const Item = z.object({
  id: z.string(),
  type: z.string(),
  status: z.string(),
  title: z.string(),
  link: z.string().nullable(),
  slug: z.string().nullable(),
  content: z.string(),
  excerpt: z.string().nullable(),
  author: z.string().nullable(),
  date: z.string().nullable(),
  modified: z.string().nullable(),
  isLocked: z.boolean(),
  attachmentUrl: z.string().nullable(),
  terms: Names,
  meta: z.record(z.string(), z.string()),
})
