import { describe, expect, it } from 'vitest'
import { readAudit } from './advisories'
import { parseLicence } from './installed-packages'
import { licenceProblems, unusedExceptions } from './licences'

const problemsOf = (name: string, licence: string | null) =>
  licenceProblems([{ name, version: '1.0.0', licence }])

// docs/operating.md#packages-and-their-licences
describe('licences', () => {
  it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', '(MIT AND Zlib)', 'MIT AND ISC AND BSD-3-Clause'])(
    'of a package may be %s',
    (licence) => {
      expect(problemsOf('a', licence)).toEqual([])
    },
  )

  it.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    '(GPL-2.0 OR AGPL-3.0)',
    'LGPL-3.0',
    '(MIT OR ISC) AND (GPL-2.0)',
  ])('of a package may not be %s', (licence) => {
    expect(problemsOf('a', licence)).toEqual([`a 1.0.0 has the licence ${licence}`])
  })

  it('are declared', () => {
    expect(problemsOf('a', null)).toEqual(['a 1.0.0 has the licence none'])
  })

  it('are accepted for a named package alone, while it is installed', () => {
    expect(problemsOf('libheif-js', 'LGPL-3.0')).toEqual([])
    expect(problemsOf('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later')).toEqual([])
    expect(problemsOf('libheif-js', 'GPL-3.0')).toHaveLength(1)
    expect(unusedExceptions([]).join('\n')).toMatch('libheif-js')
  })

  it('are read from each form that package files have', () => {
    expect(parseLicence({ license: 'MIT' })).toBe('MIT')
    expect(parseLicence({ license: { type: 'ISC' } })).toBe('ISC')
    expect(parseLicence({ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] })).toBe(
      'MIT OR GPL-2.0',
    )
    expect(parseLicence({ name: 'a' })).toBeNull()
  })
})

/** As npm 10 and 11 print it. */
const REPORT = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    minimist: {
      name: 'minimist',
      severity: 'critical',
      isDirect: false,
      via: [
        {
          source: 1097678,
          name: 'minimist',
          dependency: 'minimist',
          title: 'Prototype Pollution in minimist',
          url: 'https://github.com/advisories/GHSA-xvch-5gv4-984h',
          severity: 'critical',
          cwe: ['CWE-1321'],
          cvss: { score: 9.8, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' },
          range: '<0.2.4',
        },
      ],
      effects: ['mkdirp'],
      range: '<0.2.4',
      nodes: ['node_modules/minimist'],
      fixAvailable: true,
    },
    mkdirp: {
      name: 'mkdirp',
      severity: 'critical',
      isDirect: true,
      via: ['minimist'],
      effects: [],
      range: '0.4.1 - 0.5.1',
      nodes: ['node_modules/mkdirp'],
      fixAvailable: true,
    },
  },
  metadata: { vulnerabilities: { critical: 2, total: 2 } },
})

describe('advisories', () => {
  it('that are known are named once, with their id', () => {
    expect(readAudit(REPORT)).toEqual({
      problems: ['minimist: Prototype Pollution in minimist (critical, GHSA-xvch-5gv4-984h)'],
    })
  })

  it('are accepted with a reason', () => {
    const accepted = { 'GHSA-xvch-5gv4-984h': 'only reads our own arguments' }
    expect(readAudit(REPORT, accepted)).toEqual({ problems: [] })
  })

  it('are none in a report without any', () => {
    const report = { auditReportVersion: 2, vulnerabilities: {}, metadata: {} }
    expect(readAudit(JSON.stringify(report))).toEqual({ problems: [] })
  })

  it.each([
    [
      'a registry without advisories',
      JSON.stringify({
        message:
          '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
        method: 'POST',
        statusCode: 405,
        body: '',
        error: { summary: '', detail: '' },
      }),
    ],
    [
      'no network',
      JSON.stringify({
        message:
          'request to https://registry.npmjs.org/-/npm/v1/security/advisories/bulk failed, reason: getaddrinfo ENOTFOUND registry.npmjs.org',
        error: { summary: '', detail: '' },
      }),
    ],
    ['an npm that was ended', ''],
    ['an npm that prints a text', 'npm error code ENOLOCK'],
  ])('are not checked with %s, and the check says so', (_case, output) => {
    expect(readAudit(output)).toEqual({
      skipped: 'The registry gives no advisories here: not checked',
    })
  })
})
