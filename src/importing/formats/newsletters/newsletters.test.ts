import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { lexicalToHtml } from './ghost-lexical'

const read = async (files: Readonly<Record<string, string>>) => readAll(await createFiles(files))

const RECIPE_HTML =
  '<p>Sweet.</p><h2>Ingredients</h2><ul><li>2 eggs</li><li>1 cup flour</li><li>1/2 cup sugar</li></ul><h2>Method</h2><ol><li>Mix the eggs with flour and sugar.</li><li>Bake for 20 minutes until golden.</li></ol>'

describe('an export of Ghost', () => {
  const ghost = (posts: readonly object[]) =>
    JSON.stringify({
      db: [
        {
          meta: { exported_on: 1_600_000_000_000, version: '5.0' },
          data: {
            posts,
            tags: [
              { id: 't1', name: 'Winter' },
              { id: 't2', name: '#internal' },
            ],
            users: [
              { id: 'u1', name: 'Ada' },
              { id: 'u2', name: 'Bo' },
            ],
            posts_tags: [
              { post_id: '1', tag_id: 't1' },
              { post_id: '1', tag_id: 't2' },
              { post_id: '1', tag_id: 'gone' },
            ],
            posts_authors: [
              { post_id: '1', author_id: 'u1' },
              { post_id: '1', author_id: 'u2' },
            ],
          },
        },
      ],
    })
  const post = {
    id: '1',
    uuid: 'p-1',
    title: 'Plum cake',
    slug: 'plum-cake',
    html: `${RECIPE_HTML}<p><a href="__GHOST_URL__/other">other</a></p>`,
    type: 'post',
    status: 'published',
    visibility: 'public',
    custom_excerpt: 'With plums.',
    published_at: '2020-01-02T03:04:05.000Z',
    updated_at: '2021-01-02T03:04:05.000Z',
    feature_image: '__GHOST_URL__/content/images/cake.jpg',
    og_image: 'https://cdn.example.com/cake.jpg',
    canonical_url: null,
  }

  it('gives posts with their tags and authors, which stand behind them', async () => {
    const { recipes, keys, formats } = await read({ 'ghost.json': ghost([post]) })
    expect([...formats]).toEqual(['ghost'])
    expect(keys).toEqual(['ghost:p-1'])
    expect(recipes).toMatchObject([
      {
        title: 'Plum cake',
        slug: 'plum-cake',
        description: 'With plums.',
        author: 'Ada, Bo',
        tags: ['Winter'],
        isDraft: false,
        isForSubscribers: false,
        datePublished: '2020-01-02T03:04:05.000Z',
        updatedAt: '2021-01-02T03:04:05.000Z',
        oldPaths: ['/plum-cake'],
        sourceUrl: null,
        // Pictures of the blog itself have no host in the export.
        pictures: [{ url: 'https://cdn.example.com/cake.jpg' }],
        ingredientGroups: [{ lines: ['2 eggs', '1 cup flour', '1/2 cup sugar'] }],
        legacyHtml: null,
      },
    ])
  })

  it('stores its texts for search engines, and names internal tags and what has no place', async () => {
    const { recipes } = await read({
      'ghost.json': ghost([{ ...post, meta_title: 'Cake', codeinjection_foot: 'let a' }]),
    })
    expect(recipes[0]?.seo).toEqual({ title: 'Cake', description: null })
    expect(recipes[0]?.warnings.at(-1)).toBe(
      'Not stored, because there is no field for it: codeinjection_foot (let a), tag (#internal).',
    )
  })

  it('keeps drafts as drafts, and what members see for subscribers', async () => {
    const states = [
      { status: 'draft' },
      { status: 'scheduled' },
      { visibility: 'members' },
      { visibility: 'paid' },
      { visibility: 'tiers' },
    ].map((state, at) => ({ ...post, uuid: String(at), ...state }))
    const { recipes } = await read({ 'ghost.json': ghost(states) })
    expect(recipes.map(({ isDraft, isForSubscribers }) => [isDraft, isForSubscribers])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ])
  })

  it('keeps a letter that was only mailed as a draft, and says why a post is one', async () => {
    const own = { ...post, feature_image: null }
    const states = [{ status: 'sent' }, { status: 'scheduled' }, { status: 'published' }]
    const posts = states.map((state, at) => ({ ...own, uuid: String(at), ...state }))
    const { recipes } = await read({ 'ghost.json': ghost(posts) })
    const said = recipes.map(({ isDraft, warnings }) => [
      isDraft,
      warnings.filter((warning) => warning.endsWith('now a draft.')),
    ])
    expect(said).toEqual([
      [true, ['It was sent only by email, never shown on the site, so it is now a draft.']],
      [true, ['It was scheduled for 2020-01-02, so it is now a draft.']],
      [false, []],
    ])
  })

  it('says where pictures of the blog itself do not come along', async () => {
    const inside = '<p>Look</p><img src="__GHOST_URL__/content/images/2020/a.jpg">'
    const posts = [post, { ...post, uuid: 'p-2', feature_image: null, html: inside }]
    const { recipes } = await read({ 'ghost.json': ghost(posts) })
    for (const { warnings } of recipes)
      expect(warnings.join()).toContain('Ghost exports posts without their pictures')
  })

  it('leaves pages of every version of Ghost out, and says that they hold a recipe', async () => {
    const pages = [{ type: 'page' }, { page: true }, { page: 1 }].map((each) => ({
      ...post,
      ...each,
    }))
    const { recipes, nothing } = await read({ 'ghost.json': ghost(pages) })
    expect(recipes).toEqual([])
    expect(nothing).toEqual(Array(3).fill(expect.stringContaining('seems to contain a recipe')))
  })

  it('is read from its Lexical where a post has no HTML', async () => {
    const lexical = JSON.stringify({
      root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Hello' }] }] },
    })
    const { letters } = await read({ 'ghost.json': ghost([{ ...post, html: null, lexical }]) })
    expect(letters[0]?.content).toEqual([{ type: 'paragraph', children: [{ text: 'Hello' }] }])
  })

  it('that is cut short gives what stands before, and says so', async () => {
    const whole = ghost([post, { ...post, uuid: 'p-2' }])
    const { recipes, problems } = await read({ 'ghost.json': whole.slice(0, -40) })
    expect(recipes).toHaveLength(2)
    expect(problems).toEqual(['ghost.json: This is not valid JSON: it is damaged or incomplete.'])
  })
})

describe('Ghost’s Lexical as HTML', () => {
  const html = (...children: readonly object[]) =>
    lexicalToHtml(JSON.stringify({ root: { children } }))
  const text = (value: string, format = 0) => ({ type: 'text', text: value, format })

  it('keeps headings, lists, quotes, links, pictures and rules', () => {
    const item = { type: 'listitem', children: [text('one')] }
    expect(
      html(
        { type: 'extended-heading', tag: 'h3', children: [text('Why')] },
        { type: 'heading', children: [text('How')] },
        { type: 'list', listType: 'number', children: [item] },
        { type: 'list', listType: 'bullet', children: [item] },
        { type: 'quote', children: [text('a'), { type: 'linebreak' }, text('b')] },
        { type: 'link', url: 'https://example.com/?a=1&b="2"', children: [text('there')] },
        { type: 'image', src: 'https://example.com/a.jpg', alt: '<A>' },
        { type: 'horizontalrule' },
        { type: 'html', html: '<i>raw</i>' },
      ),
    ).toBe(
      '<h3>Why</h3><h2>How</h2><ol><li>one</li></ol><ul><li>one</li></ul>' +
        '<blockquote>a<br>b</blockquote>' +
        '<a href="https://example.com/?a=1&amp;b=&quot;2&quot;">there</a>' +
        '<img src="https://example.com/a.jpg" alt="&lt;A&gt;"><hr><i>raw</i>',
    )
  })

  it('marks words, and keeps signs of HTML as words', () => {
    expect(html(text('a', 1), text('b', 2), text('c', 3), text(' <d> '))).toBe(
      '<strong>a</strong><em>b</em><strong><em>c</em></strong> &lt;d&gt; ',
    )
  })

  it('gives the words of nodes it does not know, makes no tag of a strange name, and fails on nothing', () => {
    expect(html({ type: 'callout', children: [text('x')] })).toBe('x')
    expect(html({ type: 'heading', tag: 'h2 onclick', children: [text('x')] })).toBe('x')
    expect(lexicalToHtml('{"root"')).toBe('')
    expect(lexicalToHtml('null')).toBe('')
  })
})

describe('an export of Substack', () => {
  const head = 'post_id,post_date,is_published,type,audience,title,subtitle'
  const posts = (...lines: readonly string[]) => [head, ...lines].join('\n')

  it('gives the posts its table names, with the words beside it', async () => {
    const { recipes, letters, keys, formats, problems } = await read({
      'x/posts.csv': posts(
        '12.plum-cake,2020-01-02T03:04:05.000Z,true,newsletter,everyone,Plum &amp; cake,With plums',
        '13.secret,2020-01-03T03:04:05.000Z,TRUE,newsletter,only_paid,Secret,',
        '14.later,,false,newsletter,everyone,,',
      ),
      'x/posts/12.plum-cake.html': `<img src="https://cdn.example.com/a.jpg?x=1&amp;y=2">${RECIPE_HTML}`,
      'x/posts/13.secret.html': '<p>For you.</p>',
      'x/posts/14.later.html': '<p>Not yet.</p>',
      'x/posts/12.opens.csv': 'email,at\na@example.com,2020',
    })
    expect([...formats]).toEqual(['substack'])
    expect(problems).toEqual([])
    expect(keys).toEqual(['substack:12', 'substack:13', 'substack:14'])
    expect(recipes).toMatchObject([
      {
        title: 'Plum & cake',
        slug: 'plum-cake',
        description: 'With plums',
        isDraft: false,
        isForSubscribers: false,
        datePublished: '2020-01-02T03:04:05.000Z',
        oldPaths: ['/p/plum-cake'],
        pictures: [{ url: 'https://cdn.example.com/a.jpg?x=1&y=2' }],
        ingredientGroups: [{ lines: ['2 eggs', '1 cup flour', '1/2 cup sugar'] }],
      },
    ])
    expect(letters).toMatchObject([
      {
        title: 'Secret',
        slug: 'secret',
        audience: 'paid',
        publishedAt: '2020-01-03T03:04:05.000Z',
        content: [{ type: 'paragraph', children: [{ text: 'For you.' }] }],
        oldPaths: ['/p/secret'],
      },
      { title: 'later', audience: 'everyone', publishedAt: null, summary: null, pictures: [] },
    ])
  })

  it('names columns that have no place, and takes all pictures of a post with a recipe', async () => {
    const { recipes } = await read({
      'posts.csv': `${head},podcast_url,constructor\n12.cake,2020-01-02,true,newsletter,everyone,Cake,,https://cdn.example.com/a.mp3,odd\n`,
      'posts/12.cake.html': `<img src="https://cdn.example.com/a.jpg">${RECIPE_HTML}<img src="https://cdn.example.com/b.jpg" alt="Cut">`,
    })
    expect(recipes[0]?.warnings.at(-1)).toBe(
      'Not stored, because there is no field for it: podcast_url (https://cdn.example.com/a.mp3), constructor (odd).',
    )
    expect(recipes[0]?.pictures).toEqual([
      { url: 'https://cdn.example.com/a.jpg' },
      { url: 'https://cdn.example.com/b.jpg', alt: 'Cut' },
    ])
  })

  it('leaves out pages, threads and drafts without a word', async () => {
    const { recipes, nothing } = await read({
      'posts.csv': posts(
        '1.about,,true,page,everyone,About,',
        '2.talk,,true,thread,everyone,Talk,',
        '3,,false,newsletter,everyone,,',
        '4,,false,newsletter,everyone,Only a title,',
      ),
      'posts/1.about.html': '<p>Us.</p>',
      'posts/2.talk.html': '<p>So?</p>',
    })
    expect(nothing).toEqual([
      'Only posts and recipes are imported. This item has the type “page”.',
      'Only posts and recipes are imported. This item has the type “thread”.',
      'This post is empty.',
      'This post is empty.',
    ])
    expect(recipes).toEqual([])
  })
})
