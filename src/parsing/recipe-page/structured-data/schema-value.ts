import { plainText } from '@/src/parsing/plain-text'
import type { SchemaNode } from '@/src/parsing/recipe-page/types'

/** True for an object that may be a schema.org node. */
export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as a list: nothing for null, itself for a list, else a list of one. */
export function asList(value: unknown): unknown[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value.flatMap(asList) : [value]
}

/** The short type names of a node ("Recipe" for "https://schema.org/Recipe"), in lower case. */
export function typesOf(node: SchemaNode): string[] {
  return asList(node['@type'])
    .filter((type): type is string => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, '').toLowerCase())
}

/** The first text that a value holds: a string, a number, or the name of a node. */
export function firstText(value: unknown): string | null {
  for (const item of asList(value)) {
    const text = textOf(item)
    if (text) return text
  }
  return null
}

function textOf(item: unknown): string {
  if (typeof item === 'string') return plainText(item)
  if (typeof item === 'number') return String(item)
  if (!isNode(item)) return ''
  return firstText(item.name ?? item['@value'] ?? item.text ?? item.value) ?? ''
}

/** Every text that a value holds, without repeats; strings are split at commas when told so. */
export function textList(value: unknown, separator?: RegExp): string[] {
  const parts = asList(value).flatMap((item) => {
    const text = textOf(item)
    return separator ? text.split(separator) : [text]
  })
  const clean = parts.map((part) => part.trim()).filter(Boolean)
  return [...new Map(clean.map((part) => [part.toLowerCase(), part])).values()]
}

/** A property under any of its names, also with a namespace prefix ("schema:name"). */
export function property(node: SchemaNode, ...names: string[]): unknown {
  for (const name of names) {
    const value = node[name] ?? node[`schema:${name}`] ?? node[`http://schema.org/${name}`]
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}
