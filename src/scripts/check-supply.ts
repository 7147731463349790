import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAudit } from './supply/advisories'
import { installedPackages } from './supply/installed-packages'
import { licenceProblems, unusedExceptions } from './supply/licences'

const FOLDER = '.supply'

/** Longest wait for npm, in milliseconds: it must not hold up the checks without a network. */
const AUDIT_MS = 30_000
const SBOM_MS = 60_000

/**
 * `npm run check:supply`: licences of the production packages, known advisories, and a list of all packages
 * in `.supply/sbom.json` (CycloneDX).
 * @see docs/operating.md#packages-and-their-licences
 */
async function main(): Promise<number> {
  const packages = await installedPackages(process.cwd())
  const audit = readAudit(
    await npm(
      ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
      AUDIT_MS,
    ),
  )
  const advisories = 'problems' in audit ? audit.problems : []
  const problems = [...licenceProblems(packages), ...unusedExceptions(packages), ...advisories]
  console.log(`Licences of ${packages.length} packages: checked`)
  console.log('skipped' in audit ? audit.skipped : 'Advisories: checked')
  console.log(await writeSbom())
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1
}

async function writeSbom(): Promise<string> {
  const text = await npm(['sbom', '--sbom-format=cyclonedx', '--omit=dev'], SBOM_MS)
  if (!text.includes('"CycloneDX"'))
    return 'npm wrote no list of packages: it needs npm 10 or newer'
  await mkdir(FOLDER, { recursive: true })
  const file = join(FOLDER, 'sbom.json')
  await writeFile(file, text)
  return `List of packages: ${file}`
}

/** Runs npm; returns what it printed, whatever its exit code, also when it was ended after `timeout`. */
function npm(args: string[], timeout: number): Promise<string> {
  const options = { timeout, maxBuffer: 64 * 1_048_576 }
  return new Promise((resolve) => {
    execFile('npm', args, options, (_error, output) => resolve(output))
  })
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
