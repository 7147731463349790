import type { Instruction, InstructionGroup } from '@/src/contract/recipe/recipe'

/** A group of steps that says something; its first step's number counts through the recipe. */
export type NumberedGroup = {
  group: Pick<InstructionGroup, 'id' | 'title' | 'note'>
  first: number
  steps: readonly Instruction[]
}

/** The non-empty groups, with steps numbered through the whole recipe. */
export function numberSteps(groups: readonly InstructionGroup[]): NumberedGroup[] {
  const numbered: NumberedGroup[] = []
  let first = 1
  for (const group of groups) {
    const steps = group.instructions.filter(({ content }) => content !== null)
    if (steps.length > 0) numbered.push({ group, first, steps })
    first += steps.length
  }
  return numbered
}
