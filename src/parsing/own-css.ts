import { generate, parse, walk } from 'css-tree'
import type { Atrule, CssNode, Declaration, Rule } from 'css-tree'
import { laysOverPage } from './covering-css'

/** A place in a style sheet that may not be there. */
export type CssProblem = { line: number; column: number; message: string }

/** A style sheet without what may not be there, and what that was, in order. */
export type CheckedCss = { css: string; problems: CssProblem[] }

const MOST_PROBLEMS = 50
const INVALID = 'This is not valid CSS'

/**
 * Checks a style sheet that an author adds to a site: it may load nothing from elsewhere, and hide
 * neither whole pages nor what the product has to show, nor lay something over them.
 * @param text at most some tens of kilobytes of CSS
 * @see docs/product/site-design.md#own-css
 */
export function checkOwnCss(text: string): CheckedCss {
  const problems: CssProblem[] = []
  const sheet = parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ message, line, column }) =>
      problems.push({ line, column, message: `${INVALID}: ${message}.` }),
  })
  walk(sheet, function enter(node, item, list) {
    const message = problemOf(node, this.rule)
    if (message === null) return undefined
    const { line, column } = node.loc?.start ?? { line: 1, column: 1 }
    const isSaid = message === INVALID && problems.some((each) => each.message.startsWith(INVALID))
    if (!isSaid) problems.push({ line, column, message })
    list.remove(item)
    return this.skip
  })
  problems.sort((one, other) => one.line - other.line || one.column - other.column)
  return {
    css: problems.length === 0 ? text : generate(sheet),
    problems: problems.slice(0, MOST_PROBLEMS),
  }
}

function problemOf(node: CssNode, rule: Rule | null): string | null {
  if (node.type === 'Atrule') return ruleProblem(node)
  if (node.type === 'Declaration') return declarationProblem(node, rule)
  if (node.type === 'Rule' && node.prelude.type === 'Raw') return INVALID
  // Values that the parser did not understand were mostly reported when they were parsed: they are left out.
  return node.type === 'Raw' ? INVALID : null
}

// Within a layer of the product's a sheet could overrule what the product has to show.
const REFUSED_RULES: ReadonlySet<string> = new Set([
  'import',
  'namespace',
  'charset',
  'document',
  'layer',
])

function ruleProblem({ name, prelude }: Atrule): string | null {
  if (REFUSED_RULES.has(name.toLowerCase())) {
    return `@${name} is not allowed: a style sheet of a site stands alone.`
  }
  return prelude?.type === 'Raw' ? INVALID : null
}

function declarationProblem(node: Declaration, rule: Rule | null): string | null {
  if (node.value.type === 'Raw') return INVALID
  const property = node.property.toLowerCase()
  if (/^(?:behavior|-moz-binding)$/.test(property)) return `${node.property} is not allowed.`
  const value = generate(node.value)
  if (/expression\s*\(/i.test(value)) return 'Expressions are not allowed.'
  const elsewhere = addressesIn(node).find((address) => !isOfSite(address))
  if (elsewhere !== undefined) {
    return `"${shortened(elsewhere)}" is elsewhere: use a picture of the site (/media/…).`
  }
  if (rule === null) return null
  if (laysOverPage(property, rule, isBesidePage(rule))) return COVERING
  const hidden = hides(property, value) ? hiddenPart(rule) : null
  return hidden === null ? null : `This hides ${hidden}, which readers have to see.`
}

const COVERING =
  'This lays something over the page. Give the rule a negative z-index, and it stands behind.'

/** Functions that load what a string in them names. */
const LOADING: ReadonlySet<string> = new Set(['image-set', '-webkit-image-set', 'image', 'src'])

function addressesIn(declaration: Declaration): string[] {
  const found: string[] = []
  let isLoading = 0
  walk(declaration.value, {
    enter: (node: CssNode) => {
      if (node.type === 'Function' && LOADING.has(node.name.toLowerCase())) isLoading += 1
      if (node.type === 'Url' || (node.type === 'String' && isLoading > 0)) found.push(node.value)
    },
    leave: (node: CssNode) => {
      if (node.type === 'Function' && LOADING.has(node.name.toLowerCase())) isLoading -= 1
    },
  })
  return found
}

/** Data in the sheet itself, parts of the page, and paths on the site's own host. */
const isOfSite = (address: string): boolean =>
  /^data:(?:image|font)\//i.test(address) ||
  address.startsWith('#') ||
  /^\/(?![/\\])[^\s\\]*$/.test(address)

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

const isZero = (value: string): boolean => /^[+-]?0*\.?0*(?:[a-z%]*)$/i.test(value.trim())

const KEYWORD = /^(?:none|auto|inherit|unset|initial|revert|revert-layer)$/

// Computed values and values of custom properties cannot be judged here.
const isFaint = (value: string): boolean =>
  !KEYWORD.test(value) && !(Number(value.replace('%', '')) >= (value.includes('%') ? 30 : 0.3))
const isCut = (value: string): boolean => !KEYWORD.test(value)
const isShrunk = (value: string): boolean => /^0|scale[3dxyz]*\(\s*0*\.?0*[,)\s]/.test(value)
const isClear = (value: string): boolean =>
  /^(?:transparent|#[\da-f]{3}0|#[\da-f]{6}00)$/.test(value) ||
  /^[a-z]+\((?:[^,/]*\/|(?:[^,]*,){3})\s*0*\.?0+%?\s*\)$/.test(value)

/** The lengths that lead out of any window. */
const FAR: Readonly<Record<string, number>> = { px: 1000, em: 60, rem: 60 }
const FAR_OF_WINDOW = 100

const isFar = (value: string): boolean =>
  [...value.matchAll(/(\d*\.?\d+)(%|[a-z]+)/g)].some(
    ([, length, unit = '']) => Number(length) >= (FAR[unit] ?? FAR_OF_WINDOW) && unit !== 'deg',
  )

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** Properties that can put an element where nobody sees it. */
const MOVING: readonly string[] = [
  ...['translate', 'text-indent', 'inset', 'inset-block', 'inset-inline'],
  ...SIDES,
  ...['margin', 'margin-block', 'margin-inline', ...SIDES.map((side) => `margin-${side}`)],
]

/** Properties that can hide an element, and whether a value of theirs does, in lower case. */
const HIDING: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['display', (value: string) => /\bnone\b|var\(/.test(value)],
  ['visibility', (value: string) => /hidden|collapse|var\(/.test(value)],
  ['content-visibility', (value: string) => /hidden|var\(/.test(value)],
  ['opacity', isFaint],
  ['filter', (value: string) => /opacity\(\s*(?:0?\.[0-2]|0[)%]|[12]?\d%)/.test(value)],
  ...['color', '-webkit-text-fill-color'].map((property) => [property, isClear] as const),
  ...MOVING.map((property) => [property, isFar] as const),
  ...['font-size', 'height', 'max-height', 'width', 'max-width'].map(
    (property) => [property, isZero] as const,
  ),
  ...['clip', 'clip-path', 'mask', 'mask-image'].map((property) => [property, isCut] as const),
  ['transform', (value: string) => isShrunk(value) || isFar(value)],
  ['scale', isShrunk],
])

const hides = (property: string, value: string): boolean =>
  HIDING.get(property)?.(value.toLowerCase()) ?? false

const PROTECTED: ReadonlyMap<string, string> = new Map([
  ['html', 'the page'],
  ['body', 'the page'],
  ['main', 'the content of the page'],
  ['footer', 'the footer with the terms'],
])

/** The part of pages that a rule with this selector may hide; null where it hides nothing of them. */
function hiddenPart({ prelude }: Rule): string | null {
  if (prelude.type !== 'SelectorList') return 'the page'
  for (const selector of prelude.children) {
    const last = selector.type === 'Selector' ? lastOf(selector.children.toArray()) : null
    // Content before or after an element is a box of its own, and may be hidden.
    if (last?.some(isPseudoElement) === true) continue
    const part = last === null ? 'the page' : partOf(last)
    if (part !== null) return part
  }
  return null
}

/** Also those that may be written with one colon. */
const isPseudoElement = (node: CssNode): boolean =>
  node.type === 'PseudoElementSelector' ||
  (node.type === 'PseudoClassSelector' && /^(?:before|after)$/i.test(node.name))

/** Whether a rule is of what comes before or after a part of every page. */
const isBesidePage = ({ prelude }: Rule): boolean =>
  prelude.type === 'SelectorList' &&
  prelude.children.some((selector) => {
    const last = selector.type === 'Selector' ? lastOf(selector.children.toArray()) : []
    const element = last.filter((node) => !isPseudoElement(node))
    return element.length < last.length && partOf(element) !== null
  })

/** The last compound of a selector. */
const lastOf = (nodes: readonly CssNode[]): CssNode[] =>
  nodes.slice(nodes.map(({ type }) => type).lastIndexOf('Combinator') + 1)

/** The kind of page part that a compound selector matches. */
function partOf(compound: readonly CssNode[]): string | null {
  const text = compound.map((node) => generate(node)).join('')
  if (text.includes('data-duty')) return 'what the product has to show'
  const type = compound.find((node) => node.type === 'TypeSelector')
  const named = type && PROTECTED.get(type.name.toLowerCase())
  if (named !== undefined) return named
  if (text.includes('#main')) return 'the content of the page'
  const isNamed = compound.some(
    ({ type: kind }) => kind === 'ClassSelector' || kind === 'IdSelector',
  )
  const isElement = type !== undefined && type.name !== '*'
  return isNamed || isElement ? null : 'whatever is on the page'
}
