import { sanitiseHtml } from './sanitise'

/**
 * Makes the stored content of a post that was never structured harmless before it is stored: it is shown to
 * readers as it is. Anything but an object gives null.
 */
export function sanitisePost(given: unknown): Record<string, unknown> | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const { content, ...rest } = Object.fromEntries(Object.entries(given))
  if (content === undefined) return rest
  return { ...rest, content: typeof content === 'string' ? sanitiseHtml(content) : null }
}
