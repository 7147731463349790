import type { BrandColours } from '@/src/domain/appearance/brand-colours'
import {
  hexColour,
  mixColours,
  nearestReadable,
  parseColour,
  readableOn,
} from '@/src/domain/appearance/colour'
import type { Rgb } from '@/src/domain/appearance/colour'

/** Colours of a mail in one scheme, each as `#rrggbb`. */
export type MailColours = {
  /** Around the card. */
  ground: string
  /** The site's name and the footer, on the ground. */
  onGround: string
  mutedOnGround: string
  card: string
  /** Text on the card. */
  ink: string
  muted: string
  /** Rules and frames on the card. */
  line: string
  /** Links on the card. */
  link: string
  button: string
  onButton: string
}

const WHITE: Rgb = [255, 255, 255]
const INK: Rgb = [42, 38, 34]
const MUTED: Rgb = [109, 103, 95]
const DARK = { ground: [20, 21, 23], card: [30, 32, 35], ink: [236, 233, 228] } satisfies Record<
  string,
  Rgb
>

const rgbOf = (colour: string, fallback: Rgb): Rgb => parseColour(colour) ?? fallback

/**
 * Colours of a mail in the light scheme: the brand's around a white card.
 * @see docs/product/mail.md#look
 */
export function lightColours(brand: BrandColours): MailColours {
  const ground = rgbOf(brand.background, WHITE)
  const onGround = rgbOf(brand.text, INK)
  const muted = mixColours(onGround, ground, 0.4)
  return {
    ground: brand.background,
    onGround: brand.text,
    mutedOnGround: hexColour(nearestReadable(muted, [ground], onGround)),
    card: hexColour(WHITE),
    ink: hexColour(INK),
    muted: hexColour(MUTED),
    line: '#e7e2da',
    link: hexColour(nearestReadable(rgbOf(brand.accent, INK), [WHITE], INK)),
    button: brand.accent,
    onButton: brand.onAccent,
  }
}

/**
 * Colours of a mail in the dark scheme: neutral grounds, and the accent as light as it takes to be read.
 * @see docs/product/mail.md#look
 */
export function darkColours(brand: BrandColours): MailColours {
  const accent = nearestReadable(rgbOf(brand.accent, WHITE), [DARK.card, DARK.ground], WHITE)
  return {
    ground: hexColour(DARK.ground),
    onGround: hexColour(DARK.ink),
    mutedOnGround: '#a29e97',
    card: hexColour(DARK.card),
    ink: hexColour(DARK.ink),
    muted: '#aaa69f',
    line: '#3b3e43',
    link: hexColour(accent),
    button: hexColour(accent),
    onButton: hexColour(readableOn(accent, [rgbOf(brand.onAccent, WHITE), DARK.ground])),
  }
}
