import { generate, parse, walk } from 'css-tree'
import type { CssNode, Raw, Selector } from 'css-tree'
import { getLastCompound } from './parts'

/** Without specificity, so that rules of the sheet retain their precedence. */
const NO_DUTY = ':where(:not([data-duty],[data-duty] *))'

/** Returns whether a node is a pseudo-element, also with a single colon. */
const isPseudoElement = (node: CssNode): boolean =>
  node.type === 'PseudoElementSelector' ||
  (node.type === 'PseudoClassSelector' &&
    /^(?:before|after|first-line|first-letter)$/i.test(node.name))

/**
 * Narrows the selectors of a checked style sheet to exclude the required parts of a page
 * (`data-duty`) and their content.
 * @see docs/product/site-design.md#custom-css
 */
export function protectRequiredParts(css: string): string {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false })
  walk(sheet, {
    visit: 'Rule',
    enter({ prelude }) {
      const isKeyframe = /keyframes$/i.test(this.atrule?.name ?? '')
      if (isKeyframe || prelude.type !== 'SelectorList') return
      for (const selector of prelude.children) {
        if (selector.type === 'Selector') narrow(selector)
      }
    },
  })
  return generate(sheet)
}

function narrow({ children }: Selector): void {
  const nodes = children.toArray()
  const last = getLastCompound(nodes)
  const at = last.findIndex(isPseudoElement)
  const kept = at === -1 ? nodes : nodes.slice(0, nodes.length - last.length + at)
  const narrowing: Raw = { type: 'Raw', value: NO_DUTY }
  children.fromArray([...kept, narrowing, ...nodes.slice(kept.length)])
}
