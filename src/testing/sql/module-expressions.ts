import ts from 'typescript'

/** An expression that can be evaluated at the end of a module: `LIST`, `Object.values(LISTS)`, `page("newest")`. */
export type ModuleExpression = { file: string; code: string }

/**
 * Finds the module constants, and the calls of module functions with literal arguments, that an expression
 * takes its value from; all of them where it is one of several. Empty where a parameter decides.
 */
export function findModuleExpressions(
  checker: ts.TypeChecker,
  expression: ts.Expression,
): ModuleExpression[] {
  const of = (part: ts.Expression): ModuleExpression[] => findModuleExpressions(checker, part)
  if (ts.isStringLiteralLike(expression)) return [here(expression, JSON.stringify(expression.text))]
  if (ts.isIdentifier(expression)) return ofIdentifier(checker, expression)
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap(of)
  if (ts.isElementAccessExpression(expression)) return of(expression.expression).map(valuesOf)
  if (ts.isObjectLiteralExpression(expression))
    return expression.properties.flatMap(partOf).flatMap(of)
  return ts.isCallExpression(expression) ? ofCall(checker, expression) : []
}

const here = (node: ts.Node, code: string): ModuleExpression => ({
  file: node.getSourceFile().fileName,
  code,
})

const valuesOf = ({ file, code }: ModuleExpression): ModuleExpression => ({
  file,
  code: `Object.values(${code})`,
})

/** The statement in an object for the driver: `{ ...LIST, values }` or `{ name, text: LIST, values }`. */
function partOf(property: ts.ObjectLiteralElementLike): ts.Expression[] {
  if (ts.isSpreadAssignment(property)) return [property.expression]
  const isText = ts.isPropertyAssignment(property) && property.name.getText() === 'text'
  return isText ? [property.initializer] : []
}

function ofIdentifier(checker: ts.TypeChecker, identifier: ts.Identifier): ModuleExpression[] {
  const declared = declarationOf(checker, identifier)
  if (!declared || !ts.isVariableDeclaration(declared)) return []
  const { parent } = declared.parent
  if (ts.isSourceFile(parent.parent)) return [here(declared, declared.name.getText())]
  if (ts.isForOfStatement(parent)) return findModuleExpressions(checker, parent.expression)
  return declared.initializer ? findModuleExpressions(checker, declared.initializer) : []
}

function declarationOf(checker: ts.TypeChecker, name: ts.Node): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name)
  const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias
  return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration
}

/** A call of a function of one parameter, with each of the words that its type allows. */
function ofCall(checker: ts.TypeChecker, call: ts.CallExpression): ModuleExpression[] {
  const declared = declarationOf(checker, call.expression)
  const [parameter, ...others] = call.arguments
  if (!declared || !ts.isIdentifier(call.expression) || !parameter || others.length > 0) return []
  const isOfModule =
    ts.isSourceFile(declared.parent) || ts.isSourceFile(declared.parent.parent.parent)
  if (!isOfModule) return []
  const name = call.expression.text
  return wordsOf(checker.getTypeAtLocation(parameter)).map((word) =>
    here(declared, `${name}(${JSON.stringify(word)})`),
  )
}

function wordsOf(type: ts.Type): string[] {
  const members = type.isUnion() ? type.types : [type]
  return members.every((member) => member.isStringLiteral())
    ? members.map(({ value }) => value)
    : []
}
