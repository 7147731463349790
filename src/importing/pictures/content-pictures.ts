import { sanitiseHtml } from '@/src/parsing/html/sanitise'
import type { ImportedRecipe } from '../import-row'
import type { PictureSource, PlacedPicture } from '../prepared-recipe'
import { toStorableText } from '../storable'

/** Maximum number of imported pictures of a stored post. */
const MAX_CONTENT_PICTURES = 30

/** The field of a picture within the stored post of its recipe. */
export const CONTENT_PICTURE_FIELD = 'legacyRecipeData'

/** Matches a picture as sanitised HTML writes it. */
const PICTURE = /(<img\b[^>]*?\ssrc=")([^"]*)(?=")/g

/** A stored post with its pictures to import. */
type ContentPictures = { html: string; pictures: PictureSource[]; left: number }

/**
 * Lists the pictures of a stored post in order, without duplicates. Relative addresses are resolved
 * against the post, so that they work until the picture is imported.
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
    pictures: sources.slice(0, MAX_CONTENT_PICTURES).map((url) => ({ url })),
    left: Math.max(0, sources.length - MAX_CONTENT_PICTURES),
  }
}

/**
 * Adds the pictures of a recipe's stored post to its pictures to import, with absolute addresses.
 */
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
          `The first ${MAX_CONTENT_PICTURES} pictures of the post were imported, ${left} more stay on the old site.`,
        ]
  return {
    recipe: { ...recipe, legacyHtml: html, warnings },
    ofContent: pictures.map((source, position) => ({
      source,
      place: CONTENT_PICTURE_FIELD,
      position,
    })),
  }
}

/** Replaces the old addresses of pictures in a post by their imported ones. */
export const replacePictureUrls = (html: string, own: ReadonlyMap<string, string>): string =>
  html.replace(PICTURE, (tag, head: string, written: string) => {
    const address = own.get(read(written))
    return address === undefined ? tag : `${head}${asWritten(address)}`
  })

/** Resolves absolute paths only, as saved pages have relative ones beside them. */
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
