import Bowser from 'bowser'

const UNKNOWN = 'Unknown device'
/** The user agent of a program: `curl/8.5.0`. */
const PROGRAM = /^([A-Za-z][\w .-]{0,40})\//

/** Formats the browser and system of a user agent: `Firefox on Windows`. */
export function formatDevice(userAgent: string | null): string {
  if (userAgent === null || userAgent.trim() === '') return UNKNOWN
  const { browser, os, platform } = Bowser.parse(userAgent)
  const system = platform.model ?? os.name
  if (browser.name && system) return `${browser.name} on ${system}`
  const program = browser.name || PROGRAM.exec(userAgent)?.[1]
  return program ?? UNKNOWN
}
