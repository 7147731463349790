import { sanitiseHtml } from '@/src/parsing/html/sanitise'
import type { ImportedRecipe } from '../import-row'
import type { PictureSource, PlacedPicture } from '../prepared-recipe'
import { toStorableText } from '../storable'

/** Most pictures of a stored post that are imported. */
const MOST_CONTENT_PICTURES = 30

/** The place of a picture that stands in the stored post of its recipe. */
export const CONTENT_PICTURE_FIELD = 'legacyRecipeData'

/** Sanitised HTML writes every picture so. */
const PICTURE = /(<img\b[^>]*?\ssrc=")([^"]*)(?=")/g

/** A stored post with the pictures in it that are to be brought in. */
type ContentPictures = { html: string; pictures: PictureSource[]; left: number }

/**
 * The pictures of a post that is stored as it came, in order, each once. Addresses without a host
 * get that of the post, so that they lead somewhere until the picture is here.
 * @see docs/product/import-and-export.md#pictures-of-stored-posts
 */
export function listContentPictures(html: string, postAddress: string | null): ContentPictures {
  const found = new Set<string>()
  const whole = sanitiseHtml(html).replace(PICTURE, (tag, head: string, written: string) => {
    const address = addressOf(read(written), postAddress)
    if (address === null) return tag
    found.add(address)
    return `${head}${asWritten(address)}`
  })
  const sources = [...found]
  return {
    html: whole,
    pictures: sources.slice(0, MOST_CONTENT_PICTURES).map((url) => ({ url })),
    left: Math.max(0, sources.length - MOST_CONTENT_PICTURES),
  }
}

/** A recipe whose stored post, where it has one, names its pictures as they are brought in. */
export function addContentPictures(recipe: ImportedRecipe): {
  recipe: ImportedRecipe
  ofContent: PlacedPicture[]
} {
  if (recipe.legacyHtml === null) return { recipe, ofContent: [] }
  const { html, pictures, left } = listContentPictures(
    toStorableText(recipe.legacyHtml),
    recipe.sourceUrl,
  )
  const warnings =
    left === 0
      ? recipe.warnings
      : [
          ...recipe.warnings,
          `The first ${MOST_CONTENT_PICTURES} pictures of the post were taken, ${left} more stay on the old site.`,
        ]
  return {
    recipe: { ...recipe, legacyHtml: html, warnings },
    ofContent: pictures.map((source, position) => ({ source, place: CONTENT_PICTURE_FIELD, position })),
  }
}

/** The post with pictures shown from here: by their old address, where each is now. */
export const replacePictureUrls = (html: string, own: ReadonlyMap<string, string>): string =>
  html.replace(PICTURE, (tag, head: string, written: string) => {
    const address = own.get(read(written))
    return address === undefined ? tag : `${head}${asWritten(address)}`
  })

/** Paths of a page's own folder are left: saved pages have theirs beside them. */
function addressOf(source: string, postAddress: string | null): string | null {
  if (/^https?:\/\//i.test(source)) return source
  const isOfHost = source.startsWith('/') && postAddress !== null
  return isOfHost && URL.canParse(source, postAddress) ? new URL(source, postAddress).href : null
}

const SIGNS: readonly [sign: string, entity: string][] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]

const asWritten = (text: string): string =>
  SIGNS.reduce((written, [sign, entity]) => written.replaceAll(sign, entity), text)

const read = (written: string): string =>
  SIGNS.toReversed().reduce((text, [sign, entity]) => text.replaceAll(entity, sign), written)
