import { sanitiseHtml } from './sanitise'

/**
 * Sanitises the stored content of an unstructured post before storage, as it is rendered unchanged.
 * Returns null for anything but an object.
 */
export function sanitisePost(given: unknown): Record<string, unknown> | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const { content, ...rest } = Object.fromEntries(Object.entries(given))
  if (content === undefined) return rest
  return { ...rest, content: typeof content === 'string' ? sanitiseHtml(content) : null }
}
