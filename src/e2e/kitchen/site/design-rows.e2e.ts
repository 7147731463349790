import { isPhone } from '@/src/e2e/support/browser/hand'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { expect, test } from '@/src/e2e/support/test'

// docs/product/kitchen.md#site-design
test('a row that is moved or removed by keys leaves the focus in its list', async ({
  page,
  product,
}) => {
  test.skip(isPhone(), 'a phone has no keyboard')
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/links`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Add a link').press('Enter')
  await button('Add a link').press('Enter')
  await button('Move link 2 up').press('Enter')
  await expect(button('Move link 1 down')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Move link 2 up')).toBeFocused()
  await button('Remove link 2').press('Enter')
  await expect(button('Remove link 1')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Add a link')).toBeFocused()
})

// docs/product/kitchen.md#site-design
test('a section of the home page is moved by its handle and by Alt with an arrow', async ({
  page,
  product,
}) => {
  test.skip(isPhone(), 'a phone has neither keyboard nor mouse')
  const { slug } = await makeOwnSite(page, product, [])
  await page.goto(`/kitchen/${slug}/homepage`)
  const section = page.getByRole('region', { name: 'Sections of the home page' })
  const names = () =>
    section
      .getByRole('checkbox')
      .evaluateAll((all) =>
        all.map((box) => (box instanceof HTMLInputElement && box.labels?.[0]?.textContent) || ''),
      )
  await expect(section.getByRole('checkbox')).toHaveCount(12)
  const [first = '', second = '', third = '', ...others] = await names()
  const heading = section.getByRole('textbox', { name: `Heading of ${second}` })
  await heading.press('Alt+ArrowUp')
  await expect.poll(names).toEqual([second, first, third, ...others])
  await expect(heading).toBeFocused()
  await heading.press('Alt+ArrowDown')
  await expect.poll(names).toEqual([first, second, third, ...others])
  await expect(heading).toBeFocused()
  const handle = (name: string) => section.getByRole('button', { name: `Drag ${name}` })
  await handle(first).scrollIntoViewIfNeeded()
  const from = await handle(second).boundingBox()
  const to = await handle(first).boundingBox()
  if (!from || !to) throw new Error('A row is not drawn')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y - 20, { steps: 8 })
  await page.mouse.up()
  await expect.poll(names).toEqual([second, first, third, ...others])
})
