import { oneRow } from '../import-row'
import { basename } from '../source/names'
import { readText } from '../source/text'
import { folderOf } from '../source/source-file'
import type { ImportFormat } from './format'
import { withPicturesBeside } from './page-pictures'
import { readSavedPage } from './saved-page'

/** Pages saved by a browser: `.html`, alone or with the folder of their pictures. */
export const html: ImportFormat = {
  name: 'html',
  title: 'Saved web pages (HTML)',
  detect: ({ text }) =>
    /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<\?xml[^>]*>\s*)?(?:<!doctype html|<html|<head|<body|<article)/i.test(
      text,
    ) || /^\s*<(?:div|p|h[1-6]|section|main|ul|ol|script|meta|title|table)\b/i.test(text),
  rows: (file, bundle) =>
    oneRow({
      name: file.name,
      read: async () => {
        const page = await readText(file)
        const names = await bundle.names()
        const content = readSavedPage({
          html: page,
          url: savedFrom(page),
          findPicture: (address) => savedPicture(address, file.name, names),
        })
        return withPicturesBeside(content, { html: page, file: file.name, names })
      },
    }),
}

/** Browsers note where a page came from: `saved from url=(0031)https://…`. */
const savedFrom = (page: string): string | null =>
  /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/i.exec(page.slice(0, 4096))?.[1] ?? null

/** A picture in the folder a browser saved beside the page, by the last part of its address. */
function savedPicture(address: string, page: string, names: readonly string[]): string | null {
  const last = basename(address.replace(/[?#].*$/, ''))
  if (last === '' || !/\.(?:jpe?g|png|webp|gif|avif)$/i.test(last)) return null
  const folder = folderOf(page)
  return names.find((name) => name.startsWith(folder) && basename(name) === last) ?? null
}
