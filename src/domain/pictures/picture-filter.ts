/** Filters of a site's picture library. @see docs/product/media.md#library */
export const PICTURE_FILTERS = ['all', 'used', 'unused', 'undescribed', 'bin'] as const
export type PictureFilter = (typeof PICTURE_FILTERS)[number]
