/** A family a site may choose: one Fontsource package, named as authors see it. */
export type FontFamily = {
  name: string
  /** Package and file name: `@fontsource-variable/{slug}/files/{slug}-latin-wght-normal.woff2`. */
  slug: string
  category: 'serif' | 'sans' | 'handwriting'
  /** Lightest and boldest weight. */
  weights: readonly [number, number]
  hasItalic: boolean
  /** Whether there is a cut for large sizes, worth its bytes in headlines. */
  hasOpticalSizes: boolean
}

function family(
  name: string,
  category: FontFamily['category'],
  weights: FontFamily['weights'],
  ...cuts: ('italic' | 'optical sizes')[]
): FontFamily {
  return {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    category,
    weights,
    hasItalic: cuts.includes('italic'),
    hasOpticalSizes: cuts.includes('optical sizes'),
  }
}

/**
 * The families a site may choose, in the order authors see them.
 * @see docs/product/sites-and-hosts.md#type
 */
export const FONT_FAMILIES: readonly FontFamily[] = [
  family('Besley', 'serif', [400, 900], 'italic'),
  family('Bitter', 'serif', [100, 900], 'italic'),
  family('Bricolage Grotesque', 'sans', [200, 800], 'optical sizes'),
  family('Caveat', 'handwriting', [400, 700]),
  family('Cormorant', 'serif', [300, 700], 'italic'),
  family('Crimson Pro', 'serif', [200, 900], 'italic'),
  family('DM Sans', 'sans', [100, 1000], 'italic', 'optical sizes'),
  family('EB Garamond', 'serif', [400, 800], 'italic'),
  family('Figtree', 'sans', [300, 900], 'italic'),
  family('Fraunces', 'serif', [100, 900], 'italic', 'optical sizes'),
  family('Inter', 'sans', [100, 900], 'italic'),
  family('Josefin Sans', 'sans', [100, 700], 'italic'),
  family('Karla', 'sans', [200, 800], 'italic'),
  family('Libre Franklin', 'sans', [100, 900], 'italic'),
  family('Literata', 'serif', [200, 900], 'italic', 'optical sizes'),
  family('Lora', 'serif', [400, 700], 'italic'),
  family('Manrope', 'sans', [200, 800]),
  family('Merriweather', 'serif', [300, 900], 'italic', 'optical sizes'),
  family('Montserrat', 'sans', [100, 900], 'italic'),
  family('Newsreader', 'serif', [200, 800], 'italic', 'optical sizes'),
  family('Nunito', 'sans', [200, 1000], 'italic'),
  family('Outfit', 'sans', [100, 900]),
  family('Playfair Display', 'serif', [400, 900], 'italic'),
  family('Plus Jakarta Sans', 'sans', [200, 800], 'italic'),
  family('Quicksand', 'sans', [300, 700]),
  family('Raleway', 'sans', [100, 900], 'italic'),
  family('Roboto Slab', 'serif', [100, 900]),
  family('Rubik', 'sans', [300, 900], 'italic'),
  family('Source Serif 4', 'serif', [200, 900], 'italic', 'optical sizes'),
  family('Space Grotesk', 'sans', [300, 700]),
  family('Work Sans', 'sans', [100, 900], 'italic'),
]

const FAMILY_OF_NAME: ReadonlyMap<string, FontFamily> = new Map(
  FONT_FAMILIES.map((family) => [family.name, family]),
)

/** A family by the name a site stores, or nothing when it is not offered. */
export const fontFamilyNamed = (name: string): FontFamily | undefined => FAMILY_OF_NAME.get(name)
