import { TEMPLATE_NAMES } from '../appearance/template-name'
import type { TemplateName } from '../appearance/template-name'

/** Before the key of a host that shows a site in the draft of its design: no slug has two hyphens. */
const MARK = 'design--'
/** The separator between that key and the template that overrides the draft's own. */
const IN = '--'
const LABEL = new RegExp(`^${MARK}([a-z2-7]{26})(?:${IN}(${TEMPLATE_NAMES.join('|')}))?$`)

/** The target of a design preview's host: the draft with this key, in another template or its own. */
export type DesignPreviewOf = { key: string; template: TemplateName | null }

/** The first label of the host that shows a site in the draft of its design. */
export const designPreviewLabel = (key: string): string => `${MARK}${key}`

/**
 * Reads such a label; null for any other key of a site.
 * @see docs/product/site-design.md#preview-of-the-design
 */
export function readDesignPreview(label: string): DesignPreviewOf | null {
  const [, key, named] = LABEL.exec(label) ?? []
  if (key === undefined) return null
  return { key, template: TEMPLATE_NAMES.find((name) => name === named) ?? null }
}

/** The home page of a design preview at an origin, in another template than that of the draft. */
export function designPreviewUrl(origin: string, template: TemplateName): string {
  const { protocol, host } = new URL(origin)
  const [label, ...others] = host.split('.')
  return `${protocol}//${[`${label ?? ''}${IN}${template}`, ...others].join('.')}/`
}
