import { hexColour, nearestReadable, parseColour, readableOn } from './colour'

/** Colours of a mail or a page in the look of a site, each as `#rrggbb`. */
export type BrandColours = { background: string; text: string; accent: string; onAccent: string }

/** Colors of a site; null for each that was not chosen. */
type Chosen = { background: string | null; text: string | null; accent: string | null }

/** Colors of the platform, and of a site in place of those that cannot be read. */
export const PLATFORM_COLOURS: BrandColours = {
  background: '#f4efe6',
  text: '#2a2622',
  accent: '#8a3b1f',
  onAccent: '#ffffff',
}

/**
 * The colors of a site for mails and pages outside it: its own, and texts that can be read on them.
 * @see docs/product/site-frame.md#brand
 */
export function brandColours(chosen: Chosen): BrandColours {
  const read = (name: keyof Chosen) =>
    parseColour(chosen[name] ?? '') ?? parseColour(PLATFORM_COLOURS[name]) ?? [0, 0, 0]
  const [background, text, accent] = [read('background'), read('text'), read('accent')]
  return {
    background: hexColour(background),
    text: hexColour(nearestReadable(text, [background], readableOn(background, []))),
    accent: hexColour(accent),
    onAccent: hexColour(readableOn(accent, [[255, 255, 255], background, text])),
  }
}
