const ESCAPES: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '/': '/',
  '\\': '\\',
  '"': '"',
}

/**
 * Parses JSON as plugins and templates actually print it: raw line breaks in strings, unescaped
 * quotes, trailing or missing commas, truncated text. Returns undefined without a value.
 */
export function parseLenientJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return hasRepeatedList(text) ? new LenientReader(text).read() : value
  } catch {
    return new LenientReader(text).read()
  }
}

function hasRepeatedList(text: string): boolean {
  const lists = text.split('"recipeIngredient"').length - 1
  return lists > 1 && lists > text.split('"Recipe"').length - 1
}

// A key that stands twice in an object: both lists count.
function joined(known: unknown, value: unknown): unknown {
  return Array.isArray(known) && Array.isArray(value)
    ? [...(known as unknown[]), ...(value as unknown[])]
    : value
}

const MAX_DEPTH = 60
const LITERAL = /[^\s,}\]]+/y

class LenientReader {
  private at = 0
  private depth = 0

  constructor(private readonly text: string) {}

  read(): unknown {
    const start = this.text.search(/[[{]/)
    if (start < 0) return undefined
    this.at = start
    const first = this.value()
    const rest: unknown[] = []
    while (this.peek() === '{' || this.peek() === '[') rest.push(this.value())
    return rest.length ? [first, ...rest] : first
  }

  private peek(): string {
    for (;;) {
      const char = this.text[this.at]
      if (char === undefined) return ''
      if (char === '/' && this.text[this.at + 1] === '*') {
        const end = this.text.indexOf('*/', this.at)
        this.at = end < 0 ? this.text.length : end + 2
      } else if (char <= ' ' || /[\s,;\ufeff]/.test(char)) this.at += 1
      else return char
    }
  }

  private value(): unknown {
    const char = this.peek()
    if (this.depth > MAX_DEPTH) this.at = this.text.length
    if (char === '' || char === '}' || char === ']' || this.depth > MAX_DEPTH) return null
    if (char === '{') return this.nested(() => this.object())
    if (char === '[') return this.nested(() => this.array())
    if (char === '"') return this.string()
    return this.literal()
  }

  private nested<T>(read: () => T): T {
    this.depth += 1
    this.at += 1
    const result = read()
    this.depth -= 1
    return result
  }

  private object(): Record<string, unknown> {
    const result: Record<string, unknown> = {}
    for (;;) {
      const char = this.peek()
      if (char === '' || char === '}' || char === ']') {
        this.at += 1
        return result
      }
      const key = char === '"' ? this.string() : this.bareKey()
      if (this.peek() === ':') this.at += 1
      if (key !== '__proto__') result[key] = joined(result[key], this.value())
    }
  }

  private array(): unknown[] {
    const result: unknown[] = []
    for (;;) {
      const char = this.peek()
      if (char === '' || char === ']' || char === '}') {
        this.at += 1
        return result
      }
      result.push(this.value())
    }
  }

  private bareKey(): string {
    const match = /^[^\s:,{}[\]]+/.exec(this.text.slice(this.at, this.at + 200))
    this.at += match?.[0].length ?? 1
    return (match?.[0] ?? '').replace(/^'|'$/g, '')
  }

  private literal(): unknown {
    LITERAL.lastIndex = this.at
    const word = LITERAL.exec(this.text)?.[0] ?? ''
    this.at += Math.max(word.length, 1)
    if (word === 'true') return true
    if (word === 'false') return false
    return /^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : null
  }

  private string(): string {
    let result = ''
    this.at += 1
    while (this.at < this.text.length) {
      const char = this.text[this.at] ?? ''
      if (char === '\\') result += this.escape()
      else if (char === '"' && this.isClosing()) break
      else {
        result += char
        this.at += 1
      }
    }
    this.at += 1
    return result
  }

  private escape(): string {
    const next = this.text[this.at + 1] ?? ''
    if (next === 'u') {
      const code = /^[\da-f]{4}/i.exec(this.text.slice(this.at + 2, this.at + 6))
      this.at += code ? 6 : 2
      return code ? String.fromCharCode(parseInt(code[0], 16)) : 'u'
    }
    this.at += 2
    return ESCAPES[next] ?? next
  }

  // A quote inside a text ("the "best" cake") is not followed by what follows a string.
  private isClosing(): boolean {
    const after = /^\s*([\s\S]{0,3})/.exec(this.text.slice(this.at + 1, this.at + 80))?.[1] ?? ''
    if (after === '' || /^[:}\]]/.test(after)) return true
    if (!after.startsWith(',')) return false
    return /^,\s*["{[\]}\d-]|^,\s*(?:t|f|n)/.test(
      this.text.slice(this.at + 1, this.at + 80).trimStart(),
    )
  }
}
