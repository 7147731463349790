import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files'

/** Generated from the schemas, or history. */
const NOT_WRITTEN = /^(?:payload-types\.ts|collections\/migrations\/)/
/** The beginning of a docstring that is a clause about a thing, without its name. */
const CLAUSE =
  /\/\*\*(?: |\n\s*\* )(?:What|Whatever|Who|Whoever|Whose|How|Where|Why|When|Which)\b[^\n]*/g

const clausesIn = (text: string): string[] =>
  [...text.matchAll(CLAUSE)].map(([clause]) => clause.replace(/\s+/g, ' '))

describe('docstrings', () => {
  it('name the thing first, instead of a clause about it', () => {
    const found = sourceFiles(/\.(?:mjs|ts|tsx)$/)
      .filter(({ path }) => !NOT_WRITTEN.test(path))
      .flatMap(({ path, text }) => clausesIn(text).map((clause) => `${path}: ${clause}`))
    expect(found).toEqual([])
  })

  it('that are clauses are found, on one line and on several', () => {
    const several = '/**\n * '.concat('Who may read it.\n */')
    expect(clausesIn('/** '.concat('How long it takes. */'))).toHaveLength(1)
    expect(clausesIn(several)).toHaveLength(1)
    expect(clausesIn('/** Time it takes: how long. */')).toEqual([])
  })
})
