import { round } from '@/demo/drawings/engine/svg'

interface Letter {
  width: number
  path: string
}

/**
 * Lower-case letters as single lines: baseline 0, x-height 100, ascender 150, descender 46.
 * Drawn as strokes they become light or heavy, upright or slanted, without any font.
 */
const letters: Readonly<Record<string, Letter>> = {
  a: { width: 84, path: 'M84 -100V0M84 -50A42 50 0 1 0 0 -50A42 50 0 1 0 84 -50' },
  c: { width: 72, path: 'M72 -86A42 50 0 1 0 72 -14' },
  e: { width: 84, path: 'M2 -52H84A42 50 0 1 0 72 -15' },
  f: { width: 54, path: 'M56 -146C22 -156 22 -124 22 -100V0M0 -100H50' },
  g: { width: 84, path: 'M84 -50A42 50 0 1 0 0 -50A42 50 0 1 0 84 -50M84 -100V6C84 56 18 56 6 24' },
  h: { width: 76, path: 'M0 -150V0M0 -54C4 -116 76 -116 76 -54V0' },
  i: { width: 0, path: 'M0 -100V0M0 -143v.1' },
  j: { width: 12, path: 'M12 -100V14C12 40 -4 48 -20 42M12 -143v.1' },
  k: { width: 66, path: 'M0 -150V0M62 -100L0 -38M22 -60L66 0' },
  m: {
    width: 124,
    path: 'M0 -100V0M0 -58C4 -114 62 -114 62 -58V0M62 -58C66 -114 124 -114 124 -58V0',
  },
  n: { width: 76, path: 'M0 -100V0M0 -54C4 -116 76 -116 76 -54V0' },
  o: { width: 84, path: 'M84 -50A42 50 0 1 0 0 -50A42 50 0 1 0 84 -50Z' },
  r: { width: 48, path: 'M0 -100V0M0 -52C2 -90 22 -104 48 -98' },
  s: { width: 62, path: 'M58 -84C46 -106 4 -104 4 -74C4 -44 62 -58 62 -27C62 8 12 6 0 -16' },
  t: { width: 50, path: 'M20 -138V-32C20 -4 34 2 52 -4M0 -100H48' },
  u: { width: 76, path: 'M0 -100V-46C0 16 76 16 76 -46M76 -100V0' },
}

/** The style of lettering; widths in the letters' own units. */
export interface LetteringLook {
  colour: string
  stroke: number
  /** Between letters, and four times that between words. */
  tracking: number
  /** Degrees to the right. */
  slant?: number
}

/** A line of lettering from (0, 0) on its baseline, with its width. Throws RangeError for a letter it has not. */
export function lettering(text: string, look: LetteringLook): { svg: string; width: number } {
  let x = 0
  let paths = ''
  for (const character of text) {
    if (character === ' ') {
      x += look.tracking * 1.6
      continue
    }
    const letter = letters[character]
    if (!letter) throw new RangeError(`No letter is drawn for ${character}`)
    paths += `<path transform="translate(${round(x)} 0)" d="${letter.path}"/>`
    x += letter.width + look.tracking
  }
  const slant = look.slant ? ` transform="skewX(${-look.slant})"` : ''
  const svg = `<g fill="none" stroke="${look.colour}" stroke-width="${look.stroke}" stroke-linecap="round" stroke-linejoin="round"${slant}>${paths}</g>`
  return { svg, width: x - look.tracking }
}
