import type { ParsedInstructionGroup } from '@/src/parsing/recipe-page/types'

/**
 * A method of which every part has one step is a list of steps with names: the name goes before the
 * text, and the parts become one.
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
