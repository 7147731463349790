import { appendFileSync } from 'node:fs'

/*
 * `npm run test:attack` counts how often something was tried, and tries more where a test draws its
 * cases at random.
 */

let tried = 0

/** Counts something that was tried of the product: a request, a value. */
export function countAttempt(times = 1): void {
  tried += times
}

/** The number of generated cases of a test: few in a regular run, many in `test:attack`. */
export const rounds = (few: number, many: number): number =>
  process.env['ATTACK'] === 'whole' ? many : few

/** Reports the attempts of a test file, if a report is requested. */
export function reportAttempts(): void {
  const report = process.env['ATTACK_REPORT']
  if (report !== undefined && tried > 0) appendFileSync(report, `${tried}\n`)
  tried = 0
}
