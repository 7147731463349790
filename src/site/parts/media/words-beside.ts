import type { Image } from '@/src/contract/media/image'

/**
 * The alternative text of a picture beside a title: empty if both are equal, to avoid repetition by screen
 * readers.
 * @see docs/product/media.md#alternative-text
 */
export const altTextBesideTitle = ({ alt }: Pick<Image, 'alt'>, title: string): string =>
  alt === null || alt.trim() === title.trim() ? '' : alt
