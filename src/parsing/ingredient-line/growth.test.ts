import { beforeEach, describe, expect, it, vi } from 'vitest'
import { annotateLine } from '@/src/parsing/ingredient-line/annotate-line'

const work = vi.hoisted(() => {
  const counter = { count: 0 }
  const isCallable = (value: unknown): value is (...values: unknown[]) => unknown =>
    typeof value === 'function'
  /** Counts the calls of all functions of a module. */
  const counted = <Module extends object>(module: Module): Partial<Module> => {
    const copy: Partial<Module> = { ...module }
    for (const [name, value] of Object.entries(module)) {
      if (!isCallable(value)) continue
      const call = (...values: unknown[]): unknown => {
        counter.count += 1
        return value(...values)
      }
      Object.assign(copy, { [name]: call })
    }
    return copy
  }
  return { counter, counted }
})

vi.mock(import('@/src/parsing/ingredient-line/units'), async (load) => work.counted(await load()))
vi.mock(import('@/src/parsing/ingredient-line/numbers'), async (load) => work.counted(await load()))
vi.mock(import('@/src/parsing/ingredient-line/tokens'), async (load) => work.counted(await load()))

beforeEach(() => {
  work.counter.count = 0
})

/** The number of steps that reading a line takes. */
function steps(line: string): number {
  work.counter.count = 0
  annotateLine(line)
  return work.counter.count
}

describe('the work of reading a line', () => {
  it.each([
    ...[
      '1 cup (of) ',
      '(',
      '(1 g ',
      '(1 g) ',
      '1/',
      '1 ',
      '½',
      '1 to ',
      'or 1 ',
      'plus 2 ',
      ', 1 g ',
    ],
    ...[
      'a few ',
      '1 g + ',
      'large or ',
      'about ',
      'juice of ',
      '1 x ',
      'for ',
      'each ',
      'a-',
      '👍',
    ],
    ...[
      'cut into 1 cm ',
      ', or a',
      'peeled and ',
      '大さじ1',
      '半個',
      'c. à ',
      'and 1/2 ',
      'a 1 ',
      '٢',
    ],
  ])('grows no faster than its length: %j', (piece) => {
    const line = (length: number): string =>
      piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    expect(steps(line(500))).toBeGreaterThan(0)
    expect(steps(line(1000))).toBeLessThan(steps(line(500)) * 2.5 + 100)
    expect(steps(line(5000))).toBe(steps(line(1000)))
  })
})
