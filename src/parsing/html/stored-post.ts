import { sanitiseHtml } from './sanitise'

/**
 * What is kept of a post that was never structured, made harmless before it is stored: whoever reads
 * it shows its content as it is. Anything but an object is none.
 */
export function storedPost(given: unknown): Record<string, unknown> | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const { content, ...rest } = Object.fromEntries(Object.entries(given))
  if (content === undefined) return rest
  return { ...rest, content: typeof content === 'string' ? sanitiseHtml(content) : null }
}
