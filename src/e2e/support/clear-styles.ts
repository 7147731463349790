import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@/src/e2e/support/test'

type Declared = { selector: string; value: string; module: string }

/**
 * Fails where two files of styles set the same property of an element with the same weight: which of
 * them wins is up to the order the build puts them in, and changes with any import.
 */
export async function expectClearStyles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  // One of each kind: cards of a row are styled alike.
  await page.evaluate(() => {
    const kinds = new Map(
      [...document.querySelectorAll('body [class]')].map((one) => [kindOf(one), one]),
    )
    for (const one of kinds.values()) one.setAttribute('data-of-a-kind', '')
    function kindOf(one: Element): string {
      const around = one.parentElement
      return [around?.parentElement, around, one].map((each) => each?.className).join(' > ')
    }
  })
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-of-a-kind]',
  })
  const found = await Promise.all(nodeIds.map((nodeId) => undecided(session, nodeId)))
  await session.detach()
  expect([...new Set(found.flat())], 'no style depends on the order of files').toEqual([])
}

/** What is set twice on an element, in words. */
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

/** The files a selector's classes come from: a build writes `file_name`. */
const moduleOf = (selector: string): string =>
  [...selector.matchAll(/\.([\w-]{6,})_[a-z]/g)].map(([, file]) => file).join()
