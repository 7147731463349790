import type { PictureSource } from '@/src/importing/prepared-recipe'
import { asList, asText } from '../values'

/** Converts `# Title` lines to `Title:`, which titles the lines after it. */
export const convertTitles = (text: string): string =>
  text.replace(
    /^[ \t]*#{1,4}([^#\n].*)$/gm,
    (_, title: string) => `${title.trim().replace(/:$/, '')}:`,
  )

/** Lists the pictures that a JSON file holds as base64 texts under a name. */
export const listBase64Pictures = (value: unknown, file: string, field: string): PictureSource[] =>
  asList(value).flatMap((each, at) =>
    asText(each) === null ? [] : [{ file, field: `${field}.${at}` }],
  )
