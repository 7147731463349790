import { APIError } from 'payload'
import type { CollectionBeforeOperationHook, Field, PayloadRequest } from 'payload'
import { getLevelsAnywhere } from '@/access/conditions'
import { accessContext } from '@/access/context'
import { allows } from '@/access/levels'
import { COLLECTION_POLICY } from '@/access/policies'
import { fieldRuleOf, NO_ACCESS } from '@/access/policy'
import { checkShapes } from './shapes'

/*
 * What may be asked of a collection: filters and orders by its own fields, those that may be read, with
 * operators that fit them. A filter that walks through relations would tell of documents that may not
 * be read, one yes or no at a time; Payload checks such a walk beside the request, and a failure there
 * would end the process.
 */

/** Deeper than the admin's filters ever nest. */
const MAX_DEPTH = 8
const ANY = ['equals', 'not_equals', 'in', 'not_in', 'exists']
const TEXT = [...ANY, 'like', 'not_like', 'contains']
const ORDERED = [...ANY, 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
const OPERATORS: Readonly<Partial<Record<Field['type'], readonly string[]>>> = {
  text: TEXT,
  textarea: TEXT,
  email: TEXT,
  code: TEXT,
  number: ORDERED,
  date: ORDERED,
  relationship: [...ANY, 'contains'],
  upload: [...ANY, 'contains'],
}

/** Refuses a REST query that the user may not make, before Payload runs it; use cases are exempt. */
export const checkRestQuery: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  const asked: Readonly<Record<string, unknown>> = { ...args }
  if (asked['overrideAccess'] === true) return args
  if (isWrite(asked)) {
    if (!isRecord(asked['data']))
      throw new APIError('The request contains no data.', 400, null, true)
    checkShapes(collection.fields, asked['data'])
  }
  const readable = await readableFields(req, collection.slug, collection.fields)
  checkWhere(readable, asked)
  for (const name of sortNames(asked['sort'])) {
    if (!fieldAt(readable, name)) throw notAsked(name)
  }
  return args
}

/** Whether an operation writes, recognised by its arguments: reads may carry `data` too. */
const isWrite = (args: object): boolean =>
  'data' in args && ('autosave' in args || 'overrideLock' in args)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const notAsked = (path: string): APIError =>
  new APIError(`Unsupported query: ${path.slice(0, 100)}.`, 400, null, true)

/** Names that join conditions, as Payload reads them. */
const IS_LIST = /^(?:and|or)$/i

type Named = ReadonlyMap<string, Field>

async function readableFields(
  req: PayloadRequest,
  slug: string,
  fields: readonly Field[],
): Promise<Named> {
  const levels = getLevelsAnywhere(await accessContext(req))
  const policy = Object.entries(COLLECTION_POLICY).find(([name]) => name === slug)?.[1]
  const isReadable = (name: string): boolean => {
    const found = fieldRuleOf(policy ?? NO_ACCESS, name)
    return found !== null && allows(found.read, levels)
  }
  return new Map(named(fields).filter(([name]) => isReadable(name)))
}

/** Fields in rows and tabs are siblings of the others. */
const named = (fields: readonly Field[]): [string, Field][] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => named(tab.fields))
    if ('name' in field && field.type !== 'ui' && field.name) return [[field.name, field]]
    return 'fields' in field ? named(field.fields) : []
  })

/** Payload takes an empty text for no filter, and changes or removes nothing without one. */
function checkWhere(fields: Named, asked: Readonly<Record<string, unknown>>): void {
  const { where } = asked
  if (where === undefined || where === null || where === '') return
  checkFilter(fields, where, 0)
  if ('overrideLock' in asked && !saysSomething(where))
    throw notAsked('at least one condition is required')
}

/** Whether a filter has a condition: the admin's lists may be empty, which would mean all documents. */
const saysSomething = (where: unknown): boolean =>
  isRecord(where) &&
  Object.entries(where).some(([path, constraint]) =>
    IS_LIST.test(path) && Array.isArray(constraint) ? constraint.some(saysSomething) : true,
  )

function checkFilter(fields: Named, where: unknown, depth: number): void {
  // Payload ignores invalid conditions: a list of them would match all documents.
  if (!isRecord(where)) throw notAsked('invalid condition')
  if (depth > MAX_DEPTH) throw notAsked('conditions nested too deeply')
  // Of two lists side by side Payload heeds the last one alone.
  if (Object.keys(where).filter((path) => IS_LIST.test(path)).length > 1) {
    throw notAsked('several lists of conditions at one level')
  }
  for (const [path, constraint] of Object.entries(where)) {
    if (IS_LIST.test(path)) {
      if (!Array.isArray(constraint)) throw notAsked(path)
      for (const part of constraint) checkFilter(fields, part, depth + 1)
    } else checkConstraint(fields, path, constraint)
  }
}

function checkConstraint(fields: Named, path: string, constraint: unknown): void {
  const field = fieldAt(fields, path)
  if (!field || !isRecord(constraint)) throw notAsked(path)
  const fitting = OPERATORS[field.type] ?? ANY
  for (const [operator, value] of Object.entries(constraint)) {
    const isPlain = !isRecord(value) || value instanceof Date
    if (!fitting.includes(operator) || !isPlain) throw notAsked(`${path} ${operator}`)
  }
}

const ID: Field = { name: 'id', type: 'text' }

/** The field at a path within the collection itself, never across a relation. */
function fieldAt(fields: Named, path: string): Field | undefined {
  const [name = '', ...rest] = path.replace(/__/g, '.').split('.')
  if (name === 'id' && rest.length === 0) return ID
  const field = fields.get(name)
  if (!field || (rest.length === 0 && !isOfSeveral(field))) return field
  if ('fields' in field) return fieldAt(new Map(named(field.fields)), rest.join('.'))
  return isPartOfRelation(field, rest.join('.')) ? field : undefined
}

/**
 * Whether a path part is stored in the relation itself: the id and, for several collections, the
 * collection.
 */
const isPartOfRelation = (field: Field, part: string): boolean =>
  isOfSeveral(field)
    ? /^(?:value|relationTo)$/.test(part)
    : (field.type === 'relationship' || field.type === 'upload') && part === 'id'

/** A relation to documents of several collections is asked for by its two parts. */
const isOfSeveral = (field: Field): boolean =>
  (field.type === 'relationship' || field.type === 'upload') && Array.isArray(field.relationTo)

function sortNames(sort: unknown): string[] {
  const given = typeof sort === 'string' ? sort.split(',') : sort
  if (!Array.isArray(given)) return []
  return given.map((name) => String(name).trim().replace(/^-/, '')).filter((name) => name !== '')
}
