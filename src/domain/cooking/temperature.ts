import type { Quantity } from '../amounts/quantity'
import { mapQuantity } from './scale'

/** The temperature scale of a reader's oven. */
export type TemperatureSystem = 'celsius' | 'fahrenheit'

/**
 * The rounding step of converted temperatures, in degrees.
 * @see docs/product/amounts-and-units.md#temperatures
 */
const STEP = 5

const LETTERS = { celsius: 'C', fahrenheit: 'F' } as const

/**
 * Converts a temperature to a system, to the nearest five degrees; unchanged if it is already in that
 * system.
 */
export function convertTemperature(
  degrees: number,
  from: TemperatureSystem,
  to: TemperatureSystem,
): number {
  if (from === to) return degrees
  const exact = to === 'celsius' ? ((degrees - 32) * 5) / 9 : (degrees * 9) / 5 + 32
  // adding 0 makes the -0 of a rounding up to nothing a plain one
  return Math.round(exact / STEP) * STEP + 0
}

/** The system of a unit that is a degree sign (`°F`); null for all others. */
export function temperatureUnit(abbreviation: string | null): TemperatureSystem | null {
  if (abbreviation === '°F') return 'fahrenheit'
  return abbreviation === '°C' ? 'celsius' : null
}

/** Both ends of a temperature in the reader's system, with its sign. */
export const convertDegrees = (
  quantity: Quantity,
  from: TemperatureSystem,
  to: TemperatureSystem,
): { quantity: Quantity; sign: string } => ({
  quantity: mapQuantity(quantity, (degrees) => convertTemperature(degrees, from, to)),
  sign: `°${LETTERS[to]}`,
})

const NUMBER = String.raw`[-−]?\d{1,3}(?:\.\d+)?`
const SIGN = String.raw`\s?(?:°|º|degrees?\s)\s?(?:F|C|Fahrenheit|Celsius)(?![A-Za-z])`
/** `350°F`, `180 °C`, `65°F to 70°F`, `65–70°F`, `350 degrees F`. */
const ONE = String.raw`(?<![\d.])${NUMBER}(?:${SIGN})?(?:\s?(?:–|-|to|and)\s?${NUMBER})?${SIGN}`
/** Sign that every temperature has; most text has none, and looking for it is cheaper than the pattern. */
export const TEMPERATURE_SIGN = /[°º]|degree/
/** A temperature, and a second one beside it: `425°F (220°C)`, `220°C/425°F`. */
export const TEMPERATURES = new RegExp(String.raw`(${ONE})(\s?[(/]\s?(?:${ONE})\)?)?`, 'g')

/**
 * Converts the temperatures in running text to the reader's system. Gas marks stay, as do temperatures that
 * the author gave in both systems.
 */
export function convertTemperatures(text: string, to: TemperatureSystem): string {
  if (!TEMPERATURE_SIGN.test(text)) return text
  return text.replace(TEMPERATURES, (whole, first: string, other: string | undefined) =>
    other !== undefined && systemOfTemperature(first) !== systemOfTemperature(other)
      ? whole
      : converted(whole, to),
  )
}

/** The system of a temperature as it is written. */
export const systemOfTemperature = (text: string): TemperatureSystem =>
  /[CF](?!.*[CF])/.exec(text)?.[0] === 'C' ? 'celsius' : 'fahrenheit'

function converted(text: string, to: TemperatureSystem): string {
  const from = systemOfTemperature(text)
  if (from === to) return text
  const numbers = new RegExp(
    String.raw`(?<![\d.])(${NUMBER})|(?<=°|º|degrees?)(\s?)(Fahrenheit|Celsius|F|C)`,
    'g',
  )
  const written = text.replace(
    numbers,
    (_, number: string | undefined, space: string, name: string) => {
      if (number === undefined) return `${space}${name.length > 1 ? NAMES[to] : LETTERS[to]}`
      return String(convertTemperature(Number(number.replace('−', '-')), from, to))
    },
  )
  // a range whose ends have become one: `20°C to 20°C`
  return written.replace(/^(-?\d+)\D*?\s?(?:–|-|to)\s?\1(\D*)$/, '$1$2')
}

const NAMES = { celsius: 'Celsius', fahrenheit: 'Fahrenheit' } as const
