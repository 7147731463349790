/** A statement of a migration. */
export type MigrationStatement = {
  /** Lower case, without comments, quotes of names and runs of white space; strings are empty. */
  text: string
  /** Its comments, without their dashes. */
  comments: string[]
}

const UP = /export async function up\b([\s\S]*?)(?=export async function down\b|$)/
const SQL = /\bsql(?:\.raw\()?\s*`((?:[^`\\]|\\[\s\S])*)`/g

/** The tokens at which a semicolon does not end a statement; the last one is any other character. */
const TOKEN =
  /--(?<comment>[^\n]*)|(?<block>\/\*[\s\S]*?\*\/)|'(?:[^']|'')*'|\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$|"(?<name>[^"]*)"|(?<end>;)|(?<other>[\s\S])/g

/** Returns the statements that the `up` of a migration's source runs, as far as they are written out. */
export function statementsOf(source: string): MigrationStatement[] {
  const [, up = ''] = UP.exec(source) ?? []
  return [...up.matchAll(SQL)].flatMap(([, text = '']) => splitStatements(text))
}

/** Splits SQL into its statements. */
export function splitStatements(sql: string): MigrationStatement[] {
  const statements: MigrationStatement[] = []
  let current: MigrationStatement = { text: '', comments: [] }
  const end = (): void => {
    const text = current.text.replace(/\s+/g, ' ').trim().toLowerCase()
    if (text !== '') statements.push({ text, comments: current.comments })
    current = { text: '', comments: [] }
  }
  for (const { groups = {} } of sql.matchAll(TOKEN)) {
    if (groups['end'] !== undefined) end()
    else if (groups['comment'] !== undefined) current.comments.push(groups['comment'].trim())
    else if (groups['block'] !== undefined) current.text += ' '
    else current.text += groups['name'] ?? groups['other'] ?? ` '' `
  }
  end()
  return statements
}

/** Splits a text at the commas that are in no parentheses. */
export function splitAtCommas(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const each of text) {
    if (each === '(') depth += 1
    if (each === ')') depth -= 1
    if (each === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + each)
  }
  return parts.map((part) => part.trim())
}
