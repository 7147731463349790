import { generate, parse } from 'css-tree'
import type { CssNode } from 'css-tree'

/**
 * A part of a style sheet: a rule, with the classes that each of its selectors requires, or a block of
 * rules under a condition. Parts without a class, such as the order of layers, apply to every page.
 */
export type StylePart =
  | { kind: 'rule'; text: string; wants: readonly (readonly string[])[] }
  | { kind: 'block'; head: string; parts: readonly StylePart[] }
  | { kind: 'keyframes'; text: string; name: string }

/** States of a later interaction, or print: the whole sheet has loaded by then. */
const LATER = /:(?:hover|active|focus|focus-visible|focus-within)(?![\w-])/
const LATER_MEDIA = /^@media\s+print/i
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope'])

/** Splits a style sheet of the build into parts. */
export const styleParts = (css: string): StylePart[] =>
  partsOf(parse(css, { parseValue: false, parseAtrulePrelude: false }))

const partsOf = (node: CssNode): StylePart[] =>
  'children' in node && node.children ? node.children.toArray().flatMap(partOf) : []

function partOf(node: CssNode): StylePart[] {
  if (node.type === 'Rule') {
    const wants = selectorsOf(node.prelude)
    return wants.length === 0 ? [] : [{ kind: 'rule', text: generate(node), wants }]
  }
  if (node.type !== 'Atrule') return []
  const { name, prelude, block } = node
  const told = prelude ? generate(prelude) : ''
  if (name.endsWith('keyframes')) return [{ kind: 'keyframes', text: generate(node), name: told }]
  if (!block || !GROUPS.has(name)) return [{ kind: 'rule', text: generate(node), wants: [[]] }]
  const head = `@${name}${told === '' ? '' : ` ${told}`}`
  return LATER_MEDIA.test(head) ? [] : [{ kind: 'block', head, parts: partsOf(block) }]
}

/** The classes of each selector of a rule that can match before any interaction. */
function selectorsOf(prelude: CssNode): string[][] {
  if (prelude.type !== 'SelectorList') return [[]]
  return prelude.children
    .toArray()
    .filter((selector) => !LATER.test(generate(selector)))
    .map((selector) => classesOf(selector))
}

// Not those within ":not(…)", ":is(…)" and the like: they may be absent.
const classesOf = (selector: CssNode): string[] =>
  selector.type === 'Selector'
    ? selector.children
        .toArray()
        .flatMap((part) => (part.type === 'ClassSelector' ? part.name : []))
    : []

/** The rules of sheets that can apply to a page with these classes, as one style sheet. */
export function stylesFor(
  sheets: readonly (readonly StylePart[])[],
  classes: ReadonlySet<string>,
): string {
  const rules = sheets.map((parts) => textOf(parts, classes)).join('')
  const moving = sheets.flatMap((parts) => keyframesIn(parts))
  return rules + moving.flatMap(({ name, text }) => (rules.includes(name) ? text : [])).join('')
}

const textOf = (parts: readonly StylePart[], classes: ReadonlySet<string>): string =>
  parts
    .map((part) => {
      if (part.kind === 'rule') return isOn(part.wants, classes) ? part.text : ''
      if (part.kind === 'keyframes') return ''
      const inside = textOf(part.parts, classes)
      return inside === '' ? '' : `${part.head}{${inside}}`
    })
    .join('')

const isOn = (wants: readonly (readonly string[])[], classes: ReadonlySet<string>): boolean =>
  wants.some((all) => all.every((name) => classes.has(name)))

const keyframesIn = (parts: readonly StylePart[]): { name: string; text: string }[] =>
  parts.flatMap((part) =>
    part.kind === 'keyframes' ? [part] : part.kind === 'block' ? keyframesIn(part.parts) : [],
  )
