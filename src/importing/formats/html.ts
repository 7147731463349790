import { basename, findReferencedFile } from '../source/names'
import { readText } from '../source/text'
import { getFolder } from '../source/source-file'
import type { ImportFormat } from './format'
import { readPageRows } from './documents/page-rows'
import type { RowContent } from '../import-row'
import type { PictureSource } from '../prepared-recipe'
import { decodeEntities } from '@/src/parsing/plain-text'

/** Maximum number of imported pictures of a page of a notes program. */
const MAX_PICTURES = 12
const SOURCE = /<img\b[^<>]*?\ssrc\s*=\s*["']([^"']+)["']/gi

/**
 * Adds the pictures embedded in a page or lying beside it (`data:` addresses, attachment folders of
 * notes programs) if no other picture was found.
 */
function attachAdjacentPictures(
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

/** Pages saved by a browser: `.html`, with or without the folder of their pictures. */
export const html: ImportFormat = {
  name: 'html',
  title: 'Saved web pages (HTML)',
  detect: ({ text }) =>
    /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<\?xml[^>]*>\s*)?(?:<!doctype html|<html|<head|<body|<article)/i.test(
      text,
    ) || /^\s*<(?:div|p|h[1-6]|section|main|ul|ol|script|meta|title|table)\b/i.test(text),
  rows: async function* (file, bundle) {
    const page = await readText(file)
    const names = await bundle.names()
    const findPicture = (address: string) => savedPicture(address, file.name, names)
    const rows = readPageRows({ html: page, url: savedFrom(page), findPicture }, file, bundle)
    if (rows.length > 1) yield* rows
    else {
      for (const row of rows)
        yield {
          ...row,
          read: async () =>
            attachAdjacentPictures(await row.read(), { html: page, file: file.name, names }),
        }
    }
  },
}

/** Browsers record the address of a saved page: `saved from url=(0031)https://…`. */
const savedFrom = (page: string): string | null =>
  /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/i.exec(page.slice(0, 4096))?.[1] ?? null

/** Finds a picture in the folder saved with the page, by the last part of its address. */
function savedPicture(address: string, page: string, names: readonly string[]): string | null {
  const last = basename(address.replace(/[?#].*$/, ''))
  if (last === '' || !/\.(?:jpe?g|png|webp|gif|avif)$/i.test(last)) return null
  const folder = getFolder(page)
  return names.find((name) => name.startsWith(folder) && basename(name) === last) ?? null
}
