/** A block of the editor with its content as JSON in its comment. */
type JsonBlock = { name: string; attributes: Readonly<Record<string, unknown>> }

const OPENING = /<!--\s*wp:([a-z][\w-]*\/[\w-]+|[a-z][\w-]*)\s+(?=\{)/g
const CLOSING = /\s*(\/?)-->/y

/**
 * Replaces the JSON blocks of a content, with their inner content, by the result of `replace`; null
 * leaves a block unchanged.
 */
export function replaceJsonBlocks(
  content: string,
  replace: (block: JsonBlock) => string | null,
): string {
  let rest = ''
  let done = 0
  OPENING.lastIndex = 0
  for (let match = OPENING.exec(content); match; match = OPENING.exec(content)) {
    const end = jsonEnd(content, OPENING.lastIndex)
    const attributes = end === null ? null : objectOf(content.slice(OPENING.lastIndex, end))
    if (end === null || attributes === null) continue
    CLOSING.lastIndex = end
    const closing = CLOSING.exec(content)
    if (!closing) continue
    const name = match[1] ?? ''
    const text = replace({ name, attributes })
    OPENING.lastIndex = CLOSING.lastIndex
    if (text === null) continue
    rest += content.slice(done, match.index) + text
    done = closing[1] === '/' ? CLOSING.lastIndex : behindBlock(content, CLOSING.lastIndex, name)
    OPENING.lastIndex = done
  }
  return rest + content.slice(done)
}

function behindBlock(content: string, from: number, name: string): number {
  const end = new RegExp(`<!--\\s*/wp:${name}\\s*-->`, 'g')
  end.lastIndex = from
  return end.exec(content) ? end.lastIndex : from
}

/** Strings and brackets of JSON. */
const JSON_PART = /"(?:[^"\\]|\\.)*"|[{}[\]]/gs

/** Returns the end of the JSON object at an index, or null if it is unclosed. */
function jsonEnd(text: string, start: number): number | null {
  let depth = 0
  const parts = new RegExp(JSON_PART)
  parts.lastIndex = start
  for (let part = parts.exec(text); part; part = parts.exec(text)) {
    if (part[0] === '{' || part[0] === '[') depth += 1
    else if (part[0] === '}' || part[0] === ']') depth -= 1
    if (depth <= 0) return parts.lastIndex
  }
  return null
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
