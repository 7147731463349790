import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { RECIPE_HTML, buildWordPressPost } from '@/src/importing/testing/site-server'

/** Reads posts in the shape of a blog's API. */
async function read(...changes: object[]) {
  const posts = changes.map((each, at) => ({
    ...buildWordPressPost(at + 1, `Loaf ${at}`, RECIPE_HTML),
    ...each,
  }))
  const text = JSON.stringify({ source: 'wordpress-site', site: 'https://blog.example/', posts })
  return readAll(`${await createFiles({ 'posts.json': text })}/posts.json`)
}
const rendered = (html: string) => ({ rendered: html })

describe('a post from the address of a blog', () => {
  it('has its author, dates, terms, and address', async () => {
    const { recipes, keys } = await read({})
    expect(keys).toEqual(['wordpress:blog.example:1'])
    expect(recipes).toMatchObject([
      {
        ...{ title: 'Loaf 0', slug: 'loaf-0', author: 'Anna Ö', isDraft: false },
        ...{ datePublished: '2019-05-06T07:08:09.000Z', updatedAt: '2020-01-02T03:04:05.000Z' },
        ...{ categories: ['Bread & Rolls'], tags: ['kids'], oldPaths: ['/2019/loaf-0'] },
      },
    ])
  })

  it('is a draft where it is one or is locked', async () => {
    const { recipes } = await read(
      { status: 'draft' },
      { content: { rendered: RECIPE_HTML, protected: true } },
    )
    expect(recipes).toMatchObject([{ isDraft: true }, { isDraft: true }])
  })

  it('has an excerpt that somebody wrote, none that WordPress cut out of the post', async () => {
    const { recipes } = await read(
      ...['In short.', 'First words [&hellip;]', 'First words...', ''].map((words) => ({
        excerpt: rendered(`<p>${words}</p>`),
      })),
    )
    expect(recipes.map(({ description }) => description)).toEqual(['In short.', null, null, null])
  })

  it('has its slug in its own letters, and no term of posts that have none', async () => {
    const terms = [[{ name: 'Uncategorized', taxonomy: 'category' }]]
    const { recipes } = await read({ slug: 'cr%C3%AApes', _embedded: { 'wp:term': terms } })
    expect(recipes).toMatchObject([{ slug: 'crêpes', categories: [], author: null }])
  })

  it('has the picture at its head, with what the blog says that it shows', async () => {
    const media = [{ source_url: 'https://blog.example/a.jpg', alt_text: 'A loaf' }]
    const { recipes } = await read({
      featured_media: 30,
      _embedded: { 'wp:featuredmedia': media },
    })
    expect(recipes[0]?.pictures).toEqual([{ url: 'https://blog.example/a.jpg', alt: 'A loaf' }])
  })
})
