import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertTemperature, convertTemperatures, temperatureUnit } from './temperature'

describe('temperatures in running text', () => {
  it.each([
    ['Bake at 350°F until brown.', 'celsius', 'Bake at 175°C until brown.'],
    ['Bake at 350 °F.', 'celsius', 'Bake at 175 °C.'],
    ['Bake at 180°C.', 'fahrenheit', 'Bake at 355°F.'],
    ['heat to 350 degrees F, then', 'celsius', 'heat to 175 degrees C, then'],
    ['350 degrees Fahrenheit', 'celsius', '175 degrees Celsius'],
    ['at 65°F to 70°F, out of the sun', 'celsius', 'at 20°C, out of the sun'],
    ['Leave at 60–80°F.', 'celsius', 'Leave at 15–25°C.'],
    ['Leave at 60-80°F.', 'celsius', 'Leave at 15-25°C.'],
    ['between 60 and 80°F', 'celsius', 'between 15 and 25°C'],
    ['Freeze at -18°C.', 'fahrenheit', 'Freeze at 0°F.'],
    ['Freeze at −4°F.', 'celsius', 'Freeze at -20°C.'],
    ['In a 400°F oven for 20 minutes', 'celsius', 'In a 205°C oven for 20 minutes'],
    ['Heat to 37.5°C.', 'fahrenheit', 'Heat to 100°F.'],
    ['First 450°F, then 400°F.', 'celsius', 'First 230°C, then 205°C.'],
  ] as const)('%s', (text, to, expected) => {
    expect(convertTemperatures(text, to)).toBe(expected)
  })

  it.each([
    'Gas mark 4, or 350°',
    'Turn it by 90 degrees.',
    'Heat the oven to 425°F (220°C).',
    'Heat the oven to 220°C/425°F.',
    'A 5°Fork is no temperature',
    'Cook 350 Cups.',
  ])('leaves alone: %s', (text) => {
    expect(convertTemperatures(text, 'celsius')).toBe(text)
    expect(convertTemperatures(text, 'fahrenheit')).toBe(text)
  })

  it('leaves the reader’s own system to the degree', () => {
    expect(convertTemperatures('208°F in the middle', 'fahrenheit')).toBe('208°F in the middle')
  })

  it('rounds to five degrees, within two and a half of the true value', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 999 }), (degrees) => {
        const celsius = convertTemperature(degrees, 'fahrenheit', 'celsius')
        expect(Math.abs(celsius % 5)).toBe(0)
        expect(Math.abs(celsius - ((degrees - 32) * 5) / 9)).toBeLessThanOrEqual(2.5)
        const back = convertTemperature(celsius, 'celsius', 'fahrenheit')
        expect(Math.abs(back - degrees)).toBeLessThanOrEqual(2.5 * 1.8 + 2.5)
      }),
    )
  })

  it('changes nothing in text without a sign of degrees', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[°º]|degree/.test(text)),
        (text) => {
          expect(convertTemperatures(text, 'celsius')).toBe(text)
        },
      ),
    )
  })

  it('are known by the sign of their unit', () => {
    expect(temperatureUnit('°F')).toBe('fahrenheit')
    expect(temperatureUnit('°C')).toBe('celsius')
    expect(temperatureUnit('g')).toBeNull()
  })
})
