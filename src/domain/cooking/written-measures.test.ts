import { describe, expect, it } from 'vitest'
import {
  countTemperatureSystems,
  countUnitSystems,
  mainSystem,
  MIN_LINES,
} from './written-measures'

// docs/product/sites-and-hosts.md#chosen-measures
describe('the measures in which recipes are written', () => {
  it('are counted by the units of lines, where spoons and pieces count for neither', () => {
    const slugs = ['gram', 'liter', 'cup', 'tablespoon', 'teaspoon', 'clove', 'deciliter']
    expect(countUnitSystems(slugs)).toEqual({ metric: 3, imperial: 1 })
  })

  it('are those of two thirds of the lines, never of fewer', () => {
    expect(mainSystem({ metric: 2, imperial: 1 })).toBe('metric')
    expect(mainSystem({ metric: 1, imperial: 2 })).toBe('imperial')
    expect(mainSystem({ metric: 3, imperial: 2 })).toBeNull()
    expect(mainSystem({ metric: 0, imperial: 0 })).toBeNull()
  })

  it('are not concluded from fewer lines than are wanted', () => {
    expect(mainSystem({ metric: 2, imperial: 0 }, MIN_LINES)).toBeNull()
    expect(mainSystem({ metric: 3, imperial: 0 }, MIN_LINES)).toBe('metric')
  })
})

describe('the temperatures in which recipes are written', () => {
  it('are counted by the texts that name them', () => {
    const texts = ['Bake at 180°C.', 'Heat to 65 to 70 °C, then to 90 °C.', 'Roast at 350 °F.']
    expect(countTemperatureSystems(texts)).toEqual({ celsius: 2, fahrenheit: 1 })
    expect(countTemperatureSystems(['Heat to 350 degrees Fahrenheit.'])).toEqual({
      celsius: 0,
      fahrenheit: 1,
    })
  })

  it('leave out texts in both systems, gas marks and mere numbers', () => {
    const texts = ['425°F (220°C)', '220°C/425°F', '180°C, or 350°F', 'Gas 4', 'Stir 20 C', '']
    expect(countTemperatureSystems(texts)).toEqual({ celsius: 0, fahrenheit: 0 })
  })
})
