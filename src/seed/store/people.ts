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

const SUBSCRIBERS = { free: 'free', monthly: 'monthly', yearly: 'yearly' } as const

/** Subscribes the three demo readers to a site, each with the plan of that name. */
export async function storeSubscriptions(
  payload: Payload,
  siteId: string,
  people: DemoPeople,
  [monthlyAmount, yearlyAmount]: readonly [number, number],
): Promise<void> {
  const amounts = { free: null, monthly: monthlyAmount, yearly: yearlyAmount }
  for (const [person, planType] of Object.entries(SUBSCRIBERS)) {
    await payload.create({
      collection: 'subscriptions',
      data: {
        user: people[planType],
        site: siteId,
        planType,
        status: 'active',
        priceAmountCents: amounts[planType],
        currency: 'USD',
        receivesNewsletter: person !== 'yearly',
      },
      depth: 0,
    })
  }
}
