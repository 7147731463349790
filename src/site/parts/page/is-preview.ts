/**
 * Whether the page shows a draft by a preview link: for the eyes of its author and friends, so that
 * nothing offers, counts or edits there. In the browser only.
 * @see docs/product/kitchen.md#preview
 */
export const isPreview = (): boolean => new URLSearchParams(window.location.search).has('preview')
