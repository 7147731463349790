import type { Token } from '@/src/parsing/ingredient-line/tokens'

/** Uses in a pan or on a surface, which need one amount for any number of portions. */
const FOR_PAN = [
  /^for (?:the |your |a |an )?(?:\S+ )?(?:(?:deep|shallow|pan|stir)[- ]*)?(?:frying|sauteing|sautéing|greasing|oiling|buttering|dusting|flouring)\b/,
  /^for (?:the |your |a |an )?(?:\S+ )?(?:pan|tin|tins|dish|mould|mold|tray|skillet|grill|griddle|sheet|sheets|board|surface|wok|ramekins|muffin tin)\b/,
  /^to (?:grease|oil|butter|dust|flour|deep[- ]*fry|fry|line) ?/,
  /^(?:zum|fürs) (?:an|aus|ein|be)?(?:braten|frittieren|backen|fetten|stäuben|mehlen|ölen)\b/,
  /^für (?:die|das|den|eine?) (?:form|pfanne|blech|backblech|springform|muffinform|arbeitsfläche)\b/,
  /^pour (?:la |le |l' ?|les )?(?:friture|frire|poêle|moule|plat|plaque|graisser|beurrer|fariner|huiler)/,
  /^para (?:la |el |o |a )?(?:freír|fritar|engrasar|untar|sartén|molde|forma|bandeja|enharinar|polvilhar)/,
  /^per (?:la |lo |il |l' ?)?(?:friggere|frittura|teglia|ungere|imburrare|infarinare|padella|stampo)/,
  /^(?:om (?:in )?(?:te |mee te )?(?:frituren|bakken|vetten)|voor (?:de|het) (?:vorm|pan|bakvorm|bakplaat))/,
]

const TO_TASTE =
  /^(?:to taste|nach geschmack|nach belieben|à votre goût|selon (?:le |votre )?goût|al gusto|a gusto|a piacere|a gosto|naar smaak|efter smak)\b/

/** Returns whether words start with a use that needs the same amount for any number of servings. */
export function isPanPurpose(words: readonly Token[]): boolean {
  const text = lowerText(words)
  return FOR_PAN.some((pattern) => pattern.test(text))
}

/** Returns the index of the last such use in words, or -1. */
export const findLastPanPurpose = (words: readonly Token[]): number =>
  words.findLastIndex((token, at) => isOpener(token) && isPanPurpose(words.slice(at, at + 8)))

/** Returns whether words leave the amount to the cook. */
export const isToTaste = (words: readonly Token[]): boolean => TO_TASTE.test(lowerText(words))

const isOpener = ({ lower }: Token): boolean =>
  /^(?:for|to|zum|fürs|für|pour|para|per|om|voor)$/.test(lower)

const lowerText = (words: readonly Token[]): string =>
  words
    .slice(0, 8)
    .map((token, i) => (i > 0 && token.spaceBefore ? ' ' : '') + token.lower)
    .join('')
