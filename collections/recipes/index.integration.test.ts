import { describe, expect, it } from 'vitest'
import { ADMIN_COOKIE } from '@/access/admin-session'
import { createSession } from '@/src/server/accounts/sessions'
import { inTransaction } from '@/src/server/database/transaction'
import { makeSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()

describe("a recipe saved from the admin's form", () => {
  it('keeps a reference that was made before its ingredient line had its id', async () => {
    const site = await makeSite(payload)
    const token = await inTransaction(payload, (req) =>
      createSession(req, site.owner, 'admin', null),
    )
    const answer = await callApi(payload, 'POST', '/api/recipes?depth=0', {
      headers: { cookie: `${ADMIN_COOKIE}=${token}`, origin: payload.config.serverURL },
      body: {
        site: site.id,
        title: 'Tomato Jam',
        accessLevel: 'public',
        ingredientUsageGroups: [
          { ingredientUsages: [{ id: '6b01c66ca32a343dc0265e05', originalText: 'tomatoes' }] },
        ],
        instructionGroups: [{ instructions: [{ content: simmer('6b01c66ca32a343dc0265e05') }] }],
      },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const { doc } = answer.body as {
      doc: {
        ingredientUsageGroups: [{ ingredientUsages: [{ id: string }] }]
        instructionGroups: [{ instructions: [{ content: ReturnType<typeof simmer> }] }]
      }
    }
    const [line] = doc.ingredientUsageGroups[0].ingredientUsages
    const [step] = doc.instructionGroups[0].instructions
    expect(step.content.root.children[0]?.children[1]).toMatchObject({
      fields: { ingredientUsageId: line.id },
    })
  })
})

/** A step's text as the admin's editor sends it. */
function simmer(lineId: string) {
  const block = { direction: null, format: '', indent: 0, version: 1 }
  return {
    root: {
      ...block,
      type: 'root',
      children: [
        {
          ...block,
          type: 'paragraph',
          textFormat: 0,
          textStyle: '',
          children: [
            { ...text, text: 'Simmer the ' },
            {
              type: 'inlineBlock',
              version: 1,
              fields: {
                id: '6b01c6716bcf5739a5128852',
                blockType: 'ingredientUsageReference',
                ingredientUsageId: lineId,
              },
            },
          ],
        },
      ],
    },
  }
}

const text = { type: 'text', detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
