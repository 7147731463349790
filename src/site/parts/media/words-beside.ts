import type { Image } from '@/src/contract/media/image'

/**
 * What a picture shows, beside a title: nothing where its words are those of the title, which would be
 * said twice.
 * @see docs/product/media.md#alternative-text
 */
export const wordsBeside = ({ alt }: Pick<Image, 'alt'>, title: string): string =>
  alt === null || alt.trim() === title.trim() ? '' : alt
