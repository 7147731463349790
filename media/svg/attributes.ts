import { isSafeValue } from './css'
import { ANIMATIONS, PICTURE_ELEMENTS } from './vocabulary'

const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9-]*$/
/** Names that mean an address or a script in one element or another. */
const NEVER =
  /^(?:on.*|src|srcset|srcdoc|action|formaction|ping|base|poster|data|requiredextensions)$/i
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/i
/** Attributes that an animation must not set: URLs and styles. */
const NOT_ANIMATED = /^(?:on.*|(?:xlink:)?href|style|class|id)$/i

/** Sanitises an attribute; null when it must be removed. */
export function sanitiseAttribute(
  element: string,
  name: string,
  value: string,
): readonly [name: string, value: string] | null {
  if (name === 'href' || name === 'xlink:href') {
    return isHarmlessAddress(element, value) ? [name, value.trim()] : null
  }
  if (name === 'xml:space') return [name, value]
  const isDrawing = isDrawingName(name) && !setsMoreThanLooks(element, name, value)
  return isDrawing && isSafeValue(value) ? [name, value] : null
}

const isDrawingName = (name: string): boolean =>
  PLAIN_NAME.test(name) && !NEVER.test(name) && !/^xmlns/i.test(name)

const setsMoreThanLooks = (element: string, name: string, value: string): boolean =>
  ANIMATIONS.has(element) && name === 'attributeName' && NOT_ANIMATED.test(value.trim())

/**
 * References to parts of the same drawing; in pictures also raster data. Nested drawings may contain
 * script.
 */
function isHarmlessAddress(element: string, value: string): boolean {
  const address = value.trim()
  if (address.startsWith('#')) return true
  return PICTURE_ELEMENTS.has(element) && PICTURE_DATA.test(address)
}
