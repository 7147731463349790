import { walk } from 'css-tree'
import type { CssNode } from 'css-tree'

/** CSS functions that load the address in their argument. */
const LOADING: ReadonlySet<string> = new Set([
  'image-set',
  '-webkit-image-set',
  'image',
  'src',
  'cross-fade',
  '-webkit-cross-fade',
])

/** CSS functions evaluated only in the browser; custom functions start with `--`. */
const SUBSTITUTING = /^(?:var|attr|env|if|inherit|random-item|--.*)$/

/**
 * Finds an address in a value or condition that loads from another host; returns null if there is
 * none. Custom properties are judged where they are declared, so an address must not be composed of
 * them.
 * @see docs/product/site-design.md#custom-css
 */
export function findForeignAddress(node: CssNode): string | null {
  const addresses: string[] = []
  const composed: string[] = []
  let loading = 0
  walk(node, {
    enter: (part: CssNode) => {
      const name = part.type === 'Function' ? part.name.toLowerCase() : ''
      if (loading > 0 && SUBSTITUTING.test(name)) composed.push(name)
      if (LOADING.has(name)) loading += 1
      if (part.type === 'Url' || (part.type === 'String' && loading > 0)) addresses.push(part.value)
    },
    leave: (part: CssNode) => {
      if (part.type === 'Function' && LOADING.has(part.name.toLowerCase())) loading -= 1
    },
  })
  if (composed.length > 0)
    return 'Write the address of the picture as plain text, not as a variable or function.'
  const foreign = addresses.find((address) => !isOfSite(address))
  if (foreign === undefined) return null
  return `"${shortened(foreign)}" is on another site. Use a picture of this site (/media/…).`
}

/** Returns whether an address is a data URL, a fragment, or a path on the site's host. */
const isOfSite = (address: string): boolean =>
  /^data:(?:image|font)\//i.test(address) ||
  address.startsWith('#') ||
  /^\/(?![/\\])[^\s\\]*$/.test(address)

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)
