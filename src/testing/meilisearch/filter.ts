/** A document as it was sent. */
export type Document = Readonly<Record<string, unknown>> & { id: string }
type Condition = (document: Document) => boolean

/** The server's message about a filter that it cannot read. */
export class FilterError extends Error {
  override readonly name = 'FilterError'
}

const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([()[\],])|(<=|>=|!=|=|<|>)|([\p{L}\p{N}_.-]+))/uy

/**
 * Parses a filter as Meilisearch does: attributes must be filterable, unquoted words consist of letters,
 * digits, `_`, `-` and `.`, and a backslash in quotes escapes the next character.
 */
export function readFilter(text: string, filterable: readonly string[]): Condition {
  const tokens = tokensOf(text)
  let place = 0
  const peek = (): string | undefined => tokens[place]
  const take = (expected?: string): string => {
    const token = tokens[place]
    if (token === undefined || (expected !== undefined && token !== expected)) {
      throw new FilterError(`Was expecting ${expected ?? 'a value'} at ${place} in ${text}`)
    }
    place += 1
    return token
  }
  const value = (): string => {
    const token = take()
    if (!token.startsWith('"')) {
      if (/^[()[\],<>=!]/.test(token)) throw new FilterError(`Was expecting a value in ${text}`)
      return token
    }
    return token.slice(1, -1).replace(/\\(.)/g, '$1')
  }
  const comparison = (): Condition => {
    const attribute = take()
    if (!filterable.includes(attribute)) {
      throw new FilterError(`Attribute \`${attribute}\` is not filterable.`)
    }
    const operator = take()
    if (operator === 'IN') {
      take('[')
      const values = [value()]
      while (peek() === ',') {
        take(',')
        values.push(value())
      }
      take(']')
      return (document) => values.some((each) => isEqual(document[attribute], each))
    }
    return compare(attribute, operator, value(), text)
  }
  const primary = (): Condition => {
    if (peek() !== '(') return comparison()
    take('(')
    const inner = either()
    take(')')
    return inner
  }
  const both = (): Condition => {
    const parts = [primary()]
    while (peek() === 'AND') {
      take('AND')
      parts.push(primary())
    }
    return (document) => parts.every((part) => part(document))
  }
  function either(): Condition {
    const parts = [both()]
    while (peek() === 'OR') {
      take('OR')
      parts.push(both())
    }
    return (document) => parts.some((part) => part(document))
  }
  const condition = either()
  if (place < tokens.length) throw new FilterError(`Found unexpected characters in ${text}`)
  return condition
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text)
    if (!match) throw new FilterError(`Cannot read ${text}`)
    tokens.push(match[0].trim())
  }
  return tokens
}

function compare(attribute: string, operator: string, wanted: string, text: string): Condition {
  if (operator === '=') return (document) => isEqual(document[attribute], wanted)
  if (operator === '!=') return (document) => !isEqual(document[attribute], wanted)
  const bound = Number(wanted)
  if (Number.isNaN(bound)) throw new FilterError(`${wanted} is no number in ${text}`)
  const numbers = (document: Document): number[] =>
    listOf(document[attribute]).filter((each) => typeof each === 'number')
  if (operator === '<=') return (document) => numbers(document).some((each) => each <= bound)
  if (operator === '>=') return (document) => numbers(document).some((each) => each >= bound)
  if (operator === '<') return (document) => numbers(document).some((each) => each < bound)
  if (operator === '>') return (document) => numbers(document).some((each) => each > bound)
  throw new FilterError(`Was expecting an operator in ${text}`)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Values are equal whatever their capitals. */
const isEqual = (held: unknown, wanted: string): boolean =>
  listOf(held).some(
    (each) =>
      (typeof each === 'string' && each.toLowerCase() === wanted.toLowerCase()) ||
      (typeof each === 'number' && each === Number(wanted)) ||
      (typeof each === 'boolean' && String(each) === wanted),
  )
