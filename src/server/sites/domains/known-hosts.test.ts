import { expect, it } from 'vitest'
import { createHostCheck } from './known-hosts'

function setUp(processes = 1) {
  const asked: string[] = []
  const clock = { now: 1_000_000 }
  const check = createHostCheck(
    (host) => {
      asked.push(host)
      return Promise.resolve(host.startsWith('own'))
    },
    processes,
    () => clock.now,
  )
  return { asked, clock, check }
}

// docs/custom-domains.md#certificates
it('remembers its own hosts for a minute, and others for ten seconds', async () => {
  const { asked, clock, check } = setUp()
  for (const passed of [0, 9_000, 2_000, 48_000, 2_000]) {
    clock.now += passed
    expect([await check('own.example.com'), await check('other.example.com')]).toEqual([
      true,
      false,
    ])
  }
  expect(asked.filter((host) => host.startsWith('own'))).toHaveLength(2)
  expect(asked.filter((host) => host.startsWith('other'))).toHaveLength(3)
})

it.each([
  ['own.example.com', 60_000],
  ['other.example.com', 10_000],
])('asks for %s again after %i milliseconds, and not sooner', async (host, pause) => {
  const { asked, clock, check } = setUp()
  await check(host)
  clock.now += pause - 1
  await check(host)
  expect(asked).toHaveLength(1)
  clock.now += 1
  await check(host)
  expect(asked).toHaveLength(2)
})

it('looks up fifty hosts a second at most, and goes on answering for those it knows', async () => {
  const { asked, clock, check } = setUp()
  expect(await check('own.example.com')).toBe(true)
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, index) => check(`made-up-${index}.example.com`)),
  )
  expect(asked).toHaveLength(50)
  expect(answers.filter((answer) => answer === null)).toHaveLength(31)
  expect(await check('own.example.com')).toBe(true)
  clock.now += 1_000
  expect(await check('made-up-79.example.com')).toBe(false)
})

it('divides that limit among the serving processes of a server', async () => {
  const { asked, check } = setUp(4)
  for (let index = 0; index < 80; index += 1) await check(`made-up-${index}.example.com`)
  expect(asked).toHaveLength(13)
})

it('forgets the oldest of more than five thousand', async () => {
  const { asked, clock, check } = setUp()
  const start = clock.now
  for (let index = 0; index < 5_001; index += 1) {
    if (index % 50 === 0) clock.now += 1_000
    await check(`own-${index}.example.com`)
  }
  const before = asked.length
  // As if no time had passed: what is remembered counts.
  clock.now = start
  await check('own-5000.example.com')
  await check('own-1.example.com')
  expect(asked).toHaveLength(before)
  await check('own-0.example.com')
  expect(asked).toHaveLength(before + 1)
})

it('forgets a host that was looked up anew after those that were not', async () => {
  const { asked, clock, check } = setUp()
  for (let index = 0; index < 5_000; index += 1) {
    if (index % 50 === 0) clock.now += 1_000
    await check(`own-${index}.example.com`)
  }
  clock.now += 1_000
  await check('own-0.example.com')
  await check('own-5000.example.com')
  const before = asked.length
  await check('own-0.example.com')
  expect(asked).toHaveLength(before)
})
