import type { ChildNode, Element } from 'domhandler'
import { isTag } from 'domhandler'
import { getImageSource } from '@/src/parsing/web-page/content-images'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import { getClassNames, getElementLines } from '@/src/parsing/web-page/page-document'
import { getHeadingRank } from '@/src/parsing/web-page/layout/regions'
import { isInstructionsTitle, isStopTitle } from '@/src/parsing/web-page/layout/section-words'
import type { SchemaNode } from '@/src/parsing/web-page/types'

/** A way of writing schema.org data into attributes. */
interface Vocabulary {
  /** The type that an element opens, or null when it opens no item. */
  typeOf: (element: Element) => string | null
  /** The properties whose value an element holds. */
  propertiesOf: (element: Element) => string[]
}

const tokens = (value: string | undefined): string[] =>
  (value ?? '')
    .split(/\s+/)
    .map((token) => token.replace(/^.*[/#:]/, ''))
    .filter(Boolean)

const microdata: Vocabulary = {
  typeOf: (el) =>
    el.attribs.itemscope === undefined ? null : (tokens(el.attribs.itemtype)[0] ?? 'Thing'),
  propertiesOf: (el) => tokens(el.attribs.itemprop),
}

const rdfa: Vocabulary = {
  typeOf: (el) =>
    el.attribs.typeof === undefined ? null : (tokens(el.attribs.typeof)[0] ?? 'Thing'),
  propertiesOf: (el) => tokens(el.attribs.property ?? el.attribs.rel),
}

const MICROFORMAT: Record<string, string> = {
  'p-name': 'name',
  fn: 'name',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  'u-photo': 'image',
  photo: 'image',
  'p-author': 'author',
  author: 'author',
  'p-summary': 'description',
  summary: 'description',
  'dt-published': 'datePublished',
}

const microformat: Vocabulary = {
  typeOf: (el) =>
    getClassNames(el).some((name) => name === 'h-recipe' || name === 'hrecipe') ? 'Recipe' : null,
  propertiesOf: (el) => getClassNames(el).flatMap((name) => MICROFORMAT[name] ?? []),
}

const SYNONYMS: Record<string, string> = {
  ingredients: 'recipeIngredient',
  ingredient: 'recipeIngredient',
  instructions: 'recipeInstructions',
}
/** Maximum number of recipes read from a page that lists many. */
const MAX_ITEMS = 30
const LISTS = new Set(['recipeIngredient', 'recipeInstructions'])
const LINKS = new Set([
  'image',
  'url',
  'video',
  'photo',
  'thumbnailUrl',
  'contentUrl',
  'embedUrl',
  'sameAs',
  'thumbnail',
])

/** Reads recipes in microdata, RDFa or microformats as schema.org nodes. */
export function readAttributeMarkup(page: PageDocument): SchemaNode[] {
  for (const vocabulary of [microdata, rdfa, microformat]) {
    const nodes = page.elements
      .filter((el) => vocabulary.typeOf(el)?.toLowerCase() === 'recipe')
      .slice(0, MAX_ITEMS)
      .map((el) => readItem(el.children, vocabulary))
    const complete = nodes.filter(hasList)
    if (complete.length) return complete
  }
  const loose = readItem(page.root.children, microdata)
  return hasList(loose) ? [loose] : []
}

function hasList(node: SchemaNode): boolean {
  return node.recipeIngredient !== undefined || node.recipeInstructions !== undefined
}

function readItem(children: ChildNode[], vocabulary: Vocabulary): SchemaNode {
  const found = new Map<string, Element[]>()
  const node: SchemaNode = { '@type': 'Recipe' }
  collect(children, vocabulary, found, node, 0)
  for (const [name, elements] of found) {
    if (name === 'name') elements.sort((a, b) => getHeadingRank(a) - getHeadingRank(b))
    const values = LISTS.has(name) ? listValues(elements) : elements.map((el) => valueOf(el, name))
    node[name] = [...asArray(node[name]), ...values.filter((value) => value !== '')]
  }
  return node
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function collect(
  children: ChildNode[],
  vocabulary: Vocabulary,
  found: Map<string, Element[]>,
  node: SchemaNode,
  depth: number,
): void {
  if (depth > 200) return
  for (const child of children) {
    if (!isTag(child)) continue
    const type = vocabulary.typeOf(child)
    const names = vocabulary.propertiesOf(child).map((name) => SYNONYMS[name] ?? name)
    for (const name of names) {
      if (type !== null && !LISTS.has(name)) addNested(node, name, child, type, vocabulary)
      else addFound(found, name, child)
    }
    if (isTransparent(type, names)) collect(child.children, vocabulary, found, node, depth + 1)
  }
}

/** Far above the number in any real recipe. */
const MAX_VALUES = 1000

function addFound(found: Map<string, Element[]>, name: string, element: Element): void {
  const known = found.get(name)
  if (!isOutermost(element, known)) return
  if (!known) found.set(name, [element])
  else if (known.length < MAX_VALUES) known.push(element)
}

// Properties inside an item of its own do not belong to the recipe, unless it is a list of it.
function isTransparent(type: string | null, names: string[]): boolean {
  if (type === null || names.some((name) => LISTS.has(name))) return true
  return names.length === 0 && type.toLowerCase() === 'recipe'
}

function addNested(
  node: SchemaNode,
  name: string,
  el: Element,
  type: string,
  vocabulary: Vocabulary,
): void {
  const nested = { ...readItem(el.children, vocabulary), '@type': type }
  const values = Object.keys(nested).length > 1 ? nested : valueOf(el, name)
  node[name] = [...asArray(node[name]), values]
}

// A list item inside a list that carries the same property is part of it already.
function isOutermost(element: Element, known: Element[] | undefined): boolean {
  const last = known?.at(-1)
  for (let parent = element.parent; last && parent; parent = parent.parent) {
    if (parent === last) return false
  }
  return true
}

function listValues(elements: Element[]): string[] {
  if (elements.length === 1) return untilStop(elements.flatMap(getElementLines))
  return elements.map((el) => (isContainer(el) ? getElementLines(el).join('\n') : lineOf(el)))
}

// "Note:" or "Storage" inside the marked part begins what is no step, and its own title is none.
function untilStop(lines: string[]): string[] {
  const first = isInstructionsTitle(lines[0] ?? '') ? 1 : 0
  const stop = lines.findIndex((line, at) => at > 1 && !/[.!?]$/.test(line) && isStopTitle(line))
  return lines.slice(first, stop < 0 ? undefined : stop)
}

function isContainer(element: Element): boolean {
  return (
    ['ul', 'ol', 'div', 'section', 'td'].includes(element.name) &&
    getElementLines(element).length > 1
  )
}

function lineOf(element: Element): string {
  return getElementLines(element).join(' ') || (element.attribs.content ?? '')
}

function valueOf(element: Element, name: string): string {
  const { content, datetime, href } = element.attribs
  if (content !== undefined && content.trim() !== '') return content
  if (element.name === 'img') return getImageSource(element)
  const isLink = LINKS.has(name) || element.name === 'link'
  const told = element.name === 'time' ? datetime : isLink ? href : undefined
  return told ?? getElementLines(element).join(name === 'description' ? '\n' : ' ')
}
