const COUNT =
  /^(?:ca\.?\s*)?(\d+(?:\s*(?:-|–|to)\s*\d+)?)\s*(?:servings?|people|persons?|portions?|personnes?|personen|porties|portionen|porciones|raciones|porções|porzioni|persone|porcje|porcji|porcí|porcií|porce|port(?:ioner)?\.?|pers\.?|parts?|slices|pieces|cookies|muffins|loaf|loaves|stück|stuks|osoby|osób|osob|kişilik|kişi|personer|porsjoner|annosta|annos|adag|személyre|fő|osôb|porcií|comensales|pessoas|порци[ийя]|порції|порцій|μερίδες|μερίδα|άτομα|인분|人份|人分|人前|份)$/i

const PIECES =
  /^\d{1,3}\s*(?:st|stk|stück|stuks?|stycken|bitar|kpl|ks|kusů|kusov|db|szt|sztuk|шт|pcs|pezzi|unidades|pièces|個|个|개|glas|bröd|muffins)\.?$/iu

/**
 * Returns whether a text is a number of servings or of named pieces ("4 servings", "12 muffins").
 */
export const isServingCount = (text: string): boolean => COUNT.test(text)

/**
 * Returns whether a text is an abbreviated number of pieces ("12 st"), which may also be that of an
 * ingredient.
 */
export const isPieceCount = (text: string): boolean => PIECES.test(text)
