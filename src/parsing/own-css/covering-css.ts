import { generate } from 'css-tree'
import type { Rule } from 'css-tree'

const ZERO_OR_LESS = /^(?:-[\d.]\S*|\+?0+\.?0*[a-z%]*|\+?\.0+[a-z%]*)$/
const SIDES = /^(?:100|9\d)(?:\.\d+)?(?:%|[sld]?v(?:h|w|i|b|min|max))$|^calc\(|^var\(/

/** The values of a rule by property, in lower case. */
export type RuleValues = ReadonlyMap<string, string>

/** Returns the values of a rule by property; the last one of a property wins. */
export function getRuleValues({ block }: Rule): RuleValues {
  const values = new Map<string, string>()
  for (const node of block.children) {
    if (node.type !== 'Declaration') continue
    values.set(node.property.toLowerCase(), generate(node.value).toLowerCase())
  }
  return values
}

/**
 * Returns whether a declaration can cover a page: with a fixed box of the size of the window, or
 * with a pseudo-element of a part of every page that is not placed behind it.
 * @param values all values of its rule
 * @param isOfPage whether the rule is of what comes before or after a part of every page
 */
export function canCoverPage(property: string, values: RuleValues, isOfPage: boolean): boolean {
  if (property !== 'position' && property !== 'z-index') return false
  if (/^-[1-9]/.test(values.get('z-index') ?? '')) return false
  const position = values.get('position') ?? ''
  // Where a rule has both, its position is named.
  if (property === 'z-index') return isOfPage && position === ''
  return isOfPage ? !/^(?:static|relative)$/.test(position) : isAsLargeAsWindow(position, values)
}

const isAsLargeAsWindow = (position: string, values: RuleValues): boolean =>
  /fixed|var\(/.test(position) && spans(values, 'block') && spans(values, 'inline')

const AXES = {
  block: { start: 'top', end: 'bottom', size: 'height', first: 0, last: 2 },
  inline: { start: 'left', end: 'right', size: 'width', first: 3, last: 1 },
} as const

/** Returns whether a box spans the window. */
function spans(values: RuleValues, axis: keyof typeof AXES): boolean {
  const { start, end, size, first, last } = AXES[axis]
  const all = insetsOf(values.get('inset'))
  const both = insetsOf(values.get(`inset-${axis}`))
  const from = values.get(start) ?? values.get(`inset-${axis}-start`) ?? both[0] ?? all[first]
  const to = values.get(end) ?? values.get(`inset-${axis}-end`) ?? both[1] ?? all[last]
  if ([from, to].every((inset) => inset !== undefined && ZERO_OR_LESS.test(inset))) return true
  const sizes = [size, `min-${size}`, `${axis}-size`, `min-${axis}-size`]
  return sizes.some((name) => SIDES.test(values.get(name) ?? ''))
}

/** Expands a shorthand to its four values. */
function insetsOf(value: string | undefined): (string | undefined)[] {
  const [top, right = top, bottom = top, left = right] = value?.split(/\s+/) ?? []
  return [top, right, bottom, left]
}
