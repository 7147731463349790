import { describe, expect, it } from 'vitest'
import { BusyError, createGate } from './gate'

/** Work that ends when it is told to. */
function work() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { ended, end }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a gate', () => {
  it('lets so many in at a time, the others in the order they came', async () => {
    const gate = createGate(2, 10)
    const jobs = [work(), work(), work(), work(), work()]
    const begun: number[] = []
    const send = ({ ended }: { ended: Promise<void> }, index: number) =>
      gate(() => {
        begun.push(index)
        return ended
      })
    const done = jobs.slice(0, 4).map(send)
    await settle()
    expect(begun).toEqual([0, 1])
    jobs[1]?.end()
    await settle()
    done.push(...jobs.slice(4).map((job) => send(job, 4)))
    await settle()
    expect(begun).toEqual([0, 1, 2])
    for (const job of jobs) job.end()
    await Promise.all(done)
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  it('gives its place back when work fails', async () => {
    const gate = createGate(1, 10)
    await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await gate(() => Promise.resolve('yes'))).toBe('yes')
  })

  it('turns away who comes to a full line, and takes others when it is empty again', async () => {
    const gate = createGate(1, 1)
    const job = work()
    const running = [gate(() => job.ended), gate(() => job.ended)]
    await expect(gate(() => job.ended)).rejects.toThrow(BusyError)
    job.end()
    await Promise.all(running)
    expect(await gate(() => Promise.resolve('in'))).toBe('in')
  })

  it('lets parties take turns, so that one that sends many holds up nobody else for long', async () => {
    const gate = createGate(1, 10)
    const first = work()
    const begun: string[] = []
    const send = (party: string, name: string) =>
      gate(() => {
        begun.push(name)
        return Promise.resolve()
      }, party)
    const running = gate(() => first.ended, 'busy')
    const all = [send('busy', 'b1'), send('busy', 'b2'), send('busy', 'b3'), send('quiet', 'q1')]
    await settle()
    first.end()
    await Promise.all([running, ...all])
    expect(begun).toEqual(['b1', 'q1', 'b2', 'b3'])
  })

  it('turns a party away whose part of the queue is full, and takes others', async () => {
    const gate = createGate(1, 10, 1)
    const first = work()
    const running = [gate(() => first.ended, 'busy'), gate(() => first.ended, 'busy')]
    await expect(gate(() => first.ended, 'busy')).rejects.toThrow(BusyError)
    running.push(gate(() => first.ended, 'quiet'))
    first.end()
    await Promise.all(running)
  })
})
