import type { ParsedRecipe } from '@/src/parsing/web-page/types'

/** The recipe that a cook reads in a text or page. */
export interface RecipeTruth {
  /** `''` where it has none. */
  title: string
  ingredients: string[]
  steps: string[]
  notes: string[]
  /** `yields`, and `prep`, `cook`, `total` in minutes. */
  facts: Record<string, number>
}

/** The agreement of a parsed recipe with the truth. */
export interface RecipeScore {
  hasTitle: boolean
  /** Shares of 0 to 1. */
  ingredientRecall: number
  ingredientPrecision: number
  stepRecall: number
  stepPrecision: number
  hasFacts: boolean
  /** Whether nothing needs repair, as measured by the scoring scripts for pages. */
  isUsable: boolean
}

/**
 * Scores a recipe by words: a line is found if three quarters of its words agree; the method is
 * compared as a whole, however it is split.
 */
export function scoreRecipe(truth: RecipeTruth, recipe: ParsedRecipe | null): RecipeScore {
  const lines = linesOf(recipe)
  const found = matches(truth.ingredients.map(wordsOf), lines.map(wordsOf))
  const [told, read] = [truth.steps.flatMap(wordsOf), stepsOf(recipe).flatMap(wordsOf)]
  const common = overlap(told, read)
  const score = {
    hasTitle: truth.title === '' || same(truth.title, recipe?.title ?? ''),
    ingredientRecall: share(found, truth.ingredients.length),
    ingredientPrecision: share(found, lines.length),
    stepRecall: share(common, told.length),
    stepPrecision: share(common, read.length),
    hasFacts: recipe !== null && hasFacts(truth.facts, recipe),
  }
  return { ...score, isUsable: isUsable(score) }
}

const linesOf = (recipe: ParsedRecipe | null): string[] =>
  recipe?.ingredientGroups.flatMap((group) => group.lines) ?? []

const stepsOf = (recipe: ParsedRecipe | null): string[] =>
  recipe?.instructionGroups.flatMap((group) => group.steps.map((step) => step.text)) ?? []

const isUsable = (score: Omit<RecipeScore, 'isUsable'>): boolean =>
  score.hasTitle &&
  Math.min(score.ingredientRecall, score.stepRecall) >= 0.95 &&
  Math.min(score.ingredientPrecision, score.stepPrecision) >= 0.9

function hasFacts(facts: Record<string, number>, recipe: ParsedRecipe): boolean {
  const read: Record<string, number | null> = {
    yields: recipe.yields.number,
    prep: recipe.prepTimeMinutes,
    cook: recipe.cookTimeMinutes,
    total: recipe.totalTimeMinutes,
  }
  return Object.entries(facts).every(([name, value]) => read[name] === value)
}

const share = (part: number, of: number): number => (of === 0 ? 1 : part / of)

/** Words and numbers in lower case; what scanners take for digits (`l`, `O`) counts as digits. */
function wordsOf(text: string): string[] {
  const print = text
    .replace(/(?<=\d)O+/g, (zeros) => '0'.repeat(zeros.length))
    .replace(/\bl(?=\d)/g, '1')
  const words = print.normalize('NFKC').match(/\p{Script=Han}|\p{Script=Hiragana}|\p{N}+|\p{L}+/gu)
  return (words ?? []).map((word) =>
    /^[lI]$/.test(word) ? '1' : /^O+$/.test(word) ? '0' : word.toLowerCase(),
  )
}

const same = (a: string, b: string): boolean => wordsOf(a).join('') === wordsOf(b).join('')

function overlap(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of b) {
    const count = left.get(word) ?? 0
    if (count > 0) common += 1
    left.set(word, count - 1)
  }
  return common
}

/** Counts the lines of the truth that match a separate line. */
function matches(truth: readonly string[][], read: readonly string[][]): number {
  const pairs = truth
    .flatMap((a, i) => read.map((b, j) => ({ i, j, likeness: likeness(a, b) })))
    .filter(({ likeness: value }) => value >= 0.75)
    .sort((a, b) => b.likeness - a.likeness)
  const [told, taken] = [new Set<number>(), new Set<number>()]
  for (const { i, j } of pairs) {
    if (told.has(i) || taken.has(j)) continue
    told.add(i)
    taken.add(j)
  }
  return told.size
}

const likeness = (a: readonly string[], b: readonly string[]): number =>
  a.length + b.length === 0 ? 0 : (2 * overlap(a, b)) / (a.length + b.length)
