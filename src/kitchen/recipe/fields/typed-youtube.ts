const ID = /^[\w-]{11}$/
const IN_ADDRESS = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/

/** The id of a YouTube video in a typed address or id; null for none, undefined for something else. */
export function typedYoutubeId(text: string): string | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return ID.test(typed) ? typed : IN_ADDRESS.exec(typed)?.[1]
}
