const HEADER =
  /^(?:(?:baker[’']?s['’]? )?(?:%|percent(?:age)?s?)|%|weights?|grams?|g|ratio|gewicht|bäcker[- ]?(?:prozente?|%)|prozent|poids|pourcentage|peso|porcentaje|percentuale|gewicht|names?|products?|measures?|amounts?|qty\.?|quantit(?:y|ies)|units?|ingredients?|items?|what|how much|notes?|prep(?:aration)?|steps?|no\.?|#|what to do|menge|maß(?:einheit)?|einheit|zutat(?:en)?|anmerkung(?:en)?|schritt|quantités?|ingrédients?|unités?|cantidad|ingredientes?|unidad|quantità|ingredient[ei]|quantidade|hoeveelheid|ingrediënt(?:en)?|ilość|składniki?|mängd|ingrediens(?:er)?|miktar|malzeme(?:ler)?|分量|材料|単位|单位|數量|数量|재료|분량|단위|количество|ингредиенты?|единицы?|सामग्री|मात्रा|इकाई|ποσότητα|υλικ[άό]|μονάδα)$/i

/** Returns whether a cell is the header of a table column ("Qty", "Ingredient", "Menge"). */
export function isHeaderWord(cell: string): boolean {
  return HEADER.test(cell.replace(/^[*_\s]+|[*_:\s]+$/g, ''))
}
