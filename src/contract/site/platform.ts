import { z } from 'zod'
import { OwnId, OwnSiteSlug, SiteUrl, timeOf } from '../common-fields'
import { paging } from '../recipe/recipes-index'
import { Suspension } from './suspension'

const Count = z.number()

/** A site with its figures, for platform admins. */
export const PlatformSite = z
  .object({
    id: OwnId,
    slug: OwnSiteSlug,
    title: z.string().describe('Title of the site.'),
    url: SiteUrl,
    ownerEmail: z.string().describe('Email address of its owner.'),
    createdAt: timeOf('Creation time'),
    suspension: Suspension.nullable().describe('Its suspension; `null` if readers can visit it.'),
    recipes: Count.describe('Number of recipes, drafts included.'),
    subscribers: Count.describe('Number of subscribers, including free ones.'),
    pictures: Count.describe('Number of stored pictures.'),
    pictureBytes: Count.describe('Size of its uploaded pictures, in bytes.'),
    views: Count.describe('Number of page views in 30 days.'),
    mailsSent: Count.describe('Number of newsletter emails sent in 30 days.'),
  })
  .describe('A site with its figures.')
export type PlatformSite = z.infer<typeof PlatformSite>

/** The state of a queue of background work. */
const PlatformQueue = z
  .object({
    name: z.string().describe('Name of the queue.'),
    waiting: Count.describe('Number of jobs that wait.'),
    active: Count.describe('Number of jobs in progress.'),
    failed: Count.describe('Number of jobs that failed for good.'),
  })
  .describe('The state of a queue of background work.')

/** Figures of the whole platform. */
export const PlatformOverview = z
  .object({
    sites: Count.describe('Number of sites.'),
    suspendedSites: Count.describe('Number of those that are suspended.'),
    accounts: Count.describe('Number of accounts.'),
    subscribers: Count.describe('Number of subscribers of all sites, including free ones.'),
    recipes: Count.describe('Number of recipes, drafts included.'),
    pictures: Count.describe('Number of stored pictures.'),
    pictureBytes: Count.describe('Size of all uploaded pictures, in bytes.'),
    views: Count.describe('Number of page views in 30 days.'),
    mailsSent: Count.describe('Number of newsletter emails sent in 30 days.'),
    mailsFailed: Count.describe('Number of newsletter emails that bounced or failed in 30 days.'),
    failedJobs: Count.describe('Number of failed jobs that wait for an administrator.'),
    queues: z.array(PlatformQueue).describe('Queues with jobs.'),
    topSites: z.array(PlatformSite).describe('The ten sites with the most page views in 30 days.'),
  })
  .describe('Figures of the whole platform.')
export type PlatformOverview = z.infer<typeof PlatformOverview>

/** Query of the list of all sites. */
export const PlatformSitesQuery = z.object({
  query: z
    .string()
    .max(200)
    .default('')
    .describe('Text in the title, the slug or the email address of the owner.'),
  ...paging,
})
