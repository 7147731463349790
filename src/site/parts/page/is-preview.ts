import { readDesignPreview } from '@/src/domain/addresses/design-preview'
import { readTemplatePreview } from '@/src/domain/addresses/template-preview'

/**
 * Whether the page shows a draft by a preview link, or the site in another template: offers, counters and
 * edit buttons are then disabled. In the browser only.
 * @see docs/product/kitchen.md#preview
 */
export function isPreview(): boolean {
  const { search, hostname } = window.location
  const [label = ''] = hostname.split('.')
  return (
    new URLSearchParams(search).has('preview') ||
    readTemplatePreview(label) !== null ||
    readDesignPreview(label) !== null
  )
}
