/** The beginnings of questions for recipes with given ingredients. */
const QUESTION =
  /^(?:what\s+(?:(?:can|could|should|do)\s+(?:i|we|you)\s+)?(?:to\s+)?(?:make|cook|bake|do|eat)|(?:recipes?|something|anything|dishes|meals?|ideas?))\s+(?:with|from|out\s+of|using|for)\s+(.+?)[?!.\s]*$/i

/**
 * Extracts the ingredients from a question ("what can I make with chickpeas and spinach?"); null when the
 * text is no such question.
 */
export function ingredientsInQuestion(text: string): string[] | null {
  const named = QUESTION.exec(text.trim())?.[1]
  if (named === undefined) return null
  const ingredients = named
    .split(/\s*(?:,|&|\+|;|\band\b|\bor\b)\s*/i)
    .map((name) => name.replace(/^(?:some|a|an|the|my|leftover)\s+/i, '').trim())
    .filter((name) => name !== '')
  return ingredients.length > 0 ? ingredients : null
}
