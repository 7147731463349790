import { expect, it } from 'vitest'
import { pino } from 'pino'
import { logWarnings } from './logging'

it('writes warnings of packages to the log as JSON', () => {
  const before = process.listeners('warning')
  const lines: string[] = []
  try {
    logWarnings(pino({ base: null }, { write: (line) => void lines.push(line) }))
    const warning = Object.assign(new Error('Node 20 is old.'), { name: 'DeprecationWarning' })
    process.emit('warning', warning)
    expect(process.listenerCount('warning')).toBe(1)
  } finally {
    process.removeAllListeners('warning')
    for (const listener of before) process.on('warning', listener)
  }
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    warning: 'DeprecationWarning',
    msg: 'Node 20 is old.',
  })
})
