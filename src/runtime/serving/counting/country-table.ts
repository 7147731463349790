import { readFile } from 'node:fs/promises'
import ipaddr from 'ipaddr.js'
import type { FindCountry } from '@/src/server/counting/write-counts'

/** Ranges of addresses in order: their first and last addresses, and their countries. */
type Ranges<Address extends number | bigint> = {
  first: Address[]
  last: Address[]
  country: string[]
}

const LINE = /^"?([^",]+)"?,"?([^",]+)"?,"?([A-Za-z]{2})"?(?:,|$)/
/** Codes of addresses without a country. */
const NO_COUNTRY = /^(?:zz|xx)$/i
const WHOLE_NUMBER = /^\d+$/
/** The largest IPv4 address. */
const MAX_IPV4 = 4_294_967_295n

/**
 * Reads a table of network addresses: CSV with the first address, the last address and the country of each
 * range, also as numbers. @throws Error when the file cannot be read or has no range
 * @see docs/product/counting.md#countries
 */
export async function readCountryTable(path: string): Promise<FindCountry> {
  const find = parseCountryTable(await readFile(path, 'utf8'))
  if (!find) throw new Error(`COUNTRY_TABLE has no ranges of addresses: ${path}`)
  return find
}

/** Parses a table of network addresses; null if it has no range. */
export function parseCountryTable(text: string): FindCountry | null {
  const found = text.split('\n').flatMap((line) => parseRange(line.trim()) ?? [])
  if (found.length === 0) return null
  found.sort((a, b) => Number(a.first > b.first) - Number(a.first < b.first))
  const v4: Ranges<number> = { first: [], last: [], country: [] }
  const v6: Ranges<bigint> = { first: [], last: [], country: [] }
  for (const { isV6, first, last, country } of found) {
    if (isV6) push(v6, first, last, country)
    else push(v4, Number(first), Number(last), country)
  }
  return (address) => {
    const number = toNumber(address)
    if (number === null) return null
    return address.includes(':') ? findRange(v6, number) : findRange(v4, Number(number))
  }
}

type Range = { isV6: boolean; first: bigint; last: bigint; country: string }

function parseRange(line: string): Range | null {
  const [, from = '', to = '', country = ''] = LINE.exec(line) ?? []
  const [first, last] = [toNumber(from), toNumber(to)]
  if (first === null || last === null || NO_COUNTRY.test(country)) return null
  return {
    isV6: from.includes(':') || last > MAX_IPV4,
    first,
    last,
    country: country.toUpperCase(),
  }
}

function push<Address extends number | bigint>(
  ranges: Ranges<Address>,
  first: Address,
  last: Address,
  country: string,
): void {
  ranges.first.push(first)
  ranges.last.push(last)
  ranges.country.push(country)
}

function toNumber(text: string): bigint | null {
  if (WHOLE_NUMBER.test(text)) return BigInt(text)
  if (!ipaddr.isValid(text)) return null
  const bytes = ipaddr.parse(text).toByteArray()
  return bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n)
}

function findRange<Address extends number | bigint>(
  { first, last, country }: Ranges<Address>,
  address: Address,
): string | null {
  let [low, high] = [0, first.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((first[middle] ?? address) <= address) low = middle + 1
    else high = middle
  }
  const end = last[low - 1]
  return end !== undefined && address <= end ? (country[low - 1] ?? null) : null
}
