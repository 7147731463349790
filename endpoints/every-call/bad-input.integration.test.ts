import { describe, expect, it } from 'vitest'
import { INVALID_INPUT, REQUIRED } from '@/src/contract/messages'
import type { CallName } from '@/src/contract/calls'
import type { CallSchema } from '@/src/contract/call-schema'
import { ErrorBody } from '@/src/contract/error'
import type { ErrorCode } from '@/src/contract/error'
import { SCHEMAS } from '@/src/contract/schemas'
import { violationsOf } from '@/src/testing/violations'
import { calls, document, fault, faultsOf, operationOf, send } from '@/src/testing/setups/bad-input'
import type { Case } from '@/src/testing/setups/bad-input'

const components = document.components.schemas
const withJson = calls.filter(([, { body, takes }]) => body && !takes).map(([name]) => name)

function bodyCases(name: CallName): Case[] {
  const media = operationOf(name).requestBody?.content['application/json']
  if (!media) throw new Error(`${name} takes no JSON`)
  return violationsOf(media.schema, media.example, components).map(
    ({ what, value, path, choice, isMissing }) => ({
      what: `${name} ${what}`,
      answer: () => send(name, { body: JSON.stringify(value), headers: json }),
      expected: {
        code: 'validation_failed',
        path,
        choice,
        ...(isMissing && choice === null ? { message: REQUIRED } : {}),
      },
    }),
  )
}
const json = { 'content-type': 'application/json' }
const MIB = 1_048_576
const nested = (open: string, close: string, levels: number): string =>
  open.repeat(levels) + close.repeat(levels)
describe('a body with one thing wrong', () => {
  it.each(withJson)('is refused, and where is told: %s', async (name) => {
    expect(await faultsOf(bodyCases(name))).toEqual([])
  })

  it('is tried in some thousand ways', () => {
    expect(withJson.flatMap(bodyCases).length).toBeGreaterThan(2_000)
  })

  it('is told of all at once', async () => {
    const body = { slug: 'No slug', title: '', keywords: [''], colour: 'red' }
    const answer = await send('createRecipe', { body })
    const { error } = ErrorBody.parse(answer.body)
    expect(error.issues?.map(({ path }) => path).sort()).toEqual([
      'colour',
      'keywords.0',
      'slug',
      'title',
    ])
  })

  it('says Required of what is missing and Invalid input of what is something else', async () => {
    const answer = await send('createCollection', { body: { title: 7, recipeIds: 'all' } })
    const { error } = ErrorBody.parse(answer.body)
    expect(error.issues).toEqual(
      expect.arrayContaining([
        { path: 'slug', message: REQUIRED },
        { path: 'title', message: INVALID_INPUT },
        { path: 'recipeIds', message: INVALID_INPUT },
      ]),
    )
  })
})

describe('what is no body', () => {
  const texts: [string, string, ErrorCode][] = [
    ['broken JSON', '{"title":', 'invalid_json'],
    ['two values', '{} {}', 'invalid_json'],
    ['not a number', '{"title": NaN}', 'invalid_json'],
    ['binary', '\u0000\u0001', 'invalid_json'],
    ['deep arrays', `{"title":${nested('[', ']', 2_000)}}`, 'validation_failed'],
    ['very deep arrays', nested('[', ']', 100_000), 'validation_failed'],
    ['very deep objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'validation_failed'],
    ['a mebibyte of nesting', nested('[', ']', MIB / 2), 'validation_failed'],
    ['a mebibyte of objects', `[${'{},'.repeat((MIB - 8) / 3)}{}]`, 'validation_failed'],
    ['nesting without an end', '['.repeat(100_000), 'invalid_json'],
  ]
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'json']

  it.each(withJson)('is refused: %s', async (name) => {
    const { maxBodyBytes = MIB } = SCHEMAS[name] as CallSchema
    const cases: Case[] = texts.map(([what, body, code]) => ({
      what,
      answer: () => send(name, { body, headers: json }),
      expected: { code },
    }))
    cases.push({
      what: 'a byte too many',
      answer: () => send(name, { body: `"${'a'.repeat(maxBodyBytes - 1)}"`, headers: json }),
      expected: { code: 'payload_too_large' },
    })
    for (const type of types) {
      cases.push({
        what: type,
        answer: () => send(name, { body: '{"title":"x"}', headers: { 'content-type': type } }),
        expected: { code: 'unsupported_media_type' },
      })
    }
    if (operationOf(name).requestBody?.required) {
      cases.push({
        what: 'nothing',
        answer: () => send(name, { body: '', headers: json }),
        expected: { code: 'validation_failed', path: '' },
      })
    }
    expect(await faultsOf(cases)).toEqual([])
  })

  it('is refused where a form is wanted', async () => {
    const answer = await send('createImport', { body: { format: 'json' } })
    expect(fault(answer, { code: 'unsupported_media_type' })).toBeNull()
  })
})
