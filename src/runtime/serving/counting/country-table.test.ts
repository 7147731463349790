import { describe, expect, it } from 'vitest'
import { parseCountryTable } from './country-table'

describe('the table of network addresses by country', () => {
  it('is read in the form of DB-IP, in any order', () => {
    const find = parseCountryTable(
      ['2001:db8::,2001:db8:ffff::,FR', '192.0.2.0,192.0.2.255,de', '10.0.0.0,10.0.0.255,ZZ'].join(
        '\r\n',
      ),
    )
    expect(find?.('192.0.2.0')).toBe('DE')
    expect(find?.('192.0.2.255')).toBe('DE')
    expect(find?.('192.0.3.0')).toBeNull()
    expect(find?.('10.0.0.1')).toBeNull()
    expect(find?.('2001:db8:1::5')).toBe('FR')
    expect(find?.('2001:db9::')).toBeNull()
    expect(find?.('nonsense')).toBeNull()
  })

  it('is read in the form of IP2Location, with numbers and names', () => {
    const find = parseCountryTable(
      '"0","16777215","-","-"\n"16777216","16777471","US","United States of America"\n',
    )
    expect(find?.('1.0.0.1')).toBe('US')
    expect(find?.('0.0.0.1')).toBeNull()
  })

  it('is refused without a range', () => {
    expect(parseCountryTable('')).toBeNull()
    expect(parseCountryTable('start,end,country\n')).toBeNull()
  })
})
