import { isTag, isText } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { flattenLine } from './source/element-text'
import type { SourceValue } from './unread-values'

/** Selects the values of an element; names are those of elements, and `element attribute`. */
type ElementValueOptions = {
  /** Elements and attributes without content of an author. */
  furniture: RegExp
  /** Elements whose parts are read together: `<time><qty>5</qty><unit>min</unit></time>`. */
  whole?: RegExp
  /** Elements of HTML are known by their marks, those of XML by their names. */
  isHtml?: boolean
}

const INLINE = new Set(
  'a abbr b br cite code em font i mark s small span strong sub sup u'.split(' '),
)

/** Attributes of HTML that say how an element looks and works. */
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

/** Attributes that make a field of an element. */
const MARKS = ['itemprop', 'id', 'class']

/** An inline element without a mark that holds nothing but such ones. */
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

/** Line breaks part words; other marks do not. */
const lineIn = (element: Element): string => (element.name === 'br' ? ' ' : flattenLine(element))

/** The mark of a field. */
const labelOf = ({ name, attribs }: Element): string =>
  attribs['itemprop'] ?? attribs['id'] ?? attribs['class'] ?? name

function spacedText(element: Element): string {
  const visit = (nodes: readonly ChildNode[]): string =>
    nodes
      .map((node) => (isText(node) ? node.data : isTag(node) ? ` ${visit(node.children)} ` : ''))
      .join('')
  return collapseSpace(visit(element.children))
}
