import { BREAKING, createdTable, RULES, violatedRules } from './rules'
import type { RuleName } from './rules'
import { statementsOf } from './statements'
import type { MigrationStatement } from './statements'

/** A migration by its name and source. */
export type MigrationSource = { name: string; source: string }

/** The migrations of the repository, as far as one is checked against others. */
type Context = {
  names: readonly string[]
  /** The oldest migration whose servers work with the tables of now. */
  oldestCompatible: string
}

type Exception = { rule: string; since: string | undefined }

const EXCEPTION = /^allow (?<rule>[\w-]+)(?: since (?<since>\w+))?: \S/

/**
 * Returns the problems of migrations for servers that run meanwhile, one line each. A statement may except
 * itself from a rule in a comment: `-- allow RULE: reason`, and where servers break that still read
 * something, `-- allow RULE since MIGRATION: reason`, the last migration of the first version without it.
 * @param sources the migrations to check, oldest first
 */
export function migrationProblems(sources: readonly MigrationSource[], context: Context): string[] {
  const earlier: string[] = []
  return sources.flatMap(({ name, source }) => {
    const statements = statementsOf(source)
    const created = new Set(statements.flatMap(({ text }) => createdTable(text) ?? []))
    return statements.flatMap((statement) => {
      const problems = statementProblems(statement, created, earlier, context)
      earlier.push(statement.text)
      return problems.map((problem) => `${name}: ${statement.text.slice(0, 80)}\n  ${problem}`)
    })
  })
}

function statementProblems(
  { text, comments }: MigrationStatement,
  created: ReadonlySet<string>,
  earlier: readonly string[],
  context: Context,
): string[] {
  const violated = new Set(violatedRules(text, created, earlier))
  const exceptions = comments.flatMap((comment): Exception[] => {
    const { rule, since } = EXCEPTION.exec(comment)?.groups ?? {}
    return rule === undefined ? [] : [{ rule, since }]
  })
  const excepted = new Map(exceptions.map((exception) => [exception.rule, exception]))
  const unused = [...excepted.keys()].filter((rule) => !isIn(violated, rule))
  return [
    ...[...violated].flatMap((rule) => ruleProblem(rule, excepted.get(rule), context) ?? []),
    ...unused.map((rule) => `"allow ${rule}" excepts from nothing`),
  ]
}

const isIn = (rules: ReadonlySet<RuleName>, rule: string): boolean =>
  [...rules].some((each) => each === rule)

function ruleProblem(
  rule: RuleName,
  exception: Exception | undefined,
  { names, oldestCompatible }: Context,
): string | null {
  if (!exception) return `${rule}: ${RULES[rule]}`
  if (!BREAKING.has(rule)) return null
  const { since } = exception
  if (since === undefined || !names.includes(since)) {
    return `${rule}: name the last migration of the first version without it, "allow ${rule} since …"`
  }
  return oldestCompatible < since
    ? `${rule}: OLDEST_COMPATIBLE (collections/compatibility.ts) must be ${since} or later`
    : null
}
