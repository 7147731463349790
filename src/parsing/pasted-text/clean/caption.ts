import type { CleanedText } from './cleaned'
import { removeLines } from './cleaned'

const HASHTAG = /#([\p{L}\p{N}_]{2,40})/gu
const ONLY_HASHTAGS = /^[\s.·•|]*(?:#[\p{L}\p{N}_]{2,40}[\s.,·•|]*)+$/u
const ENDING_HASHTAGS = /(?:\s+#[\p{L}\p{N}_]{2,40})+\s*$/u

/** Moves hashtags to the keywords. A Markdown heading has a space after its `#`. */
export function extractHashtags(paste: CleanedText): CleanedText {
  const tags: string[] = []
  const lines = paste.lines.flatMap((line) => {
    const found = ONLY_HASHTAGS.test(line) ? line : ENDING_HASHTAGS.exec(line)?.[0]
    if (found === undefined) return [line]
    tags.push(...[...found.matchAll(HASHTAG)].map(([, tag = '']) => tag))
    return found === line ? [] : [line.slice(0, -found.length)]
  })
  return { ...paste, lines, hashtags: [...paste.hashtags, ...tags] }
}

const CALL =
  /^\W*(?:(?:please )?save this|follow\b.{0,40}(?:@|for more)|like (?:and|&|,)|tag (?:a|your|someone)|comment\b.{0,60}\b(?:and i|below|to get|for)|full (?:video|recipe)\b.{0,30}\b(?:bio|channel|youtube)|link in (?:my )?bio|(?:share|send) this (?:with|to)|double tap|watch (?:till|until|to) the end|werbung\b|anzeige\b|speicher(?:e|t)? (?:dir|euch)|folg(?:e|t)\b.{0,40}@|macros?:|recipe below|swipe)/i

/** Removes calls to action from a caption. */
export const removeCallsToAction = (paste: CleanedText): CleanedText =>
  removeLines(paste, (line) => line.length < 160 && CALL.test(line.trim()))
