import { z } from 'zod'
import { emptyFields } from '@/src/contract/plain-fields'
import type { PublicSite } from '@/src/contract/site/site'
import { PUBLIC_SITE_FIELDS } from '@/src/contract/site/site-fields'
import { forEachPageSeo } from '@/src/domain/page-seo'
import { picturesOnce } from '@/src/domain/rich-text/pictures'

/** Fields of pictures, videos and steps missing in older exports. */
const LATER_OF_PICTURES = { alt: null, shareCrop: null }
const LATER_OF_VIDEOS = { poster: null }
/** Fields of an ingredient line without text, which is then composed from its parts. */
const LATER_OF_LINES = { text: '', spans: [] }
const LATER_OF_STEPS = { furtherTimers: null, timers: [] }

/**
 * Adds the fields that pictures, videos, ingredient lines and steps have gained since an older
 * export, at any depth, so that it reads like a current one.
 */
export function upgradeExportedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upgradeExportedValue).flatMap(withPicturesOnce)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, each]): [string, unknown] => [
    name,
    upgradeExportedValue(each),
  ])
  return { ...laterFields(value), ...Object.fromEntries(fields) }
}

const RepeatedGallery = z.looseObject({
  type: z.literal('gallery'),
  pictures: z.array(z.looseObject({ imageId: z.string(), caption: z.string().exactOptional() })),
  caption: z.string().exactOptional(),
})

/** Merges duplicate pictures in a gallery; returns other values unchanged. */
function withPicturesOnce(value: unknown): readonly unknown[] {
  const gallery = RepeatedGallery.safeParse(value)
  return gallery.success ? picturesOnce(gallery.data) : [value]
}

function laterFields(value: object): object {
  if ('originalText' in value) return LATER_OF_LINES
  if ('timerMinutes' in value && 'images' in value) return LATER_OF_STEPS
  if (!('key' in value)) return {}
  return 'lqip' in value ? LATER_OF_PICTURES : LATER_OF_VIDEOS
}

const EMPTY_SITE = {
  logoOnDark: null,
  homeSections: [],
  aboutImages: [],
  ...forEachPageSeo(() => null),
  ...emptyFields<PublicSite, keyof typeof PUBLIC_SITE_FIELDS>(PUBLIC_SITE_FIELDS),
  trialDays: 0,
  // As on a new site.
  ratingsEnabled: true,
  paymentMode: 'off',
  // The importing site retains its own.
  timeZone: undefined,
}

/**
 * Infers whether the measures of an older export were chosen: they were if they differ from the
 * default.
 * @see docs/product/sites-and-hosts.md#chosen-measures
 */
const chosenMeasures = (site: object): object => ({
  isMeasurementSystemChosen: Reflect.get(site, 'defaultMeasurementSystem') === 'metric',
  isTemperatureSystemChosen: Reflect.get(site, 'defaultTemperatureSystem') === 'celsius',
})

/** Adds the fields that sites have gained since an older export, empty. */
export const upgradeExportedSite = (site: unknown): unknown =>
  typeof site === 'object' && site !== null
    ? { ...EMPTY_SITE, ...chosenMeasures(site), ...site }
    : site
