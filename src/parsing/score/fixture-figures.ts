import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import type { FixtureCase } from './fixture-cases'
import { scoreRecipe } from './recipe-truth'

/** The number of cases in a half, and the percentage of them that is usable without repair. */
interface FixtureFigure {
  cases: number
  usable: number
}

/**
 * Computes the figures of the half that rules were written from and of the held-out half.
 * @see docs/parsing.md#texts-and-pages-of-our-own
 */
export function computeFixtureFigures(
  cases: readonly FixtureCase[],
  parse: (text: string) => ParsedRecipe | null,
): { lookedAt: FixtureFigure; putAway: FixtureFigure } {
  const half = (isHeldOut: boolean): FixtureFigure => {
    const own = cases.filter((each) => each.isHeldOut === isHeldOut)
    const usable = own.filter(({ text, truth }) => scoreRecipe(truth, parse(text)).isUsable)
    return { cases: own.length, usable: (100 * usable.length) / own.length }
  }
  return { lookedAt: half(false), putAway: half(true) }
}
