import { describe, expect, it } from 'vitest'
import { openApiDocument } from './document'
import { resolveRef } from './json-schema'
import type { JsonSchema } from './json-schema'

const document = openApiDocument({ protocol: 'https', rootDomain: 'example.org' })
const { schemas } = document.components
const operations = Object.values(document.paths).flatMap((item) => Object.values(item))

type Named = [name: string, schema: JsonSchema]

/** The properties of a schema, those of schemas inside it by their paths. */
function propertiesOf(name: string, schema: JsonSchema): Named[] {
  const { properties = {}, items, anyOf = [], additionalProperties: extra } = schema
  const parts = [items, ...anyOf, typeof extra === 'object' ? extra : undefined]
  return [
    ...Object.entries(properties).flatMap(([key, property]): Named[] => [
      [`${name}.${key}`, property],
      ...propertiesOf(`${name}.${key}`, property),
    ]),
    ...parts.flatMap((part) => (part ? propertiesOf(name, part) : [])),
  ]
}

/** The schemas of requests and responses that have no name of their own. */
function unnamedSchemas(): Named[] {
  return operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((part): Named[] =>
      part && 'content' in part
        ? Object.values(part.content ?? {}).map(({ schema }) => [operationId, schema])
        : [],
    ),
  )
}

const described = (schema: JsonSchema): string =>
  schema.description ?? resolveRef(schema, schemas).description ?? ''

const undescribed = (found: readonly Named[]): string[] =>
  found.filter(([, schema]) => described(schema).trim() === '').map(([name]) => name)

describe('the descriptions in the document', () => {
  it('tell of every named schema what it is', () => {
    expect(undescribed(Object.entries(schemas))).toEqual([])
  })

  it('tell of every property of every schema what it holds', () => {
    const found = [...Object.entries(schemas), ...unnamedSchemas()]
    const properties = found.flatMap(([name, schema]) => propertiesOf(name, schema))
    expect(properties.length).toBeGreaterThan(600)
    expect(undescribed(properties)).toEqual([])
  })

  it('tell of every parameter what it does, also of lists', () => {
    const parameters = operations.flatMap(({ operationId, parameters: named = [] }) =>
      named.map(({ name, description = '' }): Named => [`${operationId}.${name}`, { description }]),
    )
    expect(undescribed(parameters)).toEqual([])
    const { parameters: query = [] } =
      operations.find(({ operationId }) => operationId === 'listRecipes') ?? {}
    expect(query.find(({ name }) => name === 'meals')?.description).toBe(
      'Slugs of meals; recipes must have at least one of them. Separated by commas.',
    )
  })

  it('leave the constraints of a field as they are', () => {
    const { slug, images } = schemas['RecipeWrite']?.properties ?? {}
    expect(slug).toMatchObject({ maxLength: 200, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' })
    expect(images).toMatchObject({ maxItems: 50 })
    expect(schemas['RichTextLink']?.properties?.['href']).toMatchObject({ format: 'uri' })
    expect(schemas['SiteUpdate']?.properties?.['slug']).toMatchObject({ maxLength: 63 })
  })

  it('are sentences', () => {
    const found = [...Object.entries(schemas), ...unnamedSchemas()]
    const texts = found.flatMap(([name, schema]) =>
      propertiesOf(name, schema).map(([path, property]) => [path, described(property)] as const),
    )
    for (const [path, text] of texts) expect(text, path).toMatch(/^[A-Z`0-9].*[.]$/s)
  })

  it('take no more than half of the document', () => {
    const size = (value: unknown): number => JSON.stringify(value).length
    const withoutDescriptions = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
      key === 'description' ? undefined : value,
    ) as unknown
    expect(size(withoutDescriptions) / size(document)).toBeGreaterThan(0.5)
  })
})
