import { isTag, isText } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { flattenLine } from './source/element-text'
import type { SourceValue } from './unread-values'

/** Selects the values of an element; names are those of elements, and `element attribute`. */
type ElementValueOptions = {
  /** Elements and attributes without authored content. */
  furniture: RegExp
  /** Elements whose parts form one value: `<time><qty>5</qty><unit>min</unit></time>`. */
  whole?: RegExp
  /** HTML elements are identified by their class, id or `itemprop`, XML elements by their names. */
  isHtml?: boolean
}

const INLINE = new Set(
  'a abbr b br cite code em font i mark s small span strong sub sup u'.split(' '),
)

/** HTML attributes for layout and behaviour. */
const LAYOUT =
  /^(?:class|id|style|type|rel|target|width|height|itemprop|itemscope|itemtype|itemref|role|dir|for|start|loading|srcset|sizes|decoding|onclick|xmlns(?::\w+)?|xml:\w+|(?:aria|xsi)[-:]\w+)$/

/**
 * Collects the texts and attributes of an element and its descendants for `warnOfUnreadValues`.
 * Text with inline markup counts as one value.
 */
export function* collectElementValues(
  element: Element,
  options: ElementValueOptions,
): Generator<SourceValue> {
  const { furniture, whole } = options
  if (furniture.test(element.name)) return
  yield* attributesOf(element, options)
  if (whole?.test(element.name)) {
    yield { name: element.name, value: spacedText(element) }
    return
  }
  let run: ChildNode[] = []
  for (const node of element.children) {
    if (isTag(node) && !isInline(node)) {
      yield* runOf(element, run, options)
      run = []
      yield* collectElementValues(node, options)
    } else run.push(node)
  }
  yield* runOf(element, run, options)
}

function* attributesOf(
  element: Element,
  { furniture, isHtml = false }: ElementValueOptions,
): Generator<SourceValue> {
  for (const [key, value] of Object.entries(element.attribs)) {
    const name = `${isHtml ? labelOf(element) : element.name} ${key}`
    const isNumber = element.name === 'li' && key === 'value'
    if (!isNumber && !LAYOUT.test(key) && !furniture.test(name)) yield { name, value }
  }
}

/** Attributes that identify an element as a field. */
const MARKS = ['itemprop', 'id', 'class']

/** Returns whether an element is inline, unmarked, and contains only such elements. */
const isInline = ({ name, attribs, children }: Element): boolean =>
  INLINE.has(name) &&
  MARKS.every((mark) => attribs[mark] === undefined) &&
  children.every((child) => !isTag(child) || isInline(child))

function* runOf(
  parent: Element,
  nodes: readonly ChildNode[],
  options: ElementValueOptions,
): Generator<SourceValue> {
  const texts = nodes.map((node) => (isText(node) ? node.data : isTag(node) ? lineIn(node) : ''))
  const value = collapseSpace(texts.join(''))
  if (value !== '') yield { name: options.isHtml ? labelOf(parent) : parent.name, value }
  for (const node of nodes) if (isTag(node)) yield* attributesWithin(node, options)
}

function* attributesWithin(element: Element, options: ElementValueOptions): Generator<SourceValue> {
  yield* attributesOf(element, options)
  for (const child of element.children) if (isTag(child)) yield* attributesWithin(child, options)
}

/** Line breaks separate words; other markup does not. */
const lineIn = (element: Element): string => (element.name === 'br' ? ' ' : flattenLine(element))

/** Returns the identifying attribute of a field. */
const labelOf = ({ name, attribs }: Element): string =>
  attribs['itemprop'] ?? attribs['id'] ?? attribs['class'] ?? name

function spacedText(element: Element): string {
  const visit = (nodes: readonly ChildNode[]): string =>
    nodes
      .map((node) => (isText(node) ? node.data : isTag(node) ? ` ${visit(node.children)} ` : ''))
      .join('')
  return collapseSpace(visit(element.children))
}
