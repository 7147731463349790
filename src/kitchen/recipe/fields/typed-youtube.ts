const ID = /^[\w-]{11}$/
const IN_ADDRESS = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/

/**
 * Parses the id of a YouTube video in a typed URL or id; null for empty text, undefined for anything else.
 */
export function parseYoutubeId(text: string): string | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return ID.test(typed) ? typed : IN_ADDRESS.exec(typed)?.[1]
}
