import { Parser } from 'htmlparser2'

/** Maximum number of origins in the security policy of a page, which is sent with each response. */
const MAX_ORIGINS = 50

/** An origin that is valid in a security policy: no wildcard or separator. */
const ORIGIN = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/

/**
 * Lists the external origins of the pictures in sanitised HTML, in order, without duplicates. Omits
 * origins beyond fifty, and hosts that cannot be named in a policy.
 * @see docs/product/recipes.md#stored-posts
 */
export function listPictureOrigins(html: string): string[] {
  const origins = new Set<string>()
  const parser = new Parser({
    onopentag: (name, { src }) => {
      const origin = name === 'img' ? originOf(src) : null
      if (origin !== null && origins.size < MAX_ORIGINS) origins.add(origin)
    },
  })
  parser.end(html)
  return [...origins]
}

function originOf(address: string | undefined): string | null {
  if (address === undefined || !URL.canParse(address)) return null
  const { origin } = new URL(address)
  return ORIGIN.test(origin) ? origin : null
}
