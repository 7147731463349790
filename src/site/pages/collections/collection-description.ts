/** A collection's description: its paragraphs, and the video that its author inserted. */
export type CollectionDescription = {
  paragraphs: readonly string[]
  youtubeVideoId: string | null
}

const MARKER = /^youtube=\s*([\w-]+)\s*$/

/**
 * Parses a description. A paragraph `youtube=` with the id of a video embeds that video, which is shown
 * below the recipes.
 * @see docs/product/site-pages.md#collection-page
 */
export function readDescription(description: string | null): CollectionDescription {
  const paragraphs = (description ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  const marked = paragraphs.find((paragraph) => MARKER.test(paragraph))
  return {
    paragraphs: paragraphs.filter((paragraph) => !paragraph.startsWith('youtube=')),
    youtubeVideoId: MARKER.exec(marked ?? '')?.[1] ?? null,
  }
}
