import { randomUUID } from 'node:crypto'
import { expectAccessible } from '@/src/e2e/support/accessible'
import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { callAs, makeReader } from '@/src/e2e/support/reader'
import { mailsTo } from '@/src/e2e/support/sign-in'
import { expect, test } from '@/src/e2e/support/test'

type Sent = { newsletterSend: { id: string; status: string } }

// docs/product/newsletters.md#unsubscribing
test('a reader unsubscribes from a newsletter without signing in, and subscribes again', async ({
  page,
  product,
  allowFailure,
}) => {
  const { request } = page
  const author = await makeReader(request, product)
  const reader = await makeReader(request, product)
  const slug = `site-${randomUUID().slice(0, 8)}`
  const made = { title: 'Test Kitchen', slug }
  await callAs(request, product, author, ['POST', '/manage/sites'], made)
  const manage = `/manage/${slug}`
  const subscriber = { email: reader.email, plan: 'free' }
  await callAs(request, product, author, ['POST', `${manage}/subscribers`], subscriber)
  const title = `Loaf ${randomUUID().slice(0, 8)}`
  const publishedAt = new Date(Date.now() - 60_000).toISOString()
  const { recipe } = await callAs<{ recipe: { id: string } }>(
    request,
    product,
    author,
    ['POST', `${manage}/recipes`],
    { title, slug: title.toLowerCase().replace(' ', '-'), publishedAt },
  )
  const sends = `${manage}/newsletter-sends`
  const create = { recipeId: recipe.id, note: 'My best one.' }
  const { newsletterSend } = await callAs<Sent>(request, product, author, ['POST', sends], create)
  const read = async () =>
    (await callAs<Sent>(request, product, author, ['GET', `${sends}/${newsletterSend.id}`]))
      .newsletterSend.status
  await expect.poll(read, { timeout: 90_000 }).toBe('sent')

  const [mail] = (await mailsTo(request, product, reader.email)).filter(
    ({ subject }) => subject === title,
  )
  expect(mail?.text).toContain('My best one.')
  const link = /Unsubscribe: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Unsubscribe', exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectClearStyles(page)
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(/^You will get no more emails from /)).toBeVisible()
  await expectAccessible(page)
  const subscribers = async () =>
    (
      await callAs<{ subscribers: { receivesNewsletter: boolean }[] }>(request, product, author, [
        'GET',
        `${manage}/subscribers`,
      ])
    ).subscribers.map(({ receivesNewsletter }) => receivesNewsletter)
  expect(await subscribers()).toEqual([false])
  await page.getByRole('main').getByRole('button', { name: 'Subscribe again' }).click()
  await expect(page.getByText(/^You get emails from /)).toBeVisible()
  expect(await subscribers()).toEqual([true])

  allowFailure(/404|unsubscribe/)
  await page.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
