import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { NonEmpty } from '@/src/contract/basics'
import { PlainOrRichText } from '@/src/contract/recipe/rich-text'
import { ColorTheme, TypeTheme } from '@/src/contract/site/site'
import { PLAN_TYPES } from '@/src/contract/people/user'

/** The folder with the demo sites: see `demo/README.md`. */
export const DEMO_FOLDER = join(process.cwd(), 'demo')

const Email = z.email().endsWith('@example.com')

/** The demo's sites, in the order in which they are made, and the moment that their dates are relative to. */
const Demo = z.strictObject({ writtenAt: z.iso.datetime(), sites: z.array(NonEmpty).min(1) })
export type Demo = z.infer<typeof Demo>

/** An account of the demo; `avatar` is a file in `people/portraits`. */
const Account = z.strictObject({
  email: Email,
  displayName: NonEmpty,
  handle: NonEmpty.nullable().default(null),
  bio: NonEmpty.nullable().default(null),
  avatar: NonEmpty.nullable().default(null),
  isPlatformAdmin: z.boolean().default(false),
})
export type Account = z.infer<typeof Account>

const Reply = z.strictObject({
  author: Email,
  text: PlainOrRichText,
  /** Days before the first start that it was written. */
  daysAgo: z.number().int().min(0),
  upvotedBy: z.array(Email).default([]),
})
export type DemoReply = z.infer<typeof Reply>

const Comment = Reply.extend({
  /** The slug of its recipe. */
  recipe: NonEmpty,
  replies: z.array(Reply).default([]),
})
export type DemoComment = z.infer<typeof Comment>

const Cents = z.number().int().positive()

/** Data of a site that an export leaves out: people, prices, subscriptions, comments. */
const SitePeople = z.strictObject({
  owner: Email,
  editors: z.array(Email),
  prices: z.strictObject({
    currency: z.string().length(3),
    monthlyAmountCents: Cents,
    yearlyAmountCents: Cents,
  }),
  subscriptions: z.array(z.strictObject({ email: Email, plan: z.enum(PLAN_TYPES) })),
  /** Under each recipe the oldest first. */
  comments: z.array(Comment),
})
export type SitePeople = z.infer<typeof SitePeople>

/** The part of an exported `site.json` that is needed before the import. */
const SiteHead = z.object({
  currentSite: z.object({
    slug: NonEmpty,
    title: NonEmpty,
    colorTheme: ColorTheme,
    typeTheme: TypeTheme,
  }),
})
export type SiteHead = z.infer<typeof SiteHead>['currentSite']

async function read<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const content: unknown = JSON.parse(await readFile(join(DEMO_FOLDER, path), 'utf8'))
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  throw new Error(`demo/${path} is not as it should be: ${z.prettifyError(parsed.error)}`)
}

/** Reads `demo/demo.json`. @throws Error for a file that is missing or broken, as all of these do */
export const readDemo = (): Promise<Demo> => read('demo.json', Demo)

/** Reads the accounts of the demo, in the order they are made. */
export const readAccounts = (): Promise<Account[]> =>
  read(join('people', 'accounts.json'), z.array(Account))

/** Reads the members and readers of a site, with their comments and bookmarks. */
export const readSitePeople = (slug: string): Promise<SitePeople> =>
  read(join('people', `${slug}.json`), SitePeople)

/** Reads title and themes of an exported site. */
export const readSiteHead = async (slug: string): Promise<SiteHead> =>
  (await read(join(slug, 'site.json'), SiteHead)).currentSite

/** Reads a portrait. */
export const readPortrait = (file: string): Promise<Buffer> =>
  readFile(join(DEMO_FOLDER, 'people', 'portraits', file))
