import { markupOf } from '@/src/e2e/support/markup'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { sendRawRequest } from '@/src/e2e/support/raw-request'
import { callAs, makeReader } from '@/src/e2e/support/reader'
import { expect, test } from '@/src/e2e/support/test'

// docs/architecture.md#what-a-change-clears
test('every cached page of a site is as a new one after each edit', async ({ page, product }) => {
  const { slug, origin, author, recipes } = await makeOwnSite(page, product, ['Rye', 'Soup', 'Jam'])
  const { request } = page
  const call = <Answer>(method: string, path: string, data?: unknown): Promise<Answer> =>
    callAs<Answer>(request, product, author, [method, path], data)
  const manage = `/manage/${slug}`
  for (const { id } of recipes) await call('POST', `${manage}/recipes/${id}/publish`)
  const [rye] = recipes
  if (!rye) throw new Error('There is no recipe')
  const write = (data: Readonly<Record<string, unknown>>) =>
    call('PUT', `${manage}/recipes/${rye.id}`, { title: 'Rye', slug: 'recipe-0', ...data })
  const edits: Readonly<Record<string, () => Promise<unknown>>> = {
    'the text of a recipe': () =>
      write({ instructionGroups: [{ instructions: [{ content: 'Knead it twice.' }] }] }),
    'its ingredients': () =>
      write({ ingredientUsageGroups: [{ ingredientUsages: [{ originalText: '500 g flour' }] }] }),
    'its title': () => write({ title: 'Rye loaf' }),
    'its slug': () => write({ title: 'Rye loaf', slug: 'rye-loaf' }),
    'a comment': () =>
      call('POST', `/site/${slug}/comments`, { recipeId: rye.id, content: 'Crisp crust.' }),
    'a rating': async () => {
      const data = { recipeId: rye.id, stars: 4 }
      const reader = await makeReader(request, product)
      await callAs(request, product, reader, ['PUT', `/site/${slug}/ratings`], data)
    },
    'a collection': () =>
      call('POST', `${manage}/collections`, {
        title: 'Breads',
        slug: 'breads',
        recipeIds: [rye.id],
      }),
    'the title of the site': () => call('PUT', `${manage}/sites`, { title: 'Rye and more', slug }),
    'the bin': () => call('DELETE', `${manage}/recipes/${recipes[1]?.id ?? ''}`),
  }
  const paths = ['/', '/recipes', '/recipes/recipe-0', '/recipes/rye-loaf', '/recipes/recipe-1']
  const all = [...paths, '/recipes/recipe-2', '/collections', '/collections/breads', '/about']
  const { host, port } = new URL(origin)
  const read = async (path: string): Promise<string> => {
    const { status, body } = await sendRawRequest(Number(port), 'GET', path, { host })
    return `${status} ${markupOf(body)}`
  }
  let count = 0
  for (const [name, edit] of Object.entries(edits)) {
    for (const path of all) await read(path)
    await edit()
    for (const path of all) {
      count += 1
      // A parameter in a spelling of its own is not part of any cached address.
      const fresh = await read(`${path}?anew%5B%5D=${count}`)
      expect(await read(path), `${path} after an edit of ${name}`).toBe(fresh)
    }
  }
})
