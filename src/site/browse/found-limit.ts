/** Number of letters in the results of a search. */
export const FOUND_LETTERS = 4
