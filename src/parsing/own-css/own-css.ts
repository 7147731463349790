import { find, generate, parse } from 'css-tree'
import type { Atrule, CssNode, Declaration, List, Rule } from 'css-tree'
import { FONT_FAMILIES } from '@/src/domain/appearance/font-families'
import { findForeignAddress } from './addresses'
import { canCoverPage, getRuleValues } from './covering-css'
import type { RuleValues } from './covering-css'
import { canHide, isAllowedOnRequiredParts } from './hiding'
import { isPagePseudoElement, findMatchedPart } from './parts'
import type { PagePart } from './parts'
import { findStrayBracket, findUnreadableCss } from './readable-css'
import type { CssProblem } from './readable-css'

/** A style sheet without forbidden parts, and the removed parts in order. */
export type CheckedCss = {
  css: string
  problems: CssProblem[]
  /** Whether the sheet exceeds the limits of parsing and storage. */
  isOutOfBounds: boolean
}

const MAX_PROBLEMS = 50
const INVALID = 'This is not valid CSS'

/**
 * Checks the style sheet of an author: it must not load external resources, hide pages or required
 * parts, or cover them. Rejects a sheet that cannot be parsed.
 * @param text at most some tens of kilobytes of CSS
 * @see docs/product/site-design.md#custom-css
 */
export function checkOwnCss(text: string): CheckedCss {
  const unreadable = findUnreadableCss(text)
  if (unreadable) {
    const { problem, isOutOfBounds } = unreadable
    return { css: '', problems: [problem], isOutOfBounds }
  }
  const { problems, rest } = examine(text)
  if (problems.length === 0) return { css: text, problems, isOutOfBounds: false }
  // Checks the rest again, as a browser will parse it.
  const isHarmless = findUnreadableCss(rest) === null && examine(rest).problems.length === 0
  const ordered = problems.toSorted((a, b) => a.line - b.line || a.column - b.column)
  return {
    css: isHarmless ? rest : '',
    problems: ordered.slice(0, MAX_PROBLEMS),
    isOutOfBounds: false,
  }
}

/** Finds the problems of a style sheet, and returns the sheet without them. */
function examine(text: string): { problems: CssProblem[]; rest: string } {
  const problems: CssProblem[] = []
  let isInvalid = false
  const sheet = parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ message, line, column }) => {
      isInvalid = true
      problems.push({ line, column, message: `${INVALID}: ${message}.` })
    },
  })
  const report = (node: CssNode, message: string): void => {
    // Most syntax errors were already reported by the parser.
    if (message === INVALID && isInvalid) return
    isInvalid ||= message === INVALID
    const { line, column } = node.loc?.start ?? { line: 1, column: 1 }
    problems.push({ line, column, message })
  }
  const stray = findStrayBracket(text)
  if (stray && problems.length === 0)
    problems.push({ ...stray, message: `${INVALID}: stray bracket.` })
  isInvalid ||= stray !== null
  if (sheet.type === 'StyleSheet') removeProblems(sheet.children, NOWHERE, report)
  return { problems, rest: generate(sheet) }
}

/** The targets of the rules around a declaration. */
type Place = {
  atrule: string | null
  rule: { values: RuleValues; part: PagePart | null; isPagePseudoElement: boolean } | null
}
const NOWHERE: Place = { atrule: null, rule: null }

function removeProblems(
  nodes: List<CssNode>,
  place: Place,
  report: (node: CssNode, message: string) => void,
): void {
  nodes.forEach((node, item) => {
    const message = problemOf(node, place)
    if (message !== null) {
      report(node, message)
      nodes.remove(item)
    } else if (node.type === 'Rule') {
      removeProblems(node.block.children, { ...place, rule: factsOf(node) }, report)
    } else if (node.type === 'Atrule' && node.block) {
      removeProblems(node.block.children, { ...place, atrule: node.name.toLowerCase() }, report)
    }
  })
}

const factsOf = (rule: Rule): Place['rule'] => ({
  values: getRuleValues(rule),
  part: findMatchedPart(rule),
  isPagePseudoElement: isPagePseudoElement(rule),
})

const hasUnparsed = (node: CssNode): boolean => find(node, ({ type }) => type === 'Raw') !== null

function problemOf(node: CssNode, place: Place): string | null {
  if (node.type === 'Atrule') return ruleProblem(node, place)
  if (node.type === 'Declaration') return declarationProblem(node, place)
  if (node.type === 'Rule') return hasUnparsed(node.prelude) ? INVALID : null
  return node.type === 'Raw' ? INVALID : null
}

const ALLOWED_RULES: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'container',
  'scope',
  'starting-style',
  'keyframes',
  '-webkit-keyframes',
  'font-face',
  'counter-style',
  'page',
])

function ruleProblem({ name, prelude }: Atrule, { rule }: Place): string | null {
  // Declarations directly within `@scope` apply to its root, whatever rule surrounds it.
  if (rule !== null && name.toLowerCase() === 'scope') return '@scope is not allowed inside a rule.'
  // Within a layer of the product, a sheet could override required parts.
  if (!ALLOWED_RULES.has(name.toLowerCase())) {
    return `@${name} is not allowed in the style sheet of a site.`
  }
  if (prelude === null) return null
  return hasUnparsed(prelude) ? INVALID : findForeignAddress(prelude)
}

const COVERING = 'This covers the page. Give the rule a negative z-index to place it behind.'

function declarationProblem(node: Declaration, { atrule, rule }: Place): string | null {
  const property = node.property.toLowerCase()
  if (node.value.type === 'Raw') return INVALID
  const value = generate(node.value)
  if (/^(?:behavior|-moz-binding)$/.test(property)) return `${node.property} is not allowed.`
  if (/expression\s*\(/i.test(value)) return 'Expressions are not allowed.'
  if (hasUnparsed(node.value)) return INVALID
  const foreign = findForeignAddress(node.value)
  if (foreign !== null) return foreign
  if (atrule === 'font-face' && property === 'font-family') return fontProblem(value)
  return rule === null ? null : dutyProblem(node, value, rule)
}

function dutyProblem(
  node: Declaration,
  value: string,
  { values, part, isPagePseudoElement }: NonNullable<Place['rule']>,
): string | null {
  const property = node.property.toLowerCase()
  if (canCoverPage(property, values, isPagePseudoElement)) return COVERING
  if (part === null) return null
  if (canHide(property, value)) return `This hides ${part.label}, which must stay visible.`
  if (!part.isDuty || isAllowedOnRequiredParts(property)) return null
  return `${node.property} cannot be set for ${part.label}, which must stay visible.`
}

// A font without glyphs under the name of a product font would hide all text.
function fontProblem(value: string): string | null {
  const name = value.replaceAll(/["']/g, '').trim().toLowerCase()
  const known = FONT_FAMILIES.find((family) => name.startsWith(family.name.toLowerCase()))
  return known ? `${known.name} is a built-in font. Give this one another name.` : null
}
