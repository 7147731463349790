/** The title of a recipe before its author names it. */
export const UNTITLED = 'Untitled'

/** The slug of an untitled recipe, with eight random letters. */
export const untitledSlug = (own: string): string => `untitled-${own.slice(0, 8)}`

/** A pattern of such addresses, as JavaScript and Postgres read it. */
export const UNTITLED_SLUG = '^untitled-[0-9a-f]{8}$'
