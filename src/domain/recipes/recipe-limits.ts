/** Days for which a deleted recipe stays in the bin. */
export const BIN_DAYS = 30

/** The most minutes that a time or a timer of a recipe may have: some 694 days. */
export const MAX_MINUTES = 1_000_000

/** The largest quantity of an ingredient, and the most servings. */
export const MAX_QUANTITY = 1_000_000

/** Maximum length of the text of an ingredient line, in UTF-16 units. */
export const MAX_LINE_LENGTH = 20_000

/** The most timers of a step beside its own. */
export const MAX_FURTHER_TIMERS = 20

/** Maximum length of the label of a timer. */
export const MAX_TIMER_LABEL = 100
