import { isTimeZone } from '@/src/domain/time/zone-clock'
import type { Choice } from '../../editor/parts/found'
import { zoneLabel } from './moment-words'

/** Zones whose names have changed, by the names that some browsers still use. */
const RENAMED: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** Names that people give to the time of a zone. */
const TIME_NAMES: Readonly<Record<string, readonly string[]>> = {
  UTC: ['Greenwich Mean Time', 'GMT'],
  'America/Anchorage': ['Alaska Time', 'AKST', 'AKDT'],
  'America/Chicago': ['Central Time', 'CST', 'CDT'],
  'America/Denver': ['Mountain Time', 'MST', 'MDT'],
  'America/Halifax': ['Atlantic Time', 'AST', 'ADT'],
  'America/Los_Angeles': ['Pacific Time', 'PST', 'PDT'],
  'America/New_York': ['Eastern Time', 'EST', 'EDT'],
  'Asia/Kolkata': ['India Standard Time', 'IST'],
  'Asia/Shanghai': ['China Standard Time'],
  'Asia/Tokyo': ['Japan Standard Time', 'JST'],
  'Australia/Adelaide': ['Australian Central Time', 'ACST', 'ACDT'],
  'Australia/Perth': ['Australian Western Time', 'AWST'],
  'Australia/Sydney': ['Australian Eastern Time', 'AEST', 'AEDT'],
  'Europe/Athens': ['Eastern European Time', 'EET', 'EEST'],
  'Europe/Berlin': ['Central European Time', 'CET', 'CEST'],
  'Europe/London': ['British Time', 'BST'],
  'Europe/Paris': ['Central European Time', 'CET', 'CEST'],
  'Pacific/Auckland': ['New Zealand Time', 'NZST', 'NZDT'],
  'Pacific/Honolulu': ['Hawaii Time', 'HST'],
}

/** The time zones that this browser knows, found by place and by common names of their time. */
export function timeZoneChoices(): Choice[] {
  // Some engines also list abbreviations, which name no place.
  const zones = Intl.supportedValuesOf('timeZone')
    .filter((name) => name.includes('/'))
    .map((name) => currentName(name))
  return [...new Set(['UTC', ...zones])].map((zone) => ({
    id: zone,
    label: zoneLabel(zone),
    aliases: TIME_NAMES[zone] ?? [],
  }))
}

function currentName(name: string): string {
  const current = RENAMED[name]
  return current !== undefined && isTimeZone(current) ? current : name
}
