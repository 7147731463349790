import type { RowContent } from '../import-row'
import type { PictureSource } from '../prepared-recipe'
import { findReferencedFile } from '../source/names'
import { decodeEntities } from '@/src/parsing/plain-text'

/** Maximum number of imported pictures of a page of a notes program. */
const MAX_PICTURES = 12
const SOURCE = /<img\b[^<>]*?\ssrc\s*=\s*["']([^"']+)["']/gi

/**
 * Adds the pictures embedded in a page or lying beside it (`data:` addresses, attachment folders of
 * notes programs) if no other picture was found.
 */
export function attachAdjacentPictures(
  content: RowContent,
  { html, file, names }: { html: string; file: string; names: readonly string[] },
): RowContent {
  if (content.kind !== 'recipe' || content.recipe.pictures.length > 0) return content
  const found = [...html.matchAll(SOURCE)].flatMap(([, source = '']): PictureSource[] => {
    if (/^data:image\/(?!svg)[\w.+-]+;base64,/i.test(source)) return [{ url: source }]
    const name = findReferencedFile(names, file, decodeEntities(source))
    return name === null ? [] : [{ file: name }]
  })
  const pictures = [...new Map(found.map((each) => [JSON.stringify(each), each])).values()]
  if (pictures.length === 0) return content
  const left = pictures.length - MAX_PICTURES
  const warnings = [
    ...content.recipe.warnings.filter((warning) => warning !== NO_PICTURE),
    ...(left > 0
      ? [`The first ${MAX_PICTURES} pictures were imported, ${left} more were left out.`]
      : []),
  ]
  return {
    ...content,
    recipe: { ...content.recipe, pictures: pictures.slice(0, MAX_PICTURES), warnings },
  }
}

const NO_PICTURE = 'No picture was found.'
