import { z } from 'zod'

/** Advisories that do not concern the product, by their id, with the reason. */
const ACCEPTED: Readonly<Record<string, string>> = {}

const Advisory = z.object({ title: z.string(), url: z.string(), severity: z.string() })

/** A report of `npm audit --json`: a package lists its advisories, or names packages that have one. */
const Report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), Advisory])) }),
  ),
})

/** Result of an advisory check: problems, or the reason for which nothing was checked. */
export type AdvisoryResult = { problems: string[] } | { skipped: string }

/**
 * Parses the output of `npm audit --json`. Without a report nothing was checked: npm prints an error where
 * the registry has no advisories, or cannot be reached.
 */
export function readAudit(
  output: string,
  accepted: Readonly<Record<string, string>> = ACCEPTED,
): AdvisoryResult {
  const { data } = Report.safeParse(jsonOf(output))
  if (!data) return { skipped: 'The registry gives no advisories here: not checked' }
  const problems = new Set<string>()
  for (const [name, { via }] of Object.entries(data.vulnerabilities)) {
    for (const each of via) {
      if (typeof each === 'string') continue
      const id = each.url.slice(each.url.lastIndexOf('/') + 1)
      if (!(id in accepted)) problems.add(`${name}: ${each.title} (${each.severity}, ${id})`)
    }
  }
  return { problems: [...problems] }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
