import { getFirstTextOrEmpty } from '../values'
import { findReusableBlocks, REUSABLE_BLOCK } from './wordpress-content'
import type { WordPressIndex } from './wordpress-index'
import type { WordPressItem } from './wordpress-item'

const GALLERY = /\[gallery\b[^\]]*\]/gi
/** Reusable blocks may be nested, even in themselves by mistake. */
const MAX_DEPTH = 4

/**
 * Inserts the reusable blocks and gallery pictures that an item's content refers to, if the export
 * contains them; other references stay unchanged.
 */
export async function resolveReferences(
  item: WordPressItem,
  index: WordPressIndex,
): Promise<WordPressItem> {
  const content = await withBlocks(item.content, index, 0)
  return { ...item, content: withGalleries({ ...item, content }, index) }
}

async function withBlocks(content: string, index: WordPressIndex, depth: number): Promise<string> {
  const found = new Map<string, string>()
  for (const id of depth < MAX_DEPTH ? findReusableBlocks(content) : []) {
    const block = await index.block(id)
    if (block !== null) found.set(id, await withBlocks(block, index, depth + 1))
  }
  return content.replace(REUSABLE_BLOCK, (whole, id: string) => found.get(id) ?? whole)
}

/** Replaces galleries by figures; a gallery without ids shows the post's uploads. */
function withGalleries({ id, content }: WordPressItem, index: WordPressIndex): string {
  return content.replace(GALLERY, (code) => {
    const told = /\b(?:ids|include)\s*=\s*["']?([\d\s,]+)/i.exec(code)?.[1]
    const ids = told?.split(/[\s,]+/).filter((each) => each !== '') ?? index.picturesOfPost(id)
    const missing = ids.filter((each) => index.pictureUrl(each) === null)
    const figures = ids.flatMap((each) => figureOf(index.pictureUrl(each)))
    if (figures.length === 0) return code
    const rest = missing.length === 0 ? [] : [`[gallery ids="${missing.join(',')}"]`]
    return `\n\n${[...figures, ...rest].join('\n')}\n\n`
  })
}

const figureOf = (url: string | null): string[] =>
  url === null
    ? []
    : [`<figure><img src="${url.replaceAll('&', '&amp;').replaceAll('"', '%22')}" alt=""></figure>`]

const AGAIN = 'Export “All content” in WordPress and import that file.'

/** Describes the references of an item to things that its export does not contain. */
export function listMissingReferences(item: WordPressItem, index: WordPressIndex): string[] {
  const cover = getFirstTextOrEmpty(item.meta, '_thumbnail_id')
  const isCoverMissing = /^[1-9]/.test(cover) && index.pictureUrl(cover) === null
  return [
    ...(isCoverMissing ? [`The cover picture is not in this export. ${AGAIN}`] : []),
    ...(findReusableBlocks(item.content).length > 0
      ? [`A reusable block in this post is not in this export. ${AGAIN}`]
      : []),
    ...(item.content.match(GALLERY)
      ? [`Pictures of a gallery in this post are not in this export. ${AGAIN}`]
      : []),
  ]
}
