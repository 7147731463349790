import type { ServerResponse } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { plainPhoto } from '@/media/testing/photo'
import { makeSite } from '@/src/testing/builders'
import { payload } from '@/src/testing/setups/store-batch'
import {
  outcomesOf,
  pictureHost,
  readerOf,
  waitingPictures,
} from '@/src/testing/setups/waiting-pictures'
import { storePictures } from './store-pictures'

let photo: Buffer
let siteId: string
beforeAll(async () => {
  photo = await plainPhoto()
  siteId = (await makeSite(payload)).id
})

/** Three of the four that are fetched at a time: while they are held, the others come one by one. */
const HELD = ['file:held-1', 'file:held-2', 'file:held-3']
const NOT_FETCHED = 'The picture could not be fetched.'

type Answer = 'silence' | 'status 404' | 'picture'

/** A host that gives one answer after the other, and what it was asked for. */
async function hostThat(answers: readonly Answer[]) {
  const asked: string[] = []
  const answer = (response: ServerResponse): void => {
    const next = answers[asked.length - 1] ?? 'silence'
    if (next === 'silence') response.socket?.destroy()
    else if (next === 'picture') response.writeHead(200).end(photo)
    else response.writeHead(404).end()
  }
  const origin = await pictureHost((request, response) => {
    asked.push(request.url ?? '')
    answer(response)
  })
  return { asked, pictures: (count: number) => numbered(origin, count) }
}

const numbered = (origin: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${origin}/${place + 1}.jpg`)

/** Fetches pictures one by one, in their order; tells what became of them, without the held ones. */
async function fetchOneByOne(sources: readonly string[]) {
  const target = await waitingPictures(siteId, [...HELD, ...sources])
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const find = async (name: string): Promise<Buffer | null> => {
    if (name.startsWith('broken')) throw new Error('The file cannot be read')
    if (!name.startsWith('held')) return photo
    await held
    return null
  }
  let left = sources.length
  const onStored = (): void => {
    left -= 1
    if (left === 0) letGo()
  }
  await storePictures(target, readerOf(find), onStored)
  return (await outcomesOf(target)).slice(HELD.length)
}

const statuses = (outcomes: readonly { status: string }[]) => outcomes.map(({ status }) => status)

// docs/product/import-and-export.md#pictures-of-imported-recipes
describe('a host of pictures', () => {
  it('that did not answer five times is not asked again, and its other pictures are noted', async () => {
    const host = await hostThat([])
    const outcomes = await fetchOneByOne(host.pictures(8))
    expect(host.asked).toEqual(['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg'])
    expect(statuses(outcomes)).toEqual(Array<string>(8).fill('failed'))
    expect(outcomes.map(({ message }) => message)).toEqual(Array<string>(8).fill(NOT_FETCHED))
  })

  it.each(['picture', 'status 404'] as const)(
    'that answers between with a %s is asked on: only silences in a row count',
    async (answer) => {
      const silent = Array<Answer>(4).fill('silence')
      const host = await hostThat([...silent, answer, ...silent, 'picture'])
      const outcomes = await fetchOneByOne(host.pictures(10))
      expect(host.asked).toHaveLength(10)
      expect(statuses(outcomes).at(-1)).toBe('stored')
    },
  )

  it('that has none of its pictures any more is asked for all of them', async () => {
    const host = await hostThat([...Array<Answer>(7).fill('status 404'), 'picture'])
    const outcomes = await fetchOneByOne(host.pictures(8))
    expect(host.asked).toHaveLength(8)
    expect(outcomes[6]?.message).toContain('returned status 404')
    expect(statuses(outcomes).at(-1)).toBe('stored')
  })

  it('that is silent keeps no picture of another one back, nor of the imported file', async () => {
    const silent = await hostThat([])
    const other = await hostThat(['picture'])
    const outcomes = await fetchOneByOne([
      ...silent.pictures(6),
      ...other.pictures(1),
      'file:loaf.jpg',
    ])
    expect(statuses(outcomes).slice(6)).toEqual(['stored', 'stored'])
  })

  it.each([
    ['addresses without one are', 'https://no host/'],
    ['parts of the file are that cannot be read', 'file:broken-'],
  ])('is not what %s: they keep no picture of the imported file back', async (_, source) => {
    const bad = Array.from({ length: 6 }, (__, place) => `${source}${place}.jpg`)
    const outcomes = await fetchOneByOne([...bad, 'file:loaf.jpg'])
    expect(statuses(outcomes)).toEqual([...Array<string>(6).fill('failed'), 'stored'])
  })
})
