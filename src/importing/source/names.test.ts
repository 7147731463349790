import { describe, expect, it } from 'vitest'
import { basename, resolvePath, findReferencedFile, getFileStem } from './names'
import { getFolder, isBroken, isJunk } from './source-file'

describe('the name of a file', () => {
  it('is the last part of its path, and its stem has no ending', () => {
    expect(basename('a/b/loaf.v2.jpg')).toBe('loaf.v2.jpg')
    expect(basename('loaf.jpg')).toBe('loaf.jpg')
    expect(getFileStem('a.b/loaf.v2.jpg')).toBe('loaf.v2')
    expect(getFileStem('a.b/loaf')).toBe('loaf')
    expect(getFolder('a/b/loaf.jpg')).toBe('a/b/')
    expect(getFolder('loaf.jpg')).toBe('')
  })

  it('tells what systems leave behind', () => {
    const junk = [
      '__MACOSX/a.json',
      'x/__macosx/a.json',
      '.DS_Store',
      'x/Thumbs.db',
      'x/desktop.ini',
      'x/._a.json',
      '.git/config',
    ]
    expect(junk.filter((name) => !isJunk(name))).toEqual([])
    const kept = ['a.json', 'my__MACOSX/a.json', 'Thumbs.db.json', 'x.git/config', 'x/a._json']
    expect(kept.filter(isJunk)).toEqual([])
  })

  it('of a broken entry comes with what is wrong', () => {
    expect(isBroken({ name: 'a', problem: 'Locked.' })).toBe(true)
    expect(isBroken({ name: 'a', size: 1, open: () => Promise.reject(new Error('no')) })).toBe(
      false,
    )
  })
})

describe('a picture that a document refers to', () => {
  it('is looked for beside the document, above it, and from the top', () => {
    expect(resolvePath('posts/loaf.md', 'pix/loaf.jpg')).toBe('posts/pix/loaf.jpg')
    expect(resolvePath('posts/loaf.md', './loaf.jpg')).toBe('posts/loaf.jpg')
    expect(resolvePath('posts/2019/loaf.md', '../../pix//loaf.jpg')).toBe('pix/loaf.jpg')
    expect(resolvePath('posts/loaf.md', '/pix/loaf.jpg')).toBe('pix/loaf.jpg')
    expect(resolvePath('loaf.md', '../../loaf.jpg')).toBe('loaf.jpg')
  })

  it('is else the file whose path ends like that', () => {
    const names = ['site/static/pix/loaf.jpg', 'site/static/other-loaf.jpg']
    expect(findReferencedFile(names, 'posts/loaf.md', '/pix/loaf.jpg')).toBe(
      'site/static/pix/loaf.jpg',
    )
    expect(findReferencedFile(names, 'posts/loaf.md', '../../pix/loaf.jpg')).toBe(
      'site/static/pix/loaf.jpg',
    )
    // A name is whole: `other-loaf.jpg` is another picture.
    expect(findReferencedFile(names.slice(1), 'posts/loaf.md', 'loaf.jpg')).toBeNull()
  })

  it('beside the document wins over one that only ends like it', () => {
    const names = ['a/loaf.jpg', 'posts/loaf.jpg']
    expect(findReferencedFile(names, 'posts/loaf.md', 'loaf.jpg')).toBe('posts/loaf.jpg')
    expect(findReferencedFile(['loaf.jpg'], 'posts/loaf.md', 'loaf.jpg')).toBe('loaf.jpg')
  })

  it('is found without query and mark, and with its escapes read', () => {
    const names = ['pix/my loaf.jpg', 'pix/100%.jpg']
    expect(findReferencedFile(names, 'a.md', 'pix/my%20loaf.jpg?w=200#x')).toBe('pix/my loaf.jpg')
    expect(findReferencedFile(names, 'a.md', 'pix/100%.jpg')).toBe('pix/100%.jpg')
  })

  it('on the web or nowhere is no file', () => {
    expect(findReferencedFile(['loaf.jpg'], 'a.md', 'https://example.com/loaf.jpg')).toBeNull()
    expect(findReferencedFile(['x'], 'a.md', 'DATA:x')).toBeNull()
    expect(findReferencedFile(['loaf.jpg'], 'a.md', '?x')).toBeNull()
    expect(findReferencedFile(['a/12:30.jpg'], 'a/a.md', '12:30.jpg')).toBe('a/12:30.jpg')
  })
})
