/** A form value: text, or a structure built from keys with brackets. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }

/** A form while it is read: lists are still objects with numbers as keys. */
type Branch = Map<string, string | Branch>

/**
 * Reads a form as Stripe does: `items[0][price]=p&expand[]=customer` becomes
 * `{ items: [{ price: 'p' }], expand: ['customer'] }`.
 */
export function readForm(encoded: string): Record<string, FormValue> {
  const root: Branch = new Map()
  for (const [key, value] of new URLSearchParams(encoded)) put(root, segments(key), value)
  return grownObject(root)
}

/** `a[b][]` as a, b and an empty segment. */
function segments(key: string): string[] {
  const open = key.indexOf('[')
  if (open <= 0 || !key.endsWith(']')) return [key]
  return [key.slice(0, open), ...key.slice(open + 1, -1).split('][')]
}

function put(branch: Branch, [first = '', ...rest]: string[], value: string): void {
  const key = first === '' ? String(branch.size) : first
  if (rest.length === 0) {
    branch.set(key, value)
    return
  }
  const known = branch.get(key)
  const next: Branch = typeof known === 'object' ? known : new Map<string, string | Branch>()
  branch.set(key, next)
  put(next, rest, value)
}

const grownObject = (branch: Branch): Record<string, FormValue> =>
  Object.fromEntries([...branch].map(([key, value]) => [key, grown(value)]))

function grown(value: string | Branch): FormValue {
  if (typeof value === 'string') return value
  const isList = [...value.keys()].every((key) => /^\d+$/.test(key))
  return isList ? [...value.values()].map(grown) : grownObject(value)
}
