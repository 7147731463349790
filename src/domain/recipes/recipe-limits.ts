/** Days for which a deleted recipe stays in the bin. */
export const BIN_DAYS = 30

/** Maximum time or timer of a recipe, in minutes: some 694 days. */
export const MAX_MINUTES = 1_000_000

/** Maximum quantity of an ingredient, and maximum number of servings. */
export const MAX_QUANTITY = 1_000_000

/** Maximum length of the text of an ingredient line, in UTF-16 units. */
export const MAX_LINE_LENGTH = 20_000

/** Maximum number of timers of a step besides its own. */
export const MAX_FURTHER_TIMERS = 20

/** Maximum length of the label of a timer. */
export const MAX_TIMER_LABEL = 100
