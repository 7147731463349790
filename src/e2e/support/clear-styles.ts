import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@/src/e2e/support/test'

/** The file in a class: a build writes `file_name`. */
const OF_MODULE = String.raw`(?<=\.)[\w-]{6,}(?=_[a-z])`

type Declared = { selector: string; value: string; module: string }

/**
 * Fails where two style sheets set the same property of an element with the same specificity: the winner
 * depends on the order of the build, which changes with any import.
 */
export async function expectClearStyles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  await page.evaluate(markWhatMayBeUndecided, OF_MODULE)
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-undecided]',
  })
  const found = await Promise.all(nodeIds.map((nodeId) => undecided(session, nodeId)))
  await session.detach()
  expect([...new Set(found.flat())], 'no style depends on the order of files').toEqual([])
}

/**
 * Marks the elements of which two files set the same property to different values, whatever their
 * specificity and the size of containers: the browser takes 30 ms to compute the specificity for one
 * element.
 */
function markWhatMayBeUndecided(ofModule: string): void {
  // One of each kind: cards of a row have the same style.
  const kinds = new Map(
    [...document.querySelectorAll('body [class]')].map((one) => [kindOf(one), one]),
  )
  const set = new Map(
    [...kinds.values()].map((one) => [one, new Map<string, [Set<string>, Set<string>]>()]),
  )
  for (const { cssRules } of document.styleSheets) collect(cssRules, '')
  for (const [one, properties] of set) {
    const isUndecided = [...properties.values()].some((each) => each.every(({ size }) => size > 1))
    one.toggleAttribute('data-undecided', isUndecided)
  }

  function collect(rules: CSSRuleList, layer: string): void {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) note(rule, layer)
      if (!(rule instanceof CSSGroupingRule)) continue
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue
      collect(rule.cssRules, rule instanceof CSSLayerBlockRule ? `${layer}.${rule.name}` : layer)
    }
  }
  function note({ selectorText, style, cssText }: CSSStyleRule, layer: string): void {
    const found = [...selectorText.matchAll(new RegExp(ofModule, 'g'))].map(([file]) => file)
    const files = found.length === 0 ? [''] : found
    for (const one of document.querySelectorAll(selectorText)) {
      const properties = set.get(one)
      for (const name of properties ? style : []) {
        const key = `${layer} ${name}`
        const [modules, values] = properties?.get(key) ?? [new Set(), new Set()]
        for (const file of files) modules.add(file)
        properties?.set(key, [modules, values.add(valueOf(name))])
      }
    }
    function valueOf(name: string): string {
      // A shorthand with a variable has no values for its longhands.
      return style.getPropertyValue(name) || cssText
    }
  }
  function kindOf(one: Element): string {
    const around = one.parentElement
    return [around?.parentElement, around, one].map((each) => each?.className).join(' > ')
  }
}

/** Describes properties that are set twice on an element. */
async function undecided(session: CDPSession, nodeId: number): Promise<string[]> {
  const { matchedCSSRules = [] } = await session.send('CSS.getMatchedStylesForNode', { nodeId })
  const all = matchedCSSRules
    .filter(({ rule }) => rule.origin === 'regular')
    .flatMap(({ rule, matchingSelectors }) => {
      const layer = rule.layers?.map(({ text }) => text).join('.') ?? ''
      const declared = rule.style.cssProperties.filter(
        ({ name, disabled }) => disabled !== true && !name.startsWith('--'),
      )
      return matchingSelectors.flatMap((index) => {
        const { text: selector = '', specificity } = rule.selectorList.selectors[index] ?? {}
        const weight = [layer, specificity?.a, specificity?.b, specificity?.c].join()
        return declared.map(({ name, value, important = false }) => ({
          what: `${weight} ${name}${important ? '!' : ''}`,
          declared: { selector, value, module: moduleOf(selector) },
        }))
      })
    })
  const set = new Map<string, Declared[]>()
  for (const { what, declared } of all) set.set(what, [...(set.get(what) ?? []), declared])
  return [...set].flatMap(([what, each]) =>
    differ(each, 'module') && differ(each, 'value')
      ? [`${what}: ${each.map(({ selector, value }) => `${selector} {${value}}`).join(' or ')}`]
      : [],
  )
}

const differ = (all: readonly Declared[], by: 'module' | 'value'): boolean =>
  new Set(all.map((each) => each[by])).size > 1

/** The files that define a selector's classes. */
const moduleOf = (selector: string): string =>
  [...new Set([...selector.matchAll(new RegExp(OF_MODULE, 'g'))].map(([file]) => file))]
    .sort()
    .join()
