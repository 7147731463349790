import { mediaOf, storageFor } from '@/media'
import { composeSharePicture } from '@/media/composed/share-picture'
import type { ComposedColours } from '@/media/composed/share-picture'
import { composeSiteIcon } from '@/media/composed/site-icon'
import { composeSiteLogo } from '@/media/composed/site-logo'
import { BusyError, pictureGate } from '@/media/gate'
import { isStoreUnavailable } from '@/media/storage/store-away'
import type { PublicSite } from '@/src/contract/site/site'
import { logoTone } from '@/src/server/sites/logo-tone'
import { answerTagged } from '@/src/server/web/answer'
import { weakEtag } from '@/src/server/web/conditional'
import { fontFamily } from '@/src/site/theme/fonts'
import { logoOn, logoPlates } from '@/src/site/theme/logo-grounds'
import { paletteProperties, themeColour } from '@/src/site/theme/palette'
import { getPayloadClient } from '@/src/app/payload-client'

/** The available sizes of icons in pixels: for tabs, touch screens and apps. */
const ICON_SIZES: readonly number[] = [64, 180, 192, 512]

/**
 * Answers with the 800x600 picture of a page that has no photo.
 * @see docs/product/media.md#composed-pictures
 */
export async function answerSharePicture(
  request: Request,
  site: PublicSite,
  page: { title: string; facts: string },
): Promise<Response> {
  const { fonts } = mediaOf((await getPayloadClient()).config.custom)
  const { typeTheme } = site
  const picture = {
    ...page,
    siteTitle: page.title === site.title ? '' : site.title,
    colours: composedColours(site),
    display: fontFamily(typeTheme.displayFontFamily),
    displayWeight: typeTheme.displayFontBoldWeight,
    narrative: fontFamily(typeTheme.narrativeFontFamily),
  }
  return answer(request, picture, 'image/jpeg', () => composeSharePicture(fonts, picture))
}

/** Answers with the icon of a site that has uploaded none; 404 for a size that is not offered. */
export async function answerSiteIcon(
  request: Request,
  site: PublicSite,
  file: string,
): Promise<Response> {
  const size = Number(/^(\d+)\.png$/.exec(file)?.[1])
  if (!ICON_SIZES.includes(size)) return missing()
  const { fonts } = mediaOf((await getPayloadClient()).config.custom)
  const palette = paletteProperties(site)
  const icon = {
    title: site.title,
    size,
    ground: palette['--color-accent'] ?? '#000000',
    letter: palette['--on-accent'] ?? '#ffffff',
    display: fontFamily(site.typeTheme.displayFontFamily),
    displayWeight: site.typeTheme.displayFontBoldWeight,
  }
  return answer(request, icon, 'image/png', () => composeSiteIcon(fonts, icon))
}

/**
 * Answers with the logo of a site on its background color; 404 for a site without one.
 * @see docs/product/media.md#composed-pictures
 */
export async function answerSiteLogo(request: Request, site: PublicSite): Promise<Response> {
  const payload = await getPayloadClient()
  const logo = logoOn(site, 'page')
  const file = logo && (await storageFor(payload.config.custom).read(logo.key))
  if (!file) return missing()
  const plate = logoPlates(site, await logoTone(payload, site.logo))['--page-plate']
  const picture = {
    key: logo.key,
    ground: themeColour(site),
    plate: plate === undefined || plate === 'transparent' ? null : plate,
  }
  return answer(request, picture, 'image/png', () => composeSiteLogo({ ...picture, file }))
}

/** The response where there is no such site, recipe or size. */
export const missing = (): Response =>
  new Response('There is no such picture.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

function composedColours(site: PublicSite): ComposedColours {
  const palette = paletteProperties(site)
  const colour = (name: string): string => palette[name] ?? '#808080'
  return {
    ground: colour('--color-background'),
    text: colour('--color-text'),
    subdued: colour('--subdued'),
    accent: colour('--accent-text'),
    plate: colour('--color-panel'),
    outline: colour('--color-outline'),
  }
}

/** The ETag is computed from the parts, so the picture is rendered only for browsers without it. */
async function answer(
  request: Request,
  parts: unknown,
  contentType: string,
  compose: () => Promise<Buffer>,
): Promise<Response> {
  const drawn = async () => new Uint8Array(await pictureGate(compose))
  try {
    return await answerTagged(request, weakEtag(JSON.stringify(parts)), contentType, drawn)
  } catch (error) {
    if (error instanceof BusyError) return busy('2')
    if (isStoreUnavailable(error)) return busy('10')
    throw error
  }
}

const busy = (seconds: string): Response =>
  new Response(null, { status: 503, headers: { 'retry-after': seconds } })
