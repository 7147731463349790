import type { TextRange } from './line-spans'

/**
 * The range to remove with an equivalent that is shown elsewhere, including its bracket or slash and the
 * words before it.
 */
export function findBracket(
  text: string,
  { start, end }: TextRange,
): { removed: TextRange; lead: string } {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const opening = /\s*[([]([^()[\]\d]*)$/.exec(before) ?? /\s+[–—-]\s+([^\d–—]*)$/.exec(before)
  const closing = /^[^()[\]\p{L}\p{N}]*[)\]]/u.exec(after) ?? /^\s+[–—-](?=\s)/.exec(after)
  if (opening && closing) {
    const removed = { start: start - opening[0].length, end: end + closing[0].length }
    return { removed, lead: opening[1] ?? '' }
  }
  return { removed: joined(text, { start, end }), lead: '' }
}

/** An amount with the slash or comma that joins it to the preceding text, else to the following. */
function joined(text: string, { start, end }: TextRange): TextRange {
  const [join = ''] = /\s*[/|=;,]?\s*$/.exec(text.slice(0, start)) ?? []
  if (/[/|=;,]/.test(join)) return { start: start - join.length, end }
  const [next = ''] = /^\s*[/|=;,]?\s*/.exec(text.slice(end)) ?? []
  return { start, end: end + next.length }
}
