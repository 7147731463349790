import { getElementsByTagName } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { readItem } from './wordpress-item'
import type { WordPressItem } from './wordpress-item'

/** Reads an item with these elements. */
function read(xml: string): WordPressItem {
  const [item] = getElementsByTagName(
    'item',
    parseDocument(`<item>${xml}</item>`, { xmlMode: true }),
  )
  if (!item) throw new Error('There is an item.')
  return readItem(item)
}

describe('an item of a WordPress export', () => {
  it('is a published post where it does not say otherwise', () => {
    expect(read('')).toMatchObject({ type: 'post', status: 'publish', isLocked: false })
    expect(read('<wp:post_type>page</wp:post_type><wp:status>draft</wp:status>')).toMatchObject({
      type: 'page',
      status: 'draft',
    })
  })

  it('is of its date in UTC, else of the blog’s, else of its feed; zeros are none', () => {
    const feed = '<pubDate>Mon, 06 May 2019 07:08:09 +0000</pubDate>'
    const blog = '<wp:post_date>2018-01-02 03:04:05</wp:post_date>'
    const utc = '<wp:post_date_gmt>2017-01-02 03:04:05</wp:post_date_gmt>'
    const zeros = '<wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>'
    expect(read(feed + blog + utc).date).toBe('2017-01-02T03:04:05.000Z')
    expect(read(feed + blog + zeros).date).toBe('2018-01-02T03:04:05.000Z')
    expect(read(feed + zeros).date).toBe('2019-05-06T07:08:09.000Z')
    expect(read(zeros).date).toBeNull()
  })

  it('has a slug in its own letters, without the ending of a file', () => {
    const slug = (name: string) => read(`<wp:post_name>${name}</wp:post_name>`).slug
    expect(slug('cr%C3%AApes')).toBe('crêpes')
    expect(slug('leek-soup.html')).toBe('leek-soup')
    expect(slug('100%-rye')).toBe('100%-rye')
  })

  it('is locked by a password', () => {
    expect(read('<wp:post_password>bread</wp:post_password>').isLocked).toBe(true)
  })

  it('has terms by their kind, without the one of posts that have none', () => {
    const term = (name: string, of = '') => `<category${of}>${name}</category>`
    const terms = [
      ...[term('Uncategorized', ' domain="category"'), term('Uncategorised'), term(' ')],
      ...[term('Soup', ' domain="category"'), term('Bread'), term('quick', ' domain="post_tag"')],
    ]
    expect(read(terms.join('')).terms).toEqual({ category: ['Soup', 'Bread'], post_tag: ['quick'] })
  })

  it('has terms as readers see them: WordPress stores their names with entities', () => {
    const term = '<category domain="category">Bread &amp;amp; Rolls</category>'
    expect(read(term).terms).toEqual({ category: ['Bread & Rolls'] })
  })

  it('has the first of two fields of one name', () => {
    const field = (value: string) =>
      `<wp:postmeta><wp:meta_key>a</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`
    expect(read(field('first') + field('second')).meta).toEqual({ a: 'first' })
  })
})
