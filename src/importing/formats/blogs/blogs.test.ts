import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { RECIPE_HTML } from '@/src/importing/testing/site-server'
import { buildZip } from '@/src/importing/testing/build-zip'

const read = async (files: Readonly<Record<string, string | Uint8Array>>) =>
  readAll(await createFiles(files))
const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const LAYOUT = 'Ingredients or steps were read from the layout of the page: please check them.'
const LOAF = `<p>Bread first.</p><img src="https://cdn.example/loaf.jpg">${RECIPE_HTML}`

describe('an export of Blogger', () => {
  const kind = (name: string) =>
    `<category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${name}"/>`
  const entry = (id: string, inner: string) =>
    `<entry><id>tag:blogger.com,1999:blog-1.${id}</id><published>2019-05-06T07:08:09.000+02:00</published><updated>2020-01-02T03:04:05Z</updated>${inner}</entry>`
  const post = (id: string, html: string, rest = '') =>
    entry(
      id,
      `${kind('post')}<category scheme="http://www.blogger.com/atom/ns#" term="Bread"/><title type="text">Loaf &amp;amp; rolls</title><content type="html">${escaped(html)}</content><author><name>Anna</name><uri>http://www.blogger.com/profile/1</uri></author>${rest}`,
    )
  const feed = (...entries: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet href="a.css"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="http://purl.org/atom/app#" xmlns:thr="http://purl.org/syndication/thread/1.0"><id>tag:blogger.com,1999:blog-1.archive</id><title>Bread blog</title>${entries.join('')}</feed>`
  const link =
    '<link rel="alternate" type="text/html" href="http://bread.example/2019/05/sunday-loaf.html" title="Loaf"/>'

  it('gives posts with their labels, dates, addresses and covers, and counts their comments', async () => {
    const comment = entry(
      'post-9',
      `${kind('comment')}<title>Nice</title><content type="html">Nice.</content><thr:in-reply-to ref="tag:blogger.com,1999:blog-1.post-2"/>`,
    )
    const settings = entry('s', `${kind('settings')}<title>A setting</title><content>12</content>`)
    const { recipes, keys, formats } = await read({
      'blog.xml': feed(settings, post('post-2', LOAF, link), comment),
    })
    expect([...formats]).toEqual(['blogger'])
    expect(keys).toEqual(['blogger:tag:blogger.com,1999:blog-1.post-2'])
    expect(recipes).toMatchObject([
      {
        title: 'Loaf & rolls',
        author: 'Anna',
        tags: ['Bread'],
        isDraft: false,
        slug: 'sunday-loaf',
        sourceUrl: 'http://bread.example/2019/05/sunday-loaf.html',
        oldPaths: ['/2019/05/sunday-loaf.html'],
        datePublished: '2019-05-06T05:08:09.000Z',
        updatedAt: '2020-01-02T03:04:05.000Z',
        pictures: [{ url: 'https://cdn.example/loaf.jpg' }],
        ingredientGroups: [{ lines: ['2 cups flour', '1 egg'] }],
        warnings: [
          LAYOUT,
          '1 comment was not imported. Keep the old site or its export if you need them.',
        ],
      },
    ])
  })

  it('keeps drafts as drafts and bare posts as they are, and skips pages', async () => {
    const draft = '<app:control><app:draft>yes</app:draft></app:control>'
    const { recipes, nothing } = await read({
      'blog.xml': feed(
        post('post-1', '<p>Only words.</p>', draft),
        entry('page-1', `${kind('page')}<title>About</title><content type="html">Us.</content>`),
        post('post-3', ' '),
      ),
    })
    expect(recipes).toMatchObject([{ isDraft: true, legacyHtml: '<p>Only words.</p>' }])
    expect(nothing).toEqual(['Pages are not imported, only posts.', 'This post is empty.'])
  })

  it('of Google Takeout is read by its own fields, and its settings and themes are no rows', async () => {
    const takeout = (id: string, status: string, rest = '') =>
      `<entry><id>tag:blogger.com,1999:blog-1.post-${id}</id><blogger:type>POST</blogger:type><blogger:status>${status}</blogger:status><author><name>Anna</name><uri/><blogger:type>BLOGGER</blogger:type></author><title>Loaf</title><content type="html">${escaped(LOAF)}</content><blogger:metaDescription>All about a loaf</blogger:metaDescription><blogger:created>2019-05-05T00:00:00Z</blogger:created><published>2019-05-06T07:08:09Z</published><updated>2020-01-02T03:04:05Z</updated><blogger:location><blogger:name>Bern</blogger:name></blogger:location><category scheme="tag:blogger.com,1999:blog-1" term="Bread"/><blogger:filename>/2019/05/sunday-loaf.html</blogger:filename>${rest}</entry>`
    const comment =
      '<entry><id>c</id><blogger:parent>tag:blogger.com,1999:blog-1.post-1</blogger:parent><blogger:type>COMMENT</blogger:type><title/><content>Nice.</content></entry>'
    const file = `<?xml version='1.0' encoding='utf-8'?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'><id>tag:blogger.com,1999:blog-1</id>${takeout('1', 'LIVE')}${comment}${takeout('2', 'SCHEDULED')}${takeout('3', 'SOFT_TRASHED')}</feed>`
    const folder = 'Takeout/Blogger/Blogs/Bread'
    const zip = buildZip([
      {
        name: 'Takeout/archive_browser.html',
        data: '<html><body>Your archive is here.</body></html>',
      },
      { name: `${folder}/feed.atom`, data: file },
      { name: `${folder}/settings.csv`, data: 'name,value\nlanguage,de\n' },
      { name: `${folder}/theme-layouts.xml`, data: '<?xml version="1.0"?><html><b:skin/></html>' },
    ])
    const { recipes, formats, nothing, problems } = await read({ 'takeout.zip': zip })
    expect([[...formats], problems]).toEqual([['blogger'], []])
    expect(nothing).toEqual(['This post is in the Blogger trash.'])
    expect(recipes).toMatchObject([
      {
        slug: 'sunday-loaf',
        isDraft: false,
        sourceUrl: null,
        oldPaths: ['/2019/05/sunday-loaf.html'],
        seo: { title: null, description: 'All about a loaf' },
        tags: ['Bread'],
        warnings: [
          LAYOUT,
          expect.stringContaining('1 comment'),
          'Not stored, because there is no field for it: blogger:name (Bern).',
        ],
      },
      {
        isDraft: true,
        warnings: [
          LAYOUT,
          expect.stringContaining('2019-05-06, so it is now a draft'),
          expect.anything(),
        ],
      },
    ])
  })

  it('that is cut short gives what stands before, and names the rest', async () => {
    const whole = feed(post('post-1', LOAF), post('post-2', LOAF))
    const { recipes, problems } = await read({ 'blog.xml': whole.slice(0, -200) })
    expect(recipes).toHaveLength(1)
    expect(problems).toEqual(['blog.xml: This XML file is incomplete.'])
  })
})

describe('an RSS feed', () => {
  const feed = (item: string) =>
    `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Blog</title><generator>Wix.com</generator><item>${item}</item></channel></rss>`
  const head =
    '<title><![CDATA[Loaf]]></title><link>https://bread.example/post/loaf</link><guid>g-1</guid><category>Bread</category><pubDate>Mon, 06 May 2019 07:08:09 GMT</pubDate><enclosure url="https://cdn.example/loaf.jpg" length="0" type="image/png"/><dc:creator>Anna</dc:creator>'

  it('gives its posts, with the description where it holds the whole post', async () => {
    const { recipes, keys, formats } = await read({
      'blog-feed.xml': feed(
        `${head}<description>In short.</description><content:encoded><![CDATA[${RECIPE_HTML}]]></content:encoded>`,
      ),
    })
    expect([...formats]).toEqual(['rss'])
    expect(keys).toEqual(['rss:g-1'])
    expect(recipes).toMatchObject([
      {
        title: 'Loaf',
        slug: 'loaf',
        description: 'In short.',
        author: 'Anna',
        tags: ['Bread'],
        datePublished: '2019-05-06T07:08:09.000Z',
        pictures: [{ url: 'https://cdn.example/loaf.jpg' }],
        ingredientGroups: [{ lines: ['2 cups flour', '1 egg'] }],
        warnings: [LAYOUT],
      },
    ])
  })

  it('with descriptions in place of posts says so', async () => {
    const { recipes } = await read({
      'feed.xml': feed(`${head}<description>Bread for &lt;b&gt;Sundays&lt;/b&gt;.</description>`),
    })
    expect(recipes[0]?.legacyHtml).toBe('Bread for <b>Sundays</b>.')
    expect(recipes[0]?.warnings).toEqual([expect.stringContaining('Compare it with the page.')])
  })
})

describe('a table of posts of Wix', () => {
  const text = (words: string, ...decorations: object[]) => ({
    type: 'TEXT',
    textData: { text: words, decorations },
  })
  const paragraph = (...nodes: object[]) => ({ type: 'PARAGRAPH', nodes })
  const heading = (words: string) => ({
    type: 'HEADING',
    headingData: { level: 2 },
    nodes: [text(words)],
  })
  const list = (type: string, ...items: string[]) => ({
    type,
    nodes: items.map((item) => ({ type: 'LIST_ITEM', nodes: [paragraph(text(item))] })),
  })
  const rich = {
    nodes: [
      paragraph(text('A '), text('good', { type: 'BOLD', fontWeightValue: 700 }), text(' loaf.')),
      {
        type: 'IMAGE',
        imageData: {
          image: { src: { id: 'ab1_x~mv2.jpg' } },
          altText: 'Crumb',
          caption: 'Cut open',
        },
      },
      heading('Ingredients'),
      list('BULLETED_LIST', '2 cups flour', '1 egg'),
      heading('Instructions'),
      list('ORDERED_LIST', 'Mix the flour with the egg.', 'Bake for 20 minutes.'),
      { type: 'POLL', pollData: { poll: { title: 'White or brown?' } } },
    ],
  }
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`
  const table = (heads: readonly string[], ...rows: readonly string[][]) =>
    [heads, ...rows].map((row) => row.map(cell).join(',')).join('\n')
  const heads = [
    'ID',
    'Title',
    'Excerpt',
    'Cover Image',
    'Plain Content',
    'Rich Content',
    'Published Date',
    'Slug',
    'Categories',
    'Tags',
    'Author',
    'Mood',
  ]
  const row = [
    'w-1',
    'Loaf',
    'In short.',
    'wix:image://v1/cov_1~mv2.png/bowl.png#originWidth=1',
    'A good loaf.',
    JSON.stringify(rich),
    '2019-05-06T07:08:09Z',
    'loaf',
    '["Bread"]',
    '["kids","quick"]',
    'Anna',
    'sunny',
  ]

  it('gives posts of their rich content with pictures, and no columns are guessed', async () => {
    const { recipes, keys, formats } = await read({ 'Posts.csv': table(heads, row) })
    expect([...formats]).toEqual(['wix'])
    expect(keys).toEqual(['wix:w-1'])
    expect(recipes).toMatchObject([
      {
        title: 'Loaf',
        slug: 'loaf',
        description: 'In short.',
        author: 'Anna',
        categories: ['Bread'],
        tags: ['kids', 'quick'],
        isDraft: false,
        datePublished: '2019-05-06T07:08:09.000Z',
        oldPaths: ['/post/loaf'],
        pictures: [
          { url: 'https://static.wixstatic.com/media/cov_1~mv2.png' },
          { url: 'https://static.wixstatic.com/media/ab1_x~mv2.jpg', alt: 'Crumb' },
        ],
        ingredientGroups: [{ lines: ['2 cups flour', '1 egg'] }],
        instructionGroups: [
          { steps: [{ text: 'Mix the flour with the egg.' }, { text: 'Bake for 20 minutes.' }] },
        ],
      },
    ])
    expect(recipes[0]?.warnings).toEqual([
      LAYOUT,
      'Not stored, because there is no field for it: Mood (sunny), nodes.pollData.poll.title (White or brown?).',
    ])
  })

  it('is read by the ids of its fields too, with plain content where there is no other', async () => {
    const { recipes } = await read({
      'a.csv': table(
        ['title', 'plainContent', 'slug'],
        ['Loaf', 'Words <of> a post.\n\nMore.', 'loaf'],
      ),
    })
    expect(recipes).toMatchObject([
      { title: 'Loaf', isDraft: true, legacyHtml: '<p>Words &lt;of&gt; a post.</p>\n<p>More.</p>' },
    ])
  })
})

describe('a text export of Typepad', () => {
  const entry = (head: string, body: string, rest = '') =>
    `${head}\n-----\nBODY:\n${body}\n-----\nEXTENDED BODY:\n\n-----\nEXCERPT:\nIn short.\n-----\nKEYWORDS:\n\n-----\n${rest}--------\n`
  const head =
    'AUTHOR: Anna\nTITLE: Loaf\nBASENAME: sunday_loaf\nSTATUS: Publish\nALLOW COMMENTS: 1\nCONVERT BREAKS: 0\nMOOD: sunny\n\nDATE: 05/06/2019 07:08:09 PM\nPRIMARY CATEGORY: Bread\nCATEGORY: Bread\nCATEGORY: Quick\nUNIQUE URL: https://bread.example/blog/2019/05/sunday-loaf.html\n'
  const comment =
    'COMMENT:\nAUTHOR: Ben\nEMAIL: b@example.com\nDATE: 05/07/2019 01:00:00 AM\nNice.\n-----\n'

  it('gives posts with fields, comments counted, and unknown fields named', async () => {
    const { recipes, keys, formats } = await read({
      'export.txt': entry(head, LOAF, comment) + entry('TITLE: Empty\nSTATUS: Draft', ''),
    })
    expect([...formats]).toEqual(['movable-type'])
    expect(keys).toHaveLength(1)
    expect(recipes).toMatchObject([
      {
        title: 'Loaf',
        author: 'Anna',
        slug: 'sunday-loaf',
        description: 'In short.',
        categories: ['Bread', 'Quick'],
        isDraft: false,
        datePublished: '2019-05-06T19:08:09.000Z',
        sourceUrl: 'https://bread.example/blog/2019/05/sunday-loaf.html',
        oldPaths: ['/blog/2019/05/sunday-loaf.html'],
        pictures: [{ url: 'https://cdn.example/loaf.jpg' }],
        ingredientGroups: [{ lines: ['2 cups flour', '1 egg'] }],
      },
    ])
    expect(recipes[0]?.warnings).toEqual([
      LAYOUT,
      expect.stringContaining('1 comment was not imported'),
      'Not stored, because there is no field for it: MOOD (sunny).',
    ])
  })

  it('that is cut short says so at its last post', async () => {
    const { recipes } = await read({ 'a.txt': entry(head, LOAF) + entry(head, LOAF).slice(0, -20) })
    expect(
      recipes.map(({ warnings }) => warnings.join().includes('ends in the middle of')),
    ).toEqual([false, true])
  })

  it('makes paragraphs of lines, keeps rules of dashes in a text, and drafts as drafts', async () => {
    const lines =
      'AUTHOR: Anna\nTITLE: Words\nSTATUS: Draft\nCONVERT BREAKS: __default__\nDATE: 05/06/2019 12:30:00 AM'
    const { recipes } = await read({ 'a.txt': entry(lines, 'One.\n\nTwo.\n-----\nThree.') })
    expect(recipes[0]).toMatchObject({ isDraft: true, datePublished: '2019-05-06T00:30:00.000Z' })
    expect(recipes[0]?.legacyHtml).toContain('<p>Two.</p>')
    expect(recipes[0]?.legacyHtml).toContain('<p>Three.</p>')
  })
})
