import type { Payload } from 'payload'
import { allows, getAccessLevels } from '@/access/levels'
import type { AccessLevels } from '@/access/levels'
import { fieldRuleOf } from '@/access/policy'
import { mayCreateSites } from '@/access/site-creators'
import { sites } from '@/access/policies/sites'
import { Failure, invalidField } from '@/src/contract/failure'
import type { SiteCreate, SiteSettings, SiteUpdate } from '@/src/contract/site/site-settings'
import { isReservedSiteSlug } from '@/src/domain/addresses/slug'
import { PAGE_SEO_NAMES } from '@/src/domain/page-seo'
import type { Caller } from '../accounts/caller'
import { slugConflict } from '../database/conflicts'
import { inTransaction } from '../database/transaction'
import { environmentOf } from '../deployment'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { assignUploads, checkReferences, reference, references } from '../references'
import type { BodyReference } from '../references'
import { seoReferences } from '../seo'
import { textReferences } from '../text-pictures'
import type { BasedOn } from '../stale'
import { lockVersion } from '../database/lock-row'
import { updateVersioned } from '../versioned-write'
import { requireOwnCss } from './own-css'
import { requireOneOfEach, storeOwnThemes } from './own-themes'
import { requireChargeablePrices } from './prices'
import { getSiteSettings } from './settings'
import { requireOfferedPlatforms } from './social-links'
import { chosenMeasures, storedSettings } from './stored'

const SITES_PER_USER: RateLimit = { name: 'sites', attempts: 10, seconds: 86_400 }

/**
 * Creates a site of the caller.
 * @throws Failure `forbidden` where only platform admins create sites, `validation_failed` for a reserved
 *   slug or ids that the caller may not use, `conflict` for a slug that is taken, `rate_limited`
 * @see docs/product/sites-and-hosts.md#who-creates-sites
 */
export async function createSite(
  payload: Payload,
  caller: Caller,
  write: SiteCreate,
): Promise<SiteSettings> {
  if (!mayCreateSites(environmentOf(payload).siteCreation, caller)) {
    throw new Failure('forbidden', 'Only platform admins can create sites on this installation.')
  }
  requireAllowedSlug(write.slug)
  requireChargeablePrices({ ...DEFAULTS, monthlyAmountCents: null, yearlyAmountCents: null }, write)
  requireOwnCss(write.cssOverrides)
  requireOfferedPlatforms(write.socialMediaLinks, [])
  const pointed = siteReferences(write)
  await checkReferences(payload, { siteId: null, userId: caller.userId }, pointed)
  await countAttempt(payload, SITES_PER_USER, caller.userId)
  const data = {
    ...DEFAULTS,
    ...storedSettings(write),
    ...chosenMeasures(write),
    ...names(write),
    owner: caller.userId,
  }
  const { id } = await inTransaction(payload, async (req) => {
    const site = await payload.create({ collection: 'sites', data, depth: 0, req })
    await assignUploads(payload, { siteId: site.id, userId: caller.userId }, pointed)
    return site
  }).catch(slugConflict)
  return getSiteSettings(payload, id, caller)
}

const names = ({ title, slug }: SiteCreate) => ({ title, slug })

/**
 * The initial values of a site.
 * @see docs/product/sites-and-hosts.md#settings-of-a-site
 */
const DEFAULTS = {
  template: 'journal',
  headerLayout: 'left',
  themeStyle: 'accent',
  currency: 'USD',
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
  newslettersEnabled: true,
} as const

/**
 * Updates a site's settings; omitted fields do not change. `along` runs in the same transaction.
 * @throws Failure `validation_failed`, `forbidden` when an editor changes what is the owner's, `conflict`:
 *   a slug that is taken, or (with the current site) a version older than the stored one
 */
export async function updateSite(
  payload: Payload,
  siteId: string,
  caller: Caller,
  { updatedAt: _, colorTheme, typeTheme, ...write }: SiteUpdate,
  basedOn: BasedOn | null,
  along?: () => Promise<void>,
): Promise<SiteSettings> {
  requireOneOfEach({ ...write, colorTheme, typeTheme })
  const before = await getSiteSettings(payload, siteId, caller)
  requireAllowedChanges(caller, before, write)
  requireChargeablePrices(before, write)
  if (write.slug !== before.slug) requireAllowedSlug(write.slug)
  if (write.cssOverrides !== before.cssOverrides) requireOwnCss(write.cssOverrides)
  requireOfferedPlatforms(write.socialMediaLinks, before.socialMediaLinks)
  const writer = { siteId, userId: caller.userId }
  return updateVersioned(payload, writer, {
    references: siteReferences(write),
    basedOn,
    lock: () => lockVersion(payload, 'site', [siteId]),
    store: async (req) => {
      const themes = await storeOwnThemes(req, siteId, { colorTheme, typeTheme })
      const data = { ...storedSettings(write), ...chosenMeasures(write), ...themes }
      await payload.update({ collection: 'sites', id: siteId, data, depth: 0, select: {}, req })
      await along?.()
    },
    read: () => getSiteSettings(payload, siteId, caller),
    conflictDetails: (currentSite) => ({ currentSite }),
  })
}

/** Refuses changes that the policy reserves to a higher level than the caller's. */
function requireAllowedChanges(caller: Caller, before: SiteSettings, write: SiteUpdate): void {
  const isOwner = before.role === 'owner'
  const levels = getAccessLevels({ ...caller, isOwner, isEditor: before.role === 'editor' })
  const stored = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(write)
    .filter(([name, value]) => value !== stored.get(name) && isOwnersField(name, levels))
    .map(([name]) => name)
  if (changed.length === 0) return
  throw new Failure('forbidden', `Only the owner of the site can change its ${changed.join(', ')}.`)
}

function isOwnersField(name: string, levels: AccessLevels): boolean {
  const asked = fieldRuleOf(sites, name)?.update
  return asked !== undefined && asked.anyOf.includes('owner') && !allows(asked, levels)
}

/** @throws Failure `validation_failed` for a slug that would shadow a host or a route */
export function requireAllowedSlug(slug: string): void {
  if (isReservedSiteSlug(slug)) throw invalidField('slug', 'This name is reserved')
}

/** Lists every id that written settings refer to, with its path. */
export const siteReferences = (write: Partial<SiteUpdate>): BodyReference[] => [
  ...reference('featuredImageId', 'image', write.featuredImageId),
  ...reference('logoId', 'image', write.logoId),
  ...reference('logoOnDarkId', 'image', write.logoOnDarkId),
  ...reference('iconId', 'image', write.iconId),
  ...reference('faviconId', 'image', write.faviconId),
  ...textReferences('about', write.about),
  ...reference('colorThemeId', 'color-theme', write.colorThemeId),
  ...reference('typeThemeId', 'type-theme', write.typeThemeId),
  ...references('featuredRecipeIds', 'recipe', write.featuredRecipeIds),
  ...PAGE_SEO_NAMES.flatMap((name) => seoReferences(name, write[name])),
  ...(write.productLinks ?? []).flatMap(({ productImageId }, index) =>
    reference(`productLinks.${index}.productImageId`, 'image', productImageId),
  ),
]
