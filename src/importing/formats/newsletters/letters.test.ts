import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'

const read = async (files: Readonly<Record<string, string>>) => readAll(await createFiles(files))
const text = (value: string) => ({ type: 'paragraph', children: [{ text: value }] })
const RECIPE =
  '<h2>Ingredients</h2><ul><li>2 eggs</li><li>1 cup flour</li></ul><h2>Method</h2><ol><li>Mix the eggs with the flour.</li><li>Bake for 20 minutes.</li></ol>'

// docs/product/import-and-export.md#posts-that-become-letters
describe('posts of Ghost', () => {
  const post = {
    uuid: 'p',
    title: 'News',
    slug: 'news',
    html: '<p>Free.</p><!--members-only--><p>Paid.</p>',
    status: 'published',
    visibility: 'public',
    custom_excerpt: 'In short.',
    published_at: '2020-01-02T03:04:05.000Z',
    feature_image: 'https://cdn.example.com/cover.jpg',
  }
  const letterOf = async (changes: object) => {
    const data = { posts: [{ ...post, ...changes }] }
    const { letters } = await read({ 'ghost.json': JSON.stringify({ db: [{ meta: {}, data }] }) })
    return letters[0]
  }

  it('are letters with their summary, date, cover and old address', async () => {
    expect(await letterOf({})).toMatchObject({
      title: 'News',
      slug: 'news',
      summary: 'In short.',
      publishedAt: '2020-01-02T03:04:05.000Z',
      oldPaths: ['/news'],
      pictures: [{ source: { url: 'https://cdn.example.com/cover.jpg' }, place: 'cover' }],
    })
  })

  it.each([
    ['public', 'everyone', [text('Free.'), text('Paid.')]],
    ['members', 'free', [text('Free.'), text('Paid.')]],
    ['paid', 'everyone', [text('Free.'), { type: 'paywall' }, text('Paid.')]],
    ['tiers', 'everyone', [text('Free.'), { type: 'paywall' }, text('Paid.')]],
  ])('for %s with a public part are for %s', async (visibility, audience, content) => {
    expect(await letterOf({ visibility })).toMatchObject({ audience, content })
  })

  it('for paying readers without a public part are for them alone', async () => {
    const letter = await letterOf({ visibility: 'paid', html: '<p>Paid.</p>' })
    expect(letter).toMatchObject({ audience: 'paid', content: [text('Paid.')] })
  })

  it.each(['draft', 'scheduled', 'sent'])('that are %s are not published', async (status) => {
    expect(await letterOf({ status })).toMatchObject({ publishedAt: null })
  })

  it('without a title, and of several megabytes, are named', async () => {
    expect(await letterOf({ title: '' })).toMatchObject({ title: '' })
    const data = { posts: [{ ...post, html: `<p>${'Rye. '.repeat(500_000)}</p>` }] }
    const { problems } = await read({ 'ghost.json': JSON.stringify({ db: [{ meta: {}, data }] }) })
    expect(problems).toEqual([expect.stringContaining('more than 2,000,000 characters')])
  })
})

describe('posts of Substack', () => {
  it('have the readers of Substack, and a paywall where it is', async () => {
    const { letters } = await read({
      'posts.csv': [
        'post_id,post_date,is_published,type,audience,title,subtitle',
        '1.a,2020-01-02,true,newsletter,only_paid,A,',
        '2.b,2020-01-02,true,newsletter,everyone,B,',
        '3.c,2020-01-02,true,newsletter,only_free,C,',
      ].join('\n'),
      'posts/1.a.html': '<p>Free.</p><div class="paywall-jump"></div><p>Paid.</p>',
      'posts/2.b.html': '<p>All.</p>',
      'posts/3.c.html': '<p>Free readers.</p>',
    })
    expect(letters).toMatchObject([
      { audience: 'everyone', content: [text('Free.'), { type: 'paywall' }, text('Paid.')] },
      { audience: 'everyone' },
      { audience: 'free' },
    ])
  })
})

describe('posts of beehiiv', () => {
  const head = 'id,web_title,status,audience,url,web_subtitle,content_html,thumbnail_url,created_at'

  it('are letters, and recipes where they have one', async () => {
    const { letters, recipes, formats, keys } = await read({
      'posts.csv': [
        head,
        'b1,News,confirmed,premium,https://bread.beehiiv.com/p/news,Short,<p>Hi.</p><div>{{OPEN_TRACKING_PIXEL}}</div>,uploads/a.png,2023-01-18 21:25:27',
        `b2,Cake,draft,free,,,"${RECIPE}",,2023-01-18 21:25:27`,
        'b3,Later,confirmed,free,,,<p>Soon.</p>,,2999-01-18 21:25:27',
      ].join('\n'),
    })
    expect([...formats]).toEqual(['beehiiv'])
    expect(keys.sort()).toEqual(['beehiiv:b1', 'beehiiv:b2', 'beehiiv:b3'])
    expect(letters).toMatchObject([
      {
        title: 'News',
        slug: 'news',
        summary: 'Short',
        audience: 'paid',
        content: [text('Hi.')],
        publishedAt: '2023-01-18T21:25:27.000Z',
        oldPaths: ['/p/news'],
        pictures: [
          { source: { url: 'https://media.beehiiv.com/cdn-cgi/image/quality=100/uploads/a.png' } },
        ],
      },
      { title: 'Later', publishedAt: null },
    ])
    expect(recipes).toMatchObject([{ title: 'Cake', isDraft: true }])
  })

  it('leaves who unsubscribed there unsubscribed', async () => {
    const { subscribers } = await read({
      'subscribers.csv':
        'email,status,created_at\na@example.com,active,2023-01-01\nb@example.com,inactive,2023-01-01',
    })
    expect(subscribers).toMatchObject([{ optOut: null }, { optOut: { hasLeft: true } }])
  })
})

describe('campaigns of Mailchimp', () => {
  const mail = (body: string) =>
    `<html><head><title>*|MC:SUBJECT|*</title></head><body>${body}</body></html>`

  it('are letters with the subject and the date of the table', async () => {
    const { letters, formats, keys, subscribers, nothing } = await read({
      'export/campaigns.csv':
        'Title,Subject,Send Date,Unique Id\nSpring mail,Spring is here,"Jan 18, 2023 09:25 pm",ab12cd\nNot yet,Unsent,,ef34',
      'export/campaigns_content/ab12cd_spring-mail.html': mail(
        '<table><tr><td><p>Dear *|FNAME|*, hello.</p><img src="images/a.png"></td></tr></table>',
      ),
      'export/campaigns_content/ab12cd_spring-mail.txt': 'Dear *|FNAME|*',
      'export/campaigns_content/images/a.png': 'not read here',
      'export/campaigns_content/ef34_not-yet.html': mail('<p>Soon.</p>'),
      'export/lists/unsubscribed_email_audience_export_1a.csv': 'Email Address\nc@example.com',
      'export/templates/one.html': mail('<p>A template.</p>'),
    })
    expect([...formats].sort()).toEqual(['mailchimp', 'subscribers'])
    expect(keys).toEqual(['mailchimp:ab12cd', 'mailchimp:ef34'])
    expect(letters).toMatchObject([
      {
        title: 'Spring is here',
        publishedAt: expect.stringMatching(/^2023-01-18T/) as string,
        content: [text('Dear *|FNAME|*, hello.'), { type: 'picture' }],
        pictures: [{ source: { file: 'export/campaigns_content/images/a.png' } }],
        warnings: ['Placeholders of the old platform are in the text: *|FNAME|*.'],
      },
      { title: 'Unsent', publishedAt: null },
    ])
    expect(subscribers).toMatchObject([{ optOut: { hasLeft: true } }])
    expect(nothing).toEqual([expect.stringContaining('templates/one.html')])
  })
})
