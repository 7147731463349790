import type { PublicSite } from '@/src/contract/site/site'
import { contrast, hexColour, mixColours } from '@/src/domain/appearance/colour'
import type { Rgb } from '@/src/domain/appearance/colour'
import { siteNameBackgrounds } from './palette'

/** The grounds behind a logo: the page, the accent color of a header, the footer. */
export type LogoGround = 'page' | 'accent' | 'footer'

type LogoSite = Parameters<typeof siteNameBackgrounds>[0] & Pick<PublicSite, 'logo' | 'logoOnDark'>

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** Minimum contrast of a logo and its background, as for other graphics (WCAG 1.4.11). */
const SEEN = 3

const isDark = (ground: Rgb): boolean => contrast(ground, WHITE) > contrast(ground, BLACK)

/**
 * The logo for a ground: the one for dark grounds if the ground is dark and the site has one.
 * @see docs/product/site-frame.md#logo
 */
export const logoOn = (site: LogoSite, ground: LogoGround): PublicSite['logo'] =>
  (isDark(siteNameBackgrounds(site)[ground]) ? site.logoOnDark : null) ?? site.logo

/**
 * The plates behind a site's logo, as custom properties: a colour and padding per ground, none if the logo
 * is readable on the ground itself.
 * @param tone lightness of the logo, 0 to 1; null if unknown
 * @see docs/product/site-frame.md#logo
 */
export function logoPlates(site: LogoSite, tone: number | null): Readonly<Record<string, string>> {
  const grounds: readonly LogoGround[] = ['page', 'accent', 'footer']
  const plates = grounds.flatMap((ground): [string, string][] => {
    const plate = plateOn(site, ground, tone)
    return [
      [`--${ground}-plate`, plate ? hexColour(plate) : 'transparent'],
      [`--${ground}-plate-space`, plate ? '0.6rem' : '0px'],
    ]
  })
  // Over a picture the page's logo has a plate in the page's colour.
  const overPicture = plateOn(site, 'page', tone) ?? siteNameBackgrounds(site).page
  return { ...Object.fromEntries(plates), '--picture-plate': hexColour(overPicture) }
}

function plateOn(site: LogoSite, ground: LogoGround, tone: number | null): Rgb | null {
  const { page, text, panel, [ground]: own } = siteNameBackgrounds(site)
  if (logoOn(site, ground) !== site.logo) return null
  const isPlain = own === page || own === panel
  // A logo that fills its rectangle has its own background; others were made for the page's.
  if (tone === null) return isPlain ? null : page
  const drawn = mixColours(BLACK, WHITE, shareOfLight(tone))
  const isSeen = (colour: Rgb): boolean => contrast(drawn, colour) >= SEEN
  if (isPlain && isSeen(own)) return null
  return [page, text, WHITE, BLACK].find(isSeen) ?? page
}

/** The grey, 0 to 1, that is as light as a relative luminance. */
function shareOfLight(tone: number): number {
  return tone <= 0.0031308 ? tone * 12.92 : 1.055 * tone ** (1 / 2.4) - 0.055
}
