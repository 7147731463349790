import type { SiteSettings } from '@/src/contract/site/site-settings'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import type { TemplateName } from '@/src/domain/appearance/template-name'

/** A template's name as people read it: `Link in bio`. */
export function templateWords(name: TemplateName): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The template a site is drawn with. */
export const templateOf = ({ template }: Pick<SiteSettings, 'template'>): TemplateName =>
  TEMPLATE_NAMES.find((name) => name === template) ?? 'journal'
