/** Which pictures of a site are listed. @see docs/product/media.md#library */
export const PICTURE_FILTERS = ['all', 'used', 'unused', 'undescribed', 'bin'] as const
export type PictureFilter = (typeof PICTURE_FILTERS)[number]
