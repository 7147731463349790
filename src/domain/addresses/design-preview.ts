/** Before the key of a host that shows a site in the draft of its design: no slug has two hyphens. */
const MARK = 'design--'
const LABEL = /^design--([a-z2-7]{26})$/

/** The first label of the host that shows a site in the draft of its design. */
export const designPreviewLabel = (key: string): string => `${MARK}${key}`

/**
 * The key in such a label; null for any other key of a site.
 * @see docs/product/site-design.md#preview-of-the-design
 */
export const readDesignPreview = (label: string): string | null => LABEL.exec(label)?.[1] ?? null
