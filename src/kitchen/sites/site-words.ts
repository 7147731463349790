import type { ManagedSite } from '@/src/contract/site/site'

/** The label of a role on a site. */
export const ROLE_LABELS: Readonly<Record<ManagedSite['role'], string>> = {
  owner: 'You own this site',
  editor: 'You are an editor',
  admin: 'You see it as platform admin',
}

type Figure = { label: string; text: string }

/** The numbers of a site: published recipes, drafts, subscribers. */
export const siteFigures = (
  site: Pick<ManagedSite, 'recipeCount' | 'draftCount' | 'subscriberCount'>,
): readonly Figure[] => [
  figure(site.recipeCount, 'published', 'published'),
  figure(site.draftCount, 'draft', 'drafts'),
  figure(site.subscriberCount, 'subscriber', 'subscribers'),
]

const figure = (count: number, one: string, many: string): Figure => ({
  label: count === 1 ? one : many,
  text: count.toLocaleString('en'),
})
