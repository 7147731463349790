/** A family of headings and one of running text, each with two weights. */
export type TypePair = {
  displayFontFamily: string
  displayFontNormalWeight: number
  displayFontBoldWeight: number
  narrativeFontFamily: string
  narrativeFontNormalWeight: number
  narrativeFontBoldWeight: number
}

const pair = (
  [displayFontFamily, displayFontNormalWeight, displayFontBoldWeight]: readonly [
    string,
    number,
    number,
  ],
  [narrativeFontFamily, narrativeFontNormalWeight, narrativeFontBoldWeight]: readonly [
    string,
    number,
    number,
  ],
): TypePair => ({
  displayFontFamily,
  displayFontNormalWeight,
  displayFontBoldWeight,
  narrativeFontFamily,
  narrativeFontNormalWeight,
  narrativeFontBoldWeight,
})

/**
 * Families that read well together, in the order they are offered: headings, running text.
 * @see docs/product/sites-and-hosts.md#type
 */
export const TYPE_PAIRS: readonly TypePair[] = [
  pair(['Fraunces', 400, 600], ['Newsreader', 400, 650]),
  pair(['Playfair Display', 500, 700], ['Libre Franklin', 400, 650]),
  pair(['Lora', 500, 700], ['Karla', 400, 700]),
  pair(['Cormorant', 500, 700], ['Crimson Pro', 400, 650]),
  pair(['Besley', 500, 750], ['Inter', 400, 650]),
  pair(['Bricolage Grotesque', 500, 800], ['Literata', 400, 650]),
  pair(['Josefin Sans', 400, 650], ['EB Garamond', 400, 650]),
  pair(['Montserrat', 500, 750], ['Merriweather', 400, 700]),
  pair(['Outfit', 400, 650], ['Figtree', 400, 700]),
  pair(['Caveat', 500, 700], ['Nunito', 400, 700]),
]
