const isZero = (value: string): boolean => /^[+-]?(?:0+(?:\.0*)?|\.0+)[a-z%]*$/.test(value)

const KEYWORD = /^(?:none|auto|normal|inherit|unset|initial|revert|revert-layer)$/
const isNeutral = (value: string): boolean => KEYWORD.test(value)

// Computed and custom property values cannot be evaluated here and count as faint.
const isFaint = (value: string): boolean =>
  !isNeutral(value) && !(Number(value.replace('%', '')) >= (value.includes('%') ? 30 : 0.3))
const isSet = (value: string): boolean => !isNeutral(value)
const isShrunk = (value: string): boolean => /^0|scale[3dxyz]*\(\s*0*\.?0*[,)\s]/.test(value)
const isSmall = (value: string): boolean =>
  !isNeutral(value) && value.split(/[\s,]+/).some((part) => !(factorOf(part) >= 0.5))
const factorOf = (part: string): number =>
  part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part)
const isClear = (value: string): boolean =>
  /^(?:transparent|#[\da-f]{3}0|#[\da-f]{6}00)$/.test(value) ||
  /^[a-z]+\((?:[^,/]*\/|(?:[^,]*,){3})\s*(?:0+(?:\.0+)?|\.0+)%?\s*\)$/.test(value)

/** Parses the lengths of a value with their units. */
const lengthsOf = (value: string): { length: number; unit: string }[] =>
  [...value.matchAll(/(?<![\d.])(\d+(?:\.\d+)?|\.\d+)(%|[a-z]+)/g)].map(
    ([, length, unit = '']) => ({ length: Number(length), unit }),
  )

type Limits = Readonly<Record<string, number>>
const isLong =
  (limits: Limits, ofWindow: number) =>
  (value: string): boolean =>
    lengthsOf(value).some(
      ({ length, unit }) => length >= (limits[unit] ?? ofWindow) && !/^(?:deg|m?s)$/.test(unit),
    )

/** Returns whether a length moves an element out of any window. */
const isFar = isLong({ px: 1000, em: 60, rem: 60 }, 100)
/** Returns whether a border leaves a page no room. */
const isThick = isLong({ px: 100, em: 6, rem: 6 }, 10)
/** Returns whether spacing makes letters overlap or drift apart. */
const isCrowded = (value: string): boolean =>
  /^-(?:0?\.[1-9]|[1-9])|calc|var\(/.test(value) || isLong({ px: 30, em: 2, rem: 2 }, 5)(value)
const isTiny = (value: string): boolean =>
  isZero(value) ||
  lengthsOf(value).some(({ length, unit }) => length < ({ px: 6, em: 0.4, rem: 0.4 }[unit] ?? 0))

const SIDES = ['top', 'right', 'bottom', 'left'] as const
const AXES = ['block', 'inline'] as const
const EDGES = AXES.flatMap((axis) => [axis, `${axis}-start`, `${axis}-end`])

/** Properties that can move an element out of view. */
const MOVING: readonly string[] = [
  ...['translate', 'text-indent', 'inset', ...SIDES, ...EDGES.map((edge) => `inset-${edge}`)],
  ...['margin', ...[...EDGES, ...SIDES].map((edge) => `margin-${edge}`)],
  ...['padding', ...[...EDGES, ...SIDES].map((edge) => `padding-${edge}`)],
]
const BORDERS: readonly string[] = ['', ...[...EDGES, ...SIDES].map((edge) => `-${edge}`)].flatMap(
  (edge) => [`border${edge}`, `border${edge}-width`],
)

type Test = (value: string) => boolean
const each = (properties: readonly string[], test: Test) =>
  properties.map((property) => [property, test] as const)

/** Properties that can hide an element, with a test of their lower-case value. */
const HIDING: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['display', (value) => /\bnone\b|var\(/.test(value)],
  ['visibility', (value) => /hidden|collapse|var\(/.test(value)],
  ['content-visibility', (value) => /hidden|var\(/.test(value)],
  ['opacity', isFaint],
  ['filter', (value) => /opacity\(\s*(?:0?\.[0-2]|0[)%]|[12]?\d%)/.test(value)],
  ...each(['color', '-webkit-text-fill-color'], isClear),
  ...each(MOVING, isFar),
  ...each(BORDERS, isThick),
  ...each(['letter-spacing', 'word-spacing'], isCrowded),
  ['font-size', isTiny],
  ...each(['height', 'max-height', 'width', 'max-width'], isZero),
  ...each(['block-size', 'max-block-size', 'inline-size', 'max-inline-size'], isZero),
  ['line-height', isZero],
  ...each(['clip', 'clip-path', 'mask', 'mask-image', 'mask-border', '-webkit-mask'], isSet),
  ...each(['-webkit-mask-image', '-webkit-mask-box-image', 'mix-blend-mode'], isSet),
  ...each(['perspective', 'offset', 'offset-path'], isSet),
  // An element rotated edgewise is invisible.
  ['rotate', (value) => /[xyz\d]\s|var\(/.test(value)],
  [
    'transform',
    (value) => isShrunk(value) || isFar(value) || /rotate[xy3]|matrix|skew/.test(value),
  ],
  ['scale', isShrunk],
  ['zoom', isSmall],
])

/** Maximum length of a value of these properties. */
const MAX_VALUE = 500

/** Returns whether a declaration can hide its element. */
export const canHide = (property: string, value: string): boolean => {
  const test = HIDING.get(property)
  return test !== undefined && (value.length > MAX_VALUE || test(value.toLowerCase()))
}

/** Properties allowed on required parts, besides those tested by value. */
const DECORATING = new RegExp(
  `^(?:${[
    '--.+|background(?:-.+)?|font(?:-.+)?|line-height|text-(?!indent).+|white-space|word-break',
    'overflow-wrap|hyphens|quotes|tab-size|direction|list-style(?:-.+)?|vertical-align',
    'border-(?:.+-)?(?:color|style|radius)|border-(?:collapse|spacing)|outline(?:-.+)?|box-shadow',
    'box-sizing|(?:row-|column-)?gap|flex(?:-.+)?|grid-template-columns|grid-auto-flow|order',
    '(?:justify|align|place)-(?:items|content|self)|min-(?:width|height|inline-size|block-size)',
    'object-(?:fit|position)|aspect-ratio|cursor|caret-color|accent-color|color-scheme|transition.*',
    'scroll.*|position|user-select|touch-action|-webkit-(?:font-smoothing|tap-highlight-color)',
    '-moz-osx-font-smoothing|-webkit-text-size-adjust|print-color-adjust|break-.+|orphans|widows',
  ].join('|')})$`,
)

/**
 * Returns whether a property may be set on the footer, on notices and on elements that may be one
 * of them.
 */
export const isAllowedOnRequiredParts = (property: string): boolean =>
  HIDING.has(property) || DECORATING.test(property)
