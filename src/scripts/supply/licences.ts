/** Licences that production packages may have. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
  ],
  ...['MIT-0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
])

/** Packages with another licence, by a pattern of their name: the licence, and why it is accepted. */
const EXCEPTIONS: readonly { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a shared library of its own, which may be replaced',
  },
  {
    name: /^libheif-js$/,
    licence: 'LGPL-3.0',
    reason: 'a module of its own, loaded unchanged at run time',
  },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', reason: 'data that the build reads' },
  { name: /^duck$/, licence: 'BSD', reason: 'its file LICENSE is BSD-2-Clause' },
]

/** An installed package and its licence, an SPDX expression; null where it declares none. */
export type LicensedPackage = { name: string; version: string; licence: string | null }

/** Lists the packages whose licence is not allowed, with it. */
export const licenceProblems = (packages: readonly LicensedPackage[]): string[] =>
  packages
    .filter(({ name, licence }) => licence === null || !isAllowed(licence, name))
    .map(({ name, version, licence }) => `${name} ${version} has the licence ${licence ?? 'none'}`)

/** Evaluates an SPDX expression: `OR` needs one side, `AND` both. Nested parentheses are not allowed. */
function isAllowed(expression: string, name: string): boolean {
  const inner = /^\(([^()]*)\)$/.exec(expression.trim())?.[1] ?? expression.trim()
  if (/[()]/.test(inner)) return false
  if (inner.includes(' OR ')) return inner.split(' OR ').some((each) => isAllowed(each, name))
  if (inner.includes(' AND ')) return inner.split(' AND ').every((each) => isAllowed(each, name))
  return (
    ALLOWED.has(inner) || EXCEPTIONS.some((each) => each.licence === inner && each.name.test(name))
  )
}

/** Lists the exceptions that no package needs any more. */
export const unusedExceptions = (packages: readonly LicensedPackage[]): string[] =>
  EXCEPTIONS.filter((each) => !packages.some(({ name }) => each.name.test(name))).map(
    ({ name, licence }) => `No package ${name.source} with the licence ${licence} is installed`,
  )
