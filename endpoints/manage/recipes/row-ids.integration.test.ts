import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecipe, makeSite, makeToken } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

let payload: Payload
let site: TestSite
let token: string
const foreign = {
  group: randomUUID(),
  usage: randomUUID(),
  part: randomUUID(),
  step: randomUUID(),
}
beforeAll(async () => {
  payload = await testPayload()
  site = await makeSite(payload)
  token = await makeToken(payload, site.owner)
  await makeRecipe(payload, (await makeSite(payload)).id, withIds(foreign))
})

const withIds = ({ group, usage, part, step }: typeof foreign) => ({
  ingredientUsageGroups: [
    { id: group, ingredientUsages: [{ id: usage, ingredientTitleOverride: 'salt' }] },
  ],
  instructionGroups: [
    {
      id: part,
      instructions: [
        {
          id: step,
          content: [
            {
              type: 'paragraph' as const,
              children: [
                { text: 'Add ' },
                { type: 'ingredient-usage-reference' as const, ingredientUsageId: usage },
              ],
            },
          ],
        },
      ],
    },
  ],
})

const send = (method: string, path: string, body: unknown): Promise<ApiAnswer> =>
  callApi(payload, method, path, { token, body })
const recipes = () => `/v1/manage/${site.slug}/recipes`

describe('ids of rows in a body', () => {
  it("become new ones where they are another site's, and nothing is told of that", async () => {
    const body = { title: 'Soup', slug: 'soup', ...withIds(foreign) }
    const { status, body: answer } = await send('POST', recipes(), body)
    expect(status).toBe(201)
    const told = JSON.stringify(answer)
    for (const id of Object.values(foreign)) expect(told).not.toContain(id)
    // The step still refers to the ingredient line of the recipe itself.
    const usage = /"ingredientUsages":\[\{[^}]*?"id":"([\w-]+)"/.exec(told)?.[1]
    expect(told).toContain(`"ingredientUsageId":"${usage}"`)
    const { rows } = await payload.db.pool.query('select 1 from recipe_ingredients where id = $1', [
      foreign.usage,
    ])
    expect(rows).toHaveLength(1)
  })

  it('stay where they are new or of the recipe itself', async () => {
    const own = {
      group: randomUUID(),
      usage: randomUUID(),
      part: randomUUID(),
      step: randomUUID(),
    }
    const body = { title: 'Stew', slug: 'stew', ...withIds(own) }
    const made = await send('POST', recipes(), body)
    expect(JSON.stringify(made.body)).toContain(own.step)
    const { id } = z.object({ recipe: z.object({ id: z.string() }) }).parse(made.body).recipe
    const { status, body: answer } = await send('PUT', `${recipes()}/${id}`, body)
    expect(status).toBe(200)
    for (const each of Object.values(own)) expect(JSON.stringify(answer)).toContain(each)
  })

  it('are refused with their place where two rows have the same', async () => {
    const id = randomUUID()
    const ingredientUsages = [{ id }, { id }]
    const body = { title: 'Twice', slug: 'twice', ingredientUsageGroups: [{ ingredientUsages }] }
    const { status, body: answer } = await send('POST', recipes(), body)
    expect(status).toBe(422)
    expect(JSON.stringify(answer)).toContain('ingredientUsageGroups.0.ingredientUsages.1.id')
  })

  it('are not taken for a slug', async () => {
    const id = randomUUID()
    const links = (slug: string) => ({
      title: slug,
      slug,
      headerLinks: [{ id, label: 'About', href: '/about', openInNewTab: false }],
    })
    expect((await send('POST', '/v1/manage/sites', links('first-of-links'))).status).toBe(201)
    const { status, body } = await send('POST', '/v1/manage/sites', links('second-of-links'))
    expect(status).toBe(409)
    expect(JSON.stringify(body)).not.toContain('slug')
  })
})
