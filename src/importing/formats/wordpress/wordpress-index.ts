import type { Element } from 'domhandler'
import { z } from 'zod'
import type { TypeChoices } from '@/src/contract/import-types'
import { decodeEntities } from '@/src/parsing/plain-text'
import { takeUntilBroken } from '@/src/importing/take-until-broken'
import { getChildText, getRawText } from '@/src/importing/source/element-text'
import { readElements } from '@/src/importing/source/elements'
import type { SourceFile } from '@/src/importing/source/source-file'
import { openSpool } from '@/src/importing/source/spool'
import type { Spool } from '@/src/importing/source/spool'
import { CARD_TYPES, containsCard } from './wordpress-cards'
import { findReusableBlocks, findEmbeds } from './wordpress-content'
import type { RecipeEmbed } from './wordpress-content'
import { isTrashed, isPost, readItem } from './wordpress-item'
import type { WordPressItem } from './wordpress-item'
import { extractWpzoomRecipes } from './wordpress-wpzoom'

/** The index of items that refer to each other in an export. */
export type WordPressIndex = {
  /** Plugin recipes by id, on disk. */
  cards: Spool
  /** The id of an embedded card; null if the export does not contain it. */
  cardFor: (embed: RecipeEmbed) => string | null
  /** Cards displayed in posts, which are not imported separately. */
  shown: ReadonlySet<string>
  /** Cards displayed in several posts, which belong to none of them. */
  shared: ReadonlySet<string>
  /** The content of a reusable block (synced pattern); null if the export does not contain it. */
  block: (id: string) => Promise<string | null>
  pictureUrl: (attachmentId: string) => string | null
  /** The ids of the pictures uploaded to a post. */
  picturesOfPost: (id: string) => readonly string[]
  /** The alternative text of a picture in the media library, for any size of it. */
  pictureAlt: (url: string) => string | null
  authorName: (login: string) => string | null
  /** The language of the blog as a tag. */
  language: string | null
}

const WANTED = new Set(['item', 'wp:author', 'language'])

/** Yields the items of a WordPress export and its authors. */
export async function* readWordPressElements(file: SourceFile): AsyncGenerator<Element> {
  yield* readElements(file, { isXml: true, isWanted: (name) => WANTED.has(name) })
}

/** An index that grows with each file of an export. */
export type GrowingIndex = {
  /** Indexes a file in one pass, up to the point where it breaks off. */
  add: (file: SourceFile) => Promise<void>
  /** Returns the index once all files are added. */
  finish: () => WordPressIndex
  close: () => Promise<void>
}

type Known = ReturnType<typeof nothingKnown>

type Head = { language: string | null }
const noHead = (): Head => ({ language: null })

const nothingKnown = (cards: Spool, types: TypeChoices) => ({
  cards,
  types,
  pictures: noPictures(),
  authors: new Map<string, string>(),
  byTitle: new Map<string, string>(),
  shows: new Map<string, Shows>(),
  parents: new Map<string, string>(),
  head: noHead(),
})

/** Creates the index of an export; its cards are stored on disk until it is closed. */
export async function createGrowingIndex(types: TypeChoices): Promise<GrowingIndex> {
  const known = nothingKnown(await openSpool(), types)
  return {
    add: async (file) => {
      for await (const element of takeUntilBroken(readWordPressElements(file))) {
        if (element.name === 'item') await keepItem(known, readItem(element))
        else readHead(element, known.authors, known.head)
      }
    },
    finish: () => indexOf(known),
    close: () => known.cards.close(),
  }
}

async function keepItem(
  { cards, types, pictures, byTitle, shows, parents }: Known,
  item: WordPressItem,
): Promise<void> {
  if (item.type === 'attachment') keepPicture(pictures, item)
  else if (CARD_TYPES.has(item.type)) {
    const parent = item.meta['_wpzoom_rcb_parent_post_id']
    if (parent !== undefined) parents.set(item.id, parent)
    await keepCard(cards, byTitle, item)
  } else {
    if (containsCard(item)) await cards.put(item.id, item)
    if (item.type === 'wp_block') await cards.put(blockKey(item.id), item.content)
    shows.set(item.id, showsOf(item, types))
  }
}

function indexOf({
  cards,
  pictures,
  authors,
  byTitle,
  shows,
  parents,
  head,
}: Known): WordPressIndex {
  const cardFor = (embed: RecipeEmbed): string | null => {
    if (cards.has(embed.id) && embed.plugin !== 'mediavine') return embed.id
    const named = byTitle.get(embed.title ?? '')
    return named ?? (cards.has(embed.id) ? embed.id : null)
  }
  const shownCards = embedsOf(shows).flatMap((embed) => cardFor(embed) ?? [])
  return {
    cards,
    cardFor,
    shared: repeated(shownCards),
    shown: new Set([
      ...shownCards,
      // WPZOOM also stores a copy of each card as an item.
      ...[...parents].flatMap(([id, parent]) => (shows.get(parent)?.hasCard ? [id] : [])),
    ]),
    block: async (id) =>
      z
        .string()
        .nullable()
        .parse(await cards.get(blockKey(id))),
    pictureUrl: (id) => pictures.urls.get(id) || null,
    picturesOfPost: (id) => pictures.ofPosts.get(id) ?? [],
    pictureAlt: (url) => pictures.alts.get(originalOf(url)) ?? null,
    authorName: (login) => authors.get(login) ?? null,
    language: head.language,
  }
}

/** Returns the duplicate ids of a list. */
function repeated(ids: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(ids.filter((id) => seen.size === seen.add(id).size))
}

const blockKey = (id: string): string => `block ${id}`

/** Recipes and blocks in an item's content, and whether the item is imported. */
type Shows = {
  isImported: boolean
  /** Whether it is imported with a WPZOOM card in its content. */
  hasCard: boolean
  embeds: readonly RecipeEmbed[]
  blocks: readonly string[]
}

/** A card on a page or on a trashed post is imported separately. */
function showsOf(item: WordPressItem, types: TypeChoices): Shows {
  const isImported = (isPost(item) || Object.hasOwn(types, item.type)) && !isTrashed(item)
  return {
    isImported,
    hasCard: isImported && extractWpzoomRecipes(item.content).cards.length > 0,
    embeds: findEmbeds(item.content).map((embed) => ({ ...embed, fallback: '' })),
    blocks: findReusableBlocks(item.content),
  }
}

/** Returns the cards displayed in imported posts, also within reusable blocks. */
function embedsOf(shows: ReadonlyMap<string, Shows>): RecipeEmbed[] {
  const seen = new Set([...shows].filter(([, { isImported }]) => isImported).map(([id]) => id))
  // The set grows during the iteration, as blocks may contain blocks.
  for (const id of seen) for (const block of shows.get(id)?.blocks ?? []) seen.add(block)
  return [...seen].flatMap((id) => shows.get(id)?.embeds ?? [])
}

/**
 * The media library of a blog: addresses and alternative texts by id and address, and ids by post.
 */
type Pictures = Record<'urls' | 'alts', Map<string, string>> & { ofPosts: Map<string, string[]> }

const noPictures = (): Pictures => ({ urls: new Map(), alts: new Map(), ofPosts: new Map() })

function keepPicture(
  { urls, alts, ofPosts }: Pictures,
  { id, attachmentUrl, parent, meta }: WordPressItem,
): void {
  urls.set(id, attachmentUrl ?? '')
  if (parent !== null) ofPosts.set(parent, [...(ofPosts.get(parent) ?? []), id])
  const alt = meta['_wp_attachment_image_alt']?.trim()
  if (alt) alts.set(originalOf(attachmentUrl ?? ''), alt)
}

/** WordPress appends the size to the name of a resized picture: `loaf-300x200.jpg`. */
const originalOf = (url: string): string =>
  url.replace(/[?#].*$/, '').replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, '')

/** Reads the header of the export: authors and language of the blog. */
function readHead(element: Element, authors: Map<string, string>, head: Head): void {
  if (element.name === 'language') {
    head.language ??= getRawText(element).trim() || null
    return
  }
  const login = getChildText(element, 'wp:author_login') ?? ''
  authors.set(login, decodeEntities(getChildText(element, 'wp:author_display_name') ?? login))
}

/** Mediavine's shortcodes use the ids of another table, so cards are found by title. */
async function keepCard(
  cards: Spool,
  byTitle: Map<string, string>,
  item: WordPressItem,
): Promise<void> {
  await cards.put(item.id, item)
  if (item.type !== 'mv_create') return
  byTitle.set(item.title.replace(/ Creation$/, ''), item.id)
  const key =
    item.meta['mv_creation_id'] ?? item.meta['creation_id'] ?? item.meta['_mv_creation_id']
  if (key !== undefined) await cards.put(key.trim(), item)
}
