import { describe, expect, it } from 'vitest'
import { normalHost } from './normal-host'

const deployment = { protocol: 'https', rootDomain: 'example.com' } as const
const read = (...sent: string[]) => normalHost(deployment, sent)

describe('the host of a request', () => {
  it.each([
    ['ferment.example.com', 'ferment.example.com'],
    ['FERMENT.Example.com', 'ferment.example.com'],
    ['example.com:443', 'example.com'],
    ['localhost:3000', 'localhost:3000'],
    ['127.0.0.1:3000', '127.0.0.1:3000'],
    ['[::1]:3000', '[::1]:3000'],
    ['xn--caf-dma.example', 'xn--caf-dma.example'],
  ])('is compared in one spelling: %s', (sent, host) => {
    expect(read(sent)).toEqual({ kind: 'normal', host })
  })

  it('is the account host for who names none', () => {
    expect(read()).toEqual({ kind: 'normal', host: 'example.com' })
  })

  it('leads on to its usual spelling from one with a dot at its end', () => {
    expect(read('Ferment.example.com.')).toEqual({ kind: 'other', normal: 'ferment.example.com' })
    expect(read('example.com.:443')).toEqual({ kind: 'other', normal: 'example.com' })
  })

  it.each([
    '',
    'user@example.com',
    'example.com/../x',
    'example.com\\x',
    'example.com:',
    'example.com:99x',
    'exa mple.com',
    'café.example',
    '.example.com',
    'a..example.com',
    'example.com..',
    'example.com, evil.example',
    '[::1',
    '%65xample.com',
  ])('is refused when it is no host: %j', (sent) => {
    expect(read(sent)).toEqual({ kind: 'refused' })
  })

  it('is refused when several are named', () => {
    expect(read('example.com', 'evil.example')).toEqual({ kind: 'refused' })
    expect(read('example.com', 'example.com')).toEqual({ kind: 'refused' })
  })
})
