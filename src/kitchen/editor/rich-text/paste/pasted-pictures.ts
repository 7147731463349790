import { clipboardText } from '@/src/kitchen/parts/clipboard-text'

/**
 * The pictures of a clipboard that holds nothing else, such as a screenshot or a picture that was copied
 * on a page; none for text with pictures in it.
 */
export function pastedPictures(event: Event): File[] {
  const data = event instanceof ClipboardEvent ? event.clipboardData : null
  if (!data || clipboardText(data).trim() !== '') return []
  return [...data.files].filter(({ type }) => type.startsWith('image/'))
}
