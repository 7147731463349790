import type { Image } from '@/src/contract/media/image'

/**
 * The alternative text of a picture beside a title: empty where both say the same, which would be read twice.
 * @see docs/product/media.md#alternative-text
 */
export const wordsBeside = ({ alt }: Pick<Image, 'alt'>, title: string): string =>
  alt === null || alt.trim() === title.trim() ? '' : alt
