import { toPlainText } from '@/src/parsing/plain-text'
import type { SchemaNode } from '@/src/parsing/web-page/types'

/** Returns whether a value is an object that may be a schema.org node. */
export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a value as a flat list: empty for null, flattened if nested, else with one item. */
export function asList(value: unknown): unknown[] {
  const flat: unknown[] = []
  // Uses an explicit stack, as deeply nested lists would overflow the call stack.
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (Array.isArray(next)) for (let i = next.length - 1; i >= 0; i -= 1) open.push(next[i])
    else if (next !== null && next !== undefined) flat.push(next)
  }
  return flat
}

const IN_ORDER = ['name', 'text', 'description', 'itemListElement', 'item', 'steps']

/** Collects all texts within a value in order, at any depth. */
export function collectTexts(value: unknown): string[] {
  const texts: string[] = []
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') texts.push(next)
    else if (Array.isArray(next)) for (let i = next.length - 1; i >= 0; i -= 1) open.push(next[i])
    else if (isNode(next)) {
      for (const key of [...IN_ORDER].reverse()) if (next[key] !== undefined) open.push(next[key])
    }
  }
  return texts
}

/**
 * Returns the short type names of a node ("Recipe" for "https://schema.org/Recipe"), in lower case.
 */
export function getTypes(node: SchemaNode): string[] {
  return asList(node['@type'])
    .filter((type): type is string => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, '').toLowerCase())
}

/** Deepest nesting of a name that is read. */
const DEEPEST_NAME = 20

/** Returns the first text of a value: a string, a number, or the name of a node. */
export function getFirstText(value: unknown, depth = 0): string | null {
  for (const item of asList(value)) {
    const text = textOf(item, depth)
    if (text) return text
  }
  return null
}

function textOf(item: unknown, depth: number): string {
  if (typeof item === 'string') return toPlainText(item)
  if (typeof item === 'number') return String(item)
  if (!isNode(item) || depth > DEEPEST_NAME) return ''
  return getFirstText(item.name ?? item['@value'] ?? item.text ?? item.value, depth + 1) ?? ''
}

/** Returns all texts of a value without duplicates; on request, splits strings at commas. */
export function getTexts(value: unknown, separator?: RegExp): string[] {
  const parts = asList(value).flatMap((item) => {
    const text = textOf(item, 0)
    return separator ? text.split(separator) : [text]
  })
  const clean = parts.map((part) => part.trim()).filter(Boolean)
  return [...new Map(clean.map((part) => [part.toLowerCase(), part])).values()]
}

/** Returns a property by any of its names, also with a namespace prefix ("schema:name"). */
export function getProperty(node: SchemaNode, ...names: string[]): unknown {
  for (const name of names) {
    const value = node[name] ?? node[`schema:${name}`] ?? node[`http://schema.org/${name}`]
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}
