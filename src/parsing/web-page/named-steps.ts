import type { ParsedInstructionGroup } from '@/src/parsing/web-page/types'

/**
 * Merges a method in which each part has one step into a single list, with the name of each part
 * before its step.
 */
export function mergeNamedSteps(groups: ParsedInstructionGroup[]): ParsedInstructionGroup[] {
  const isNamed =
    groups.length >= 3 && groups.every(({ title, steps }) => title && steps.length === 1)
  if (!isNamed) return groups
  const steps = groups.flatMap(({ title, steps: [step] }) =>
    step ? [{ ...step, text: named(title ?? '', step.text) }] : [],
  )
  return [{ title: null, steps }]
}

function named(title: string, text: string): string {
  return `${title.replace(/[.:\s]+$/, '')}: ${text}`
}
