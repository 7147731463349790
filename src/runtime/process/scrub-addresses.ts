/** The `@` of an address, as written, and as URLs of pages carry it, encoded once or more. */
const AT = /@|%(?:25){0,3}40/g
/** The characters that delimit an email address. */
const SEPARATOR = /[\s@<>()[\]/"',;:=?&]/
const HOST = /(?:[^\s@<>()[\]/"',;:=?&]{1,250}\.[\p{L}\d-]{1,63}|localhost|\[[\w:.]{2,60}\])/uy
/** Longer ones are none. */
const LONGEST = 320

/**
 * Removes mail addresses from a text: quoted, in any script, and URL-encoded. Examines only the
 * surroundings of each `@`, so it runs in linear time.
 */
export function removeAddresses(text: string): string {
  const parts: string[] = []
  let done = 0
  for (const { 0: mark, index } of text.matchAll(AT)) {
    const start = startOfLocalPart(text, index, done)
    const end = endOfHost(text, index + mark.length)
    if (index < done || start === index || end === null) continue
    parts.push(text.slice(done, start), '[address]')
    done = end
  }
  return parts.join('') + text.slice(done)
}

/**
 * Back to a separator, or to the quotation mark that opens; the place of the `@` itself for
 * nothing.
 */
function startOfLocalPart(text: string, at: number, least: number): number {
  const earliest = Math.max(least, at - LONGEST)
  if (text[at - 1] === '"') return openingMark(text, at - 2, earliest) ?? at
  let start = at
  while (start > earliest && !SEPARATOR.test(text[start - 1] ?? ' ')) start -= 1
  return start
}

function openingMark(text: string, from: number, earliest: number): number | null {
  for (let place = from; place >= earliest; place -= 1) {
    if (text[place] === '"' && text[place - 1] !== '\\') return place
  }
  return null
}

function endOfHost(text: string, from: number): number | null {
  const host = text.slice(from, from + LONGEST)
  HOST.lastIndex = 0
  return HOST.test(host) ? from + HOST.lastIndex : null
}
