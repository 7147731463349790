import type { z } from 'zod'
import type { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { FormValue } from '../wire/form'

/** A route of the API with its handler. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Segments of the path; those that begin with a colon are ids. */
  path: string
  /** Validates the parameters and answers. @throws StripeFailure */
  answer: (world: World, form: Record<string, FormValue>, ids: readonly string[]) => object
}

/** Creates a route that validates its parameters. */
export const route = <S extends z.ZodObject>(
  method: Route['method'],
  path: string,
  params: S,
  handle: (world: World, given: z.output<S>, id: string) => object,
): Route => ({
  method,
  path,
  answer: (world, form, ids) => handle(world, checked(params, form), ids[0] ?? ''),
})

function checked<S extends z.ZodObject>(params: S, form: Record<string, FormValue>): z.output<S> {
  const read = params.safeParse(form)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw issue ? failureOf(issue, form) : invalid('Invalid request.')
}

function failureOf(issue: z.core.$ZodIssue, form: Record<string, FormValue>) {
  if (issue.code === 'unrecognized_keys') {
    const param = named([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown')
  }
  const param = named(issue.path)
  return valueAt(form, issue.path) === undefined
    ? invalid(`Missing required param: ${param}.`, param, 'parameter_missing')
    : invalid(`Invalid ${param}: ${issue.message}`, param, 'parameter_invalid')
}

/** A path as Stripe writes it: `items[0][price]`. */
const named = ([first, ...rest]: readonly PropertyKey[]): string =>
  [String(first ?? ''), ...rest.map((part) => `[${String(part)}]`)].join('')

function valueAt(form: FormValue, path: readonly PropertyKey[]): FormValue | undefined {
  let value: FormValue | undefined = form
  for (const part of path) {
    if (value === undefined || typeof value === 'string') return undefined
    value = new Map<string, FormValue>(Object.entries(value)).get(String(part))
  }
  return value
}
