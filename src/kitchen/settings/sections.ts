import type { SiteSettings } from '@/src/contract/site/site-settings'
import { mayCall } from '../state/session/may-call'

/** The sections of the settings, by the part of the address after `settings`. */
export const SECTIONS = [
  { path: '', label: 'Name and address', needs: 'updateSite' },
  { path: 'reading', label: 'Reading', needs: 'updateSite' },
  { path: 'features', label: 'Features', needs: 'updateSite' },
  { path: 'editors', label: 'Editors', needs: 'updateSite' },
  { path: 'webhooks', label: 'Webhooks', needs: 'listWebhooks' },
  { path: 'ownership', label: 'Hand over or delete', needs: 'createInvitation' },
] as const

/** A section of the settings. */
export type Section = (typeof SECTIONS)[number]

/**
 * The sections that somebody may use.
 * @see docs/product/kitchen.md#settings
 */
export const sectionsFor = (site: Pick<SiteSettings, 'allowedCalls'>): Section[] =>
  SECTIONS.filter(({ needs }) => mayCall(site, needs))
