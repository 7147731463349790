import { describe, expect, it } from 'vitest'
import { FetchProblem } from '@/src/server/web/fetch-safely'
import { ImportProblem } from '../import-problem'
import { openBundle } from '../source/open-bundle'
import { createFiles } from '../testing/import-files'
import { formatPictureProblem, readPicture } from './read-picture'

const FILES = {
  'a.jpg': 'plain',
  'b#1.jpg': 'with a sign',
  'b#2.json': JSON.stringify({ photo: Buffer.from('signed').toString('base64') }),
  'recipe.json': JSON.stringify({
    photos: [{ data: Buffer.from('deep').toString('base64') }],
    photo: `data:image/jpeg;base64,${Buffer.from('told').toString('base64')}`,
    size: 5,
  }),
}

/** Reads a source as text, or the reason why it cannot be read. */
async function read(source: string, isOffline = true): Promise<string> {
  const bundle = await openBundle(await createFiles(FILES))
  const reader = { bundle, signal: new AbortController().signal, isOffline }
  const text = await readPicture(source, reader).then(String, (error: unknown) =>
    formatPictureProblem(error),
  )
  await bundle.close()
  return text
}

describe('a picture of an import', () => {
  it('is read from a file, whatever signs its name has, and from deep inside of JSON', async () => {
    expect(await read('file:a.jpg')).toBe('plain')
    expect(await read('file:b#1.jpg')).toBe('with a sign')
    expect(await read('file:b#2.json#photo')).toBe('signed')
    expect(await read('file:recipe.json#photos.0.data')).toBe('deep')
    expect(await read('file:recipe.json#photo')).toBe('told')
  })

  it('is missed where the file, or the place in it, is gone', async () => {
    for (const name of ['c.jpg', 'c.json#photo', 'recipe.json#photos.1.data', 'recipe.json#size']) {
      expect(await read(`file:${name}`), name).toBe('The picture is no longer in the file.')
    }
  })

  it('is read from the address itself where that holds it', async () => {
    expect(await read(`data:image/png;base64,${Buffer.from('here').toString('base64')}`)).toBe(
      'here',
    )
  })

  it('is not fetched offline, nor from what is no web address', async () => {
    expect(await read('HTTPS://blog.example/a.jpg')).toBe(
      'The picture was not fetched because the import runs offline.',
    )
    for (const source of ['ftp://blog.example/a.jpg', '/a.jpg', '']) {
      expect(await read(source, false), source).toBe('This is not the address of a picture.')
    }
  })

  it('that could not be had is explained in our words alone', () => {
    expect(formatPictureProblem(new ImportProblem('Too large.'))).toBe('Too large.')
    expect(formatPictureProblem(new FetchProblem('No answer.'))).toBe('No answer.')
    const unreadable = Object.assign(new Error('Not a picture.'), {
      name: 'UnreadablePictureError',
    })
    expect(formatPictureProblem(unreadable)).toBe('Not a picture.')
    const inside = 'The address of the picture is in a private network and was not requested.'
    expect(formatPictureProblem(new Error('10.0.0.1 is not allowed'))).toBe(inside)
    for (const error of [new Error('ECONNRESET 10.2.3.4:80'), 'private', null]) {
      expect(formatPictureProblem(error)).toBe('The picture could not be fetched.')
    }
  })
})
