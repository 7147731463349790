import { describe, expect, it } from 'vitest'
import { clockTime, isTimeZone, zoneOrUtc, momentAt, offsetText } from './zone-clock'

const at = (text: string, zone: string) => {
  const [day = '', time = ''] = text.split(' ')
  const found = momentAt({ day, time }, zone)
  return found && [found.moment.toISOString().slice(0, 16), found.clockChange]
}
const clock = (iso: string, zone: string) => {
  const { day, time } = clockTime(new Date(iso), zone)
  return `${day} ${time}`
}

// docs/product/sites-and-hosts.md#time-zone
describe('a day and a time in a zone', () => {
  it.each([
    ['2026-03-12 08:30', 'UTC', '2026-03-12T08:30'],
    ['2026-03-12 08:30', 'Europe/Berlin', '2026-03-12T07:30'],
    ['2026-07-12 08:30', 'Europe/Berlin', '2026-07-12T06:30'],
    ['2026-07-12 20:30', 'America/New_York', '2026-07-13T00:30'],
    ['2026-01-01 00:00', 'Pacific/Apia', '2025-12-31T11:00'],
    ['2026-01-01 12:00', 'Asia/Kathmandu', '2026-01-01T06:15'],
    ['2026-01-10 10:00', 'Australia/Lord_Howe', '2026-01-09T23:00'],
    ['2026-07-10 10:00', 'Australia/Lord_Howe', '2026-07-09T23:30'],
    ['2011-12-29 23:59', 'Pacific/Apia', '2011-12-30T09:59'],
    ['2011-12-31 00:00', 'Pacific/Apia', '2011-12-30T10:00'],
  ])('%s in %s is one moment', (text, zone, moment) => {
    expect(at(text, zone)).toEqual([moment, 'none'])
    expect(clock(`${moment}Z`, zone)).toBe(text)
  })

  it.each([
    ['2026-03-29 02:00', 'Europe/Berlin', '2026-03-29 03:00'],
    ['2026-03-29 02:30', 'Europe/Berlin', '2026-03-29 03:30'],
    ['2026-03-29 02:59', 'Europe/Berlin', '2026-03-29 03:59'],
    ['2026-03-08 02:30', 'America/New_York', '2026-03-08 03:30'],
    // The clocks of Lord Howe change by half an hour.
    ['2026-10-04 02:15', 'Australia/Lord_Howe', '2026-10-04 02:45'],
    // Samoa went over the date line and left out a day.
    ['2011-12-30 00:00', 'Pacific/Apia', '2011-12-31 00:00'],
    ['2011-12-30 23:59', 'Pacific/Apia', '2011-12-31 23:59'],
  ])('%s does not exist in %s and moves on to %s', (text, zone, moved) => {
    const [moment = '', clockChange] = at(text, zone) ?? []
    expect([clock(`${moment}Z`, zone), clockChange]).toEqual([moved, 'skipped'])
  })

  it.each([
    ['2026-10-25 02:00', 'Europe/Berlin', '2026-10-25T00:00'],
    ['2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30'],
    ['2026-11-01 01:30', 'America/New_York', '2026-11-01T05:30'],
    ['2026-04-05 01:45', 'Australia/Lord_Howe', '2026-04-04T14:45'],
  ])('%s is twice in %s, of which it is the first', (text, zone, moment) => {
    expect(at(text, zone)).toEqual([moment, 'repeated'])
  })

  it.each([
    ['2026-03-29 01:59', 'Europe/Berlin', '2026-03-29T00:59'],
    ['2026-03-29 03:00', 'Europe/Berlin', '2026-03-29T01:00'],
    ['2026-10-25 01:59', 'Europe/Berlin', '2026-10-24T23:59'],
    ['2026-10-25 03:00', 'Europe/Berlin', '2026-10-25T02:00'],
    ['2026-11-01 00:59', 'America/New_York', '2026-11-01T04:59'],
    ['2026-11-01 02:00', 'America/New_York', '2026-11-01T07:00'],
    ['2026-10-04 01:59', 'Australia/Lord_Howe', '2026-10-03T15:29'],
    ['2026-10-04 02:30', 'Australia/Lord_Howe', '2026-10-03T15:30'],
  ])('%s in %s, beside a change of the clocks, is one moment', (text, zone, moment) => {
    expect(at(text, zone)).toEqual([moment, 'none'])
  })

  it.each([
    ['', '10:00'],
    ['2026-03-12', ''],
    ['0202-06-01', '10:00'],
    ['9999-12-31', '23:59'],
    ['275760-09-01', '00:00'],
    ['2026-02-30', '10:00'],
    ['2026-02-12', '25:00'],
  ])('is none where nobody means one: %s %s', (day, time) => {
    expect(momentAt({ day, time }, 'Europe/Berlin')).toBeNull()
  })
})

describe('the name of a zone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata'])(
    'is one of the IANA database: %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true)
      expect(zoneOrUtc(name)).toBe(name)
    },
  )

  it.each(['', 'Mars/Olympus', '+02:00', 'Europe/Berlin ', 'Berlin', 'EUROPE/BERLIN', '../UTC'])(
    'is not anything else, which counts as UTC: %s',
    (name) => {
      expect(isTimeZone(name)).toBe(false)
      expect(zoneOrUtc(name)).toBe('UTC')
    },
  )

  it('has an offset that follows the clocks', () => {
    expect(offsetText(new Date('2026-01-01T00:00Z'), 'Europe/Berlin')).toBe('GMT+1')
    expect(offsetText(new Date('2026-07-01T00:00Z'), 'Europe/Berlin')).toBe('GMT+2')
    expect(offsetText(new Date('2026-07-01T00:00Z'), 'Australia/Lord_Howe')).toBe('GMT+10:30')
  })
})
