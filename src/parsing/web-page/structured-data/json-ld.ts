import { textContent } from 'domutils'
import { decodeHTML } from 'entities'
import { parseLenientJson } from '@/src/parsing/web-page/structured-data/lenient-json'
import type { PageDocument } from '@/src/parsing/web-page/page-document'
import { asList, isNode, getTypes } from '@/src/parsing/web-page/structured-data/schema-value'
import type { SchemaNode } from '@/src/parsing/web-page/types'

/** The contents of a page's JSON-LD scripts. */
export interface JsonLd {
  recipes: SchemaNode[]
  /** Looks up the node that a bare `{"@id": …}` stands for. */
  resolve: (value: unknown) => unknown
  isRepaired: boolean
}

/** Maximum number of recipes read from a page that lists many. */
const MAX_RECIPES = 50

/** Maximum depth of recipes and references. */
const MAX_DEPTH = 12

/** Reads all JSON-LD scripts of a page and repairs invalid ones as far as possible. */
export function readJsonLd(page: PageDocument): JsonLd {
  const byId = new Map<string, SchemaNode>()
  const recipes: SchemaNode[] = []
  let isRepaired = false
  for (const element of page.elements) {
    if (recipes.length >= MAX_RECIPES) break
    if (element.name !== 'script' || !/ld\+json/i.test(element.attribs.type ?? '')) continue
    const text = scriptText(textContent(element))
    isRepaired ||= !isValidJson(text)
    collect(parseLenientJson(text), byId, recipes, 0)
  }
  const resolve = (value: unknown): unknown => resolveReference(value, byId, 0)
  return { recipes, resolve, isRepaired }
}

function isValidJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return text.trim() === ''
  }
}

function scriptText(text: string): string {
  const bare = text
    .replace(/^\s*(?:\/\/\s*)?<!\[CDATA\[/, '')
    .replace(/(?:\/\/\s*)?\]\]>\s*$/, '')
    .replace(/^\s*<!--|-->\s*$/g, '')
  return /^\s*[[{]\s*&quot;/.test(bare) ? decodeHTML(bare) : bare
}

function collect(
  value: unknown,
  byId: Map<string, SchemaNode>,
  recipes: SchemaNode[],
  depth: number,
): void {
  if (depth > MAX_DEPTH) return
  for (const node of asList(value)) {
    if (!isNode(node)) continue
    const id = node['@id']
    if (typeof id === 'string' && Object.keys(node).length > 1) register(id, node, byId)
    if (recipes.length >= MAX_RECIPES) return
    if (getTypes(node).includes('recipe')) recipes.push(node)
    for (const child of Object.values(node)) {
      if (typeof child === 'object') collect(child, byId, recipes, depth + 1)
    }
  }
}

function register(id: string, node: SchemaNode, byId: Map<string, SchemaNode>): void {
  const known = byId.get(id)
  if (!known || Object.keys(known).length < Object.keys(node).length) byId.set(id, node)
}

function resolveReference(value: unknown, byId: Map<string, SchemaNode>, depth: number): unknown {
  if (Array.isArray(value) && depth < MAX_DEPTH) {
    return value.map((item) => resolveReference(item, byId, depth + 1))
  }
  if (!isNode(value)) return value
  const id = value['@id']
  return typeof id === 'string' ? (byId.get(id) ?? value) : value
}
