import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** "Chop the onions | Name of the site": what stands below a picture of a step. */
const CAPTION = /^\S.{2,120}\s\|\s(\p{L}[^|]{1,30})$/u
/** The same ending behind so many lines is a name and no part of them. */
const ENOUGH = 2

/** Removes picture captions from a method, which all end with the name of the site. */
export function removeCaptions(lines: readonly TextLine[]): TextLine[] {
  const counts = new Map<string, number>()
  const names = lines.map(({ text }) => CAPTION.exec(text)?.[1] ?? null)
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  return lines.filter((_, at) => (counts.get(names[at] ?? '') ?? 0) < ENOUGH)
}
