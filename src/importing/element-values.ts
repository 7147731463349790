import { isTag, isText } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { flattenLine } from './source/element-text'
import type { SourceValue } from './unread'

/** Selects the values of an element; names are those of elements, and `element attribute`. */
type ElementValueOptions = {
  /** Elements and attributes without content of an author. */
  furniture: RegExp
  /** Elements whose parts are read together: `<time><qty>5</qty><unit>min</unit></time>`. */
  whole?: RegExp
}

const INLINE = new Set(
  'a abbr b br cite code em font i mark s small span strong sub sup u'.split(' '),
)

/** Attributes of HTML that say how an element looks and works. */
const LAYOUT =
  /^(?:class|id|style|type|rel|target|width|height|itemprop|itemscope|itemtype|itemref|role|dir|for|start|loading|srcset|sizes|decoding|onclick|xmlns(?::\w+)?|xml:\w+|(?:aria|xsi)[-:]\w+)$/

/**
 * The texts and attributes of an element and of all that is in it, for `withUnread`. Words with marks
 * in them are one text.
 */
export function* elementValues(
  element: Element,
  options: ElementValueOptions,
): Generator<SourceValue> {
  const { furniture, whole } = options
  if (furniture.test(element.name)) return
  yield* attributesOf(element, furniture)
  if (whole?.test(element.name)) {
    yield { name: element.name, value: spacedText(element) }
    return
  }
  let run: ChildNode[] = []
  for (const node of element.children) {
    if (isTag(node) && !isInline(node)) {
      yield* runOf(element, run, furniture)
      run = []
      yield* elementValues(node, options)
    } else run.push(node)
  }
  yield* runOf(element, run, furniture)
}

function* attributesOf({ name, attribs }: Element, furniture: RegExp): Generator<SourceValue> {
  for (const [key, value] of Object.entries(attribs)) {
    const path = `${name} ${key}`
    if (!LAYOUT.test(key) && !furniture.test(path)) yield { name: path, value }
  }
}

/** An inline element that holds nothing but inline ones. */
const isInline = ({ name, children }: Element): boolean =>
  INLINE.has(name) && children.every((child) => !isTag(child) || isInline(child))

function* runOf(
  parent: Element,
  nodes: readonly ChildNode[],
  furniture: RegExp,
): Generator<SourceValue> {
  const texts = nodes.map((node) => (isText(node) ? node.data : isTag(node) ? lineIn(node) : ''))
  const value = collapseSpace(texts.join(''))
  if (value !== '') yield { name: labelOf(parent), value }
  for (const node of nodes) if (isTag(node)) yield* attributesWithin(node, furniture)
}

function* attributesWithin(element: Element, furniture: RegExp): Generator<SourceValue> {
  yield* attributesOf(element, furniture)
  for (const child of element.children) if (isTag(child)) yield* attributesWithin(child, furniture)
}

/** Line breaks part words; other marks do not. */
const lineIn = (element: Element): string => (element.name === 'br' ? ' ' : flattenLine(element))

/** A field of HTML is known by its mark, one of XML by its name. */
const labelOf = ({ name, attribs }: Element): string =>
  attribs['itemprop'] ?? attribs['id'] ?? attribs['class'] ?? name

function spacedText(element: Element): string {
  const visit = (nodes: readonly ChildNode[]): string =>
    nodes
      .map((node) => (isText(node) ? node.data : isTag(node) ? ` ${visit(node.children)} ` : ''))
      .join('')
  return collapseSpace(visit(element.children))
}
