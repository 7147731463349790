import type { Payload } from 'payload'

/** The demo accounts that belong to no single site, and what they are called in comments. */
const PEOPLE = {
  admin: { displayName: 'Robin Platt', isPlatformAdmin: true },
  editor: { displayName: 'Noor Haddad', isPlatformAdmin: false },
  free: { displayName: 'Sanne Vermeer', isPlatformAdmin: false },
  monthly: { displayName: 'Theo Lindqvist', isPlatformAdmin: false },
  yearly: { displayName: 'Amara Obi', isPlatformAdmin: false },
  visitor: { displayName: 'Jonas Keller', isPlatformAdmin: false },
} as const

/** The local part of a demo person's address. */
export type DemoPerson = keyof typeof PEOPLE

/** Ids of the demo accounts by local part. */
export type DemoPeople = Readonly<Record<DemoPerson, string>>

/** The address of a demo account: never a real one. */
export const demoEmail = (localPart: string): string => `${localPart}@example.com`

/** Makes the demo accounts; all sign in by magic link. */
export async function storePeople(payload: Payload): Promise<DemoPeople> {
  const make = async (person: DemoPerson): Promise<string> => {
    const { displayName, isPlatformAdmin } = PEOPLE[person]
    const { id } = await payload.create({
      collection: 'users',
      data: { email: demoEmail(person), displayName, handle: `demo-${person}`, isPlatformAdmin },
      depth: 0,
    })
    return id
  }
  return {
    admin: await make('admin'),
    editor: await make('editor'),
    free: await make('free'),
    monthly: await make('monthly'),
    yearly: await make('yearly'),
    visitor: await make('visitor'),
  }
}

/** The site the demo readers with a plan in their name subscribe to. */
const THEIR_SITE = 'ferment'

/** Readers of the other sites: they only make the lists look lived in. */
const READERS = [
  ['Priya Nair', 'monthly'],
  ['Mateus Rocha', 'free'],
  ['Elsa Holm', 'yearly'],
] as const

type Plan = 'free' | 'monthly' | 'yearly'

/** Gives a site its subscribers: one with each plan. */
export async function storeSubscriptions(
  payload: Payload,
  site: { id: string; slug: string },
  people: DemoPeople,
  prices: readonly [number, number],
): Promise<void> {
  if (site.slug === THEIR_SITE) {
    for (const plan of ['free', 'monthly', 'yearly'] as const) {
      await subscribe(payload, site.id, people[plan], plan, prices)
    }
    return
  }
  for (const [index, [displayName, plan]] of READERS.entries()) {
    const email = demoEmail(`reader-${index + 1}-${site.slug}`)
    const { id } = await payload.create({
      collection: 'users',
      data: { email, displayName },
      depth: 0,
    })
    await subscribe(payload, site.id, id, plan, prices)
  }
}

async function subscribe(
  payload: Payload,
  site: string,
  user: string,
  planType: Plan,
  [monthly, yearly]: readonly [number, number],
): Promise<void> {
  const priceAmountCents = { free: null, monthly, yearly }[planType]
  await payload.create({
    collection: 'subscriptions',
    data: {
      user,
      site,
      planType,
      status: 'active',
      priceAmountCents,
      currency: 'USD',
      receivesNewsletter: true,
    },
    depth: 0,
  })
}
