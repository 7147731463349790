import { relative } from 'node:path'
import ts from 'typescript'
import { findModuleExpressions } from './module-expressions'
import type { ModuleExpression } from './module-expressions'

/** The kind of value that the code expects in a column. `json` is any object; `other` is not checked. */
export type ColumnKind =
  'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'array' | 'json' | 'other'

/** The type that a call gives one column of its rows. */
export type TypedColumn = { kind: ColumnKind; isNullable: boolean }

/** A call that runs a statement and reads its rows as a type. */
export type StatementCall = {
  /** File and argument: `src/a.ts: LIST`. */
  place: string
  /** Expressions of modules whose values are the statement; empty if it is only known at run time. */
  statements: readonly ModuleExpression[]
  columns: ReadonlyMap<string, TypedColumn>
}

const RUNNERS: readonly string[] = ['rows', 'firstRow', 'query']

/**
 * Finds the calls of the product's code that run a statement and read columns of its rows: those of
 * `statements.ts` and of the driver. Type checks the whole project, which takes some seconds.
 */
export function findStatementCalls(): StatementCall[] {
  const program = openProject()
  const checker = program.getTypeChecker()
  const calls: StatementCall[] = []
  for (const file of program.getSourceFiles()) {
    if (!isProductCode(file.fileName)) continue
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) calls.push(...readCall(checker, node))
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return calls
}

function openProject(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host)
  if (!config) throw new Error('tsconfig.json cannot be read.')
  return ts.createProgram(config.fileNames, config.options)
}

const isProductCode = (path: string): boolean =>
  !/node_modules|\.d\.ts$|\.test\.tsx?$|\/src\/(?:e2e|testing)\/|\/bench\//.test(path)

function readCall(checker: ts.TypeChecker, call: ts.CallExpression): StatementCall[] {
  const runner = nameOf(call.expression)
  const argument = call.arguments[runner === 'query' ? 0 : 1]
  const row = RUNNERS.includes(runner) ? rowType(checker, call) : null
  if (!row || !argument) return []
  const columns = new Map(row.getProperties().map((each) => [each.name, columnOf(checker, each)]))
  if (columns.size === 0) return []
  return [
    { place: placeOf(argument), statements: findModuleExpressions(checker, argument), columns },
  ]
}

const nameOf = (callee: ts.Expression): string =>
  ts.isPropertyAccessExpression(callee) && callee.name.text === 'query'
    ? 'query'
    : ts.isIdentifier(callee) && callee.text !== 'query'
      ? callee.text
      : ''

/** The type of one row, given or inferred from where the rows go; null for calls that run no statement. */
function rowType(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | null {
  const result = checker.getAwaitedType(checker.getTypeAtLocation(call))
  const rows = result?.getProperty('rowCount') && result.getProperty('rows')
  const isOfDriver = nameOf(call.expression) === 'query'
  const type = isOfDriver ? rows && checker.getTypeOfSymbol(rows) : result
  if (!type) return null
  const row =
    checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? checker.getNonNullableType(type)
  return row.flags & ts.TypeFlags.Object ? row : null
}

function columnOf(checker: ts.TypeChecker, property: ts.Symbol): TypedColumn {
  const type = checker.getTypeOfSymbol(property)
  const bare = checker.getNonNullableType(type)
  const isAnything = (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0
  return {
    kind: isAnything ? 'other' : kindOf(checker, bare),
    isNullable: isAnything || bare !== type,
  }
}

const FLAG_KINDS: readonly [ts.TypeFlags, ColumnKind][] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
]

function kindOf(checker: ts.TypeChecker, type: ts.Type): ColumnKind {
  const members = type.isUnion() ? type.types : [type]
  const kinds = new Set(members.map((member) => kindOfMember(checker, member)))
  return kinds.size === 1 ? ([...kinds][0] ?? 'other') : 'other'
}

function kindOfMember(checker: ts.TypeChecker, type: ts.Type): ColumnKind {
  const kind = FLAG_KINDS.find(([flag]) => type.flags & flag)?.[1]
  if (kind) return kind
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array'
  const name = type.getSymbol()?.name
  if (name === 'Date') return 'date'
  if (name === 'Buffer' || name === 'Uint8Array') return 'bytes'
  return type.flags & ts.TypeFlags.Object ? 'json' : 'other'
}

const placeOf = (argument: ts.Expression): string =>
  `${relative('.', argument.getSourceFile().fileName)}: ${argument.getText()}`
