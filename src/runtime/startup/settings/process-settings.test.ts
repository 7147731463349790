import { describe, expect, it } from 'vitest'
import { defaultServeProcesses, readResources } from './process-settings'
import { readStartSettings } from './settings'

const GIGABYTE = 1_073_741_824

// docs/operating.md#more-processes
describe('the number of serving processes', () => {
  it.each([
    { cores: 1, gigabytes: 64, count: 1 },
    { cores: 2, gigabytes: 1.9, count: 1 },
    { cores: 2, gigabytes: 2, count: 2 },
    { cores: 4, gigabytes: 3.8, count: 3 },
    { cores: 16, gigabytes: 64, count: 4 },
    { cores: 2, gigabytes: 0.5, count: 1 },
  ])(
    'is $count on $cores cores with $gigabytes GB, if nobody sets it',
    ({ cores, gigabytes, count }) => {
      expect(defaultServeProcesses({ cores, memoryBytes: gigabytes * GIGABYTE })).toBe(count)
    },
  )

  it('is that of the setting otherwise', () => {
    expect(readStartSettings({ SERVE_PROCESSES: '7' }).serveProcesses).toBe(7)
    expect(readStartSettings({}).serveProcesses).toBe(defaultServeProcesses(readResources()))
    expect(() => readStartSettings({ SERVE_PROCESSES: '0' })).toThrow(
      'SERVE_PROCESSES is less than 1; write a whole number from 1 to 64',
    )
  })

  it('has a finite amount of memory to go by', () => {
    const { cores, memoryBytes } = readResources()
    expect(cores).toBeGreaterThan(0)
    expect(memoryBytes).toBeGreaterThan(0)
    expect(memoryBytes).toBeLessThan(Infinity)
  })
})
