import type { SiteSettings } from '@/src/contract/site/site-settings'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { SEO_KEYWORDS, SEO_TITLE } from '../seo/seo-words'
import { canCall } from '../state/session/may-call'

/** The sections of the settings, by the part of the address after `settings`. */
export const SECTIONS = [
  {
    path: '',
    label: 'Name and address',
    needs: 'updateSite',
    keywords:
      'title rename slug url custom domain dns host subdomain https general language time zone timezone clock',
  },
  {
    path: 'reading',
    label: 'Reading',
    needs: 'updateSite',
    keywords:
      'metric imperial us measurements units grams cups temperature celsius fahrenheit google analytics tracking search synonyms',
  },
  {
    path: 'search',
    label: SEO_TITLE,
    needs: 'updateSite',
    keywords: SEO_KEYWORDS,
  },
  {
    path: 'features',
    label: 'Features',
    needs: 'updateSite',
    keywords:
      'comments ratings stars guests newsletter subscriptions payments stripe paywall switch on off enable shop listen gift buttons mock-ups',
  },
  {
    path: 'comments',
    label: 'Comments',
    needs: 'updateCommentSettings',
    keywords: 'moderation spam akismet hold approve words blocklist ban close discussion',
  },
  {
    path: 'email',
    label: 'Email',
    needs: 'updateMailSettings',
    keywords:
      'sender from reply-to address domain dns spf dkim dmarc deliverability newsletter postal imprint double opt-in confirmation open click tracking',
  },
  {
    path: 'editors',
    label: 'Editors',
    needs: 'updateSite',
    keywords: 'users team staff people members invite invitation permissions roles access',
  },
  {
    path: 'webhooks',
    label: 'Webhooks',
    needs: 'listWebhooks',
    keywords: 'api integrations zapier developer secret events',
  },
  {
    path: 'ownership',
    label: 'Transfer or delete',
    needs: 'createInvitation',
    keywords: 'transfer owner ownership sell close remove site danger',
  },
] as const

/** A section of the settings. */
export type Section = (typeof SECTIONS)[number]

/**
 * The settings sections that a user may access.
 * @see docs/product/kitchen.md#settings
 */
export const sectionsFor = (site: Pick<SiteSettings, 'allowedCalls'>): Section[] =>
  SECTIONS.filter(({ needs }) => canCall(site, needs))

/** The address of a section: `/kitchen/ferment/settings/reading`. */
export const sectionAddress = (site: string, path: Section['path']): string =>
  path === '' ? kitchenAddress(site, 'settings') : kitchenAddress(site, 'settings', path)
