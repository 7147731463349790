import { clipboardText } from '@/src/kitchen/parts/clipboard-text'

/**
 * The pictures of a clipboard without text, such as a screenshot or a picture copied from a page; none for
 * text with pictures.
 */
export function pastedPictures(event: Event): File[] {
  const data = event instanceof ClipboardEvent ? event.clipboardData : null
  if (!data || clipboardText(data).trim() !== '') return []
  return [...data.files].filter(({ type }) => type.startsWith('image/'))
}
