import { readDesignPreview } from '@/src/domain/addresses/design-preview'
import { readTemplatePreview } from '@/src/domain/addresses/template-preview'

/** The parameters of a site's routes: its slug or custom domain, as `runtime/serving/page-route` writes it. */
export type SiteParams = { params: Promise<{ site: string }> }

/** Whether a key is that of a preview host, of another template or of a draft of the design. */
export function isPreviewKey(key: string): boolean {
  const asked = decodeURIComponent(key)
  return readTemplatePreview(asked) !== null || readDesignPreview(asked) !== null
}
