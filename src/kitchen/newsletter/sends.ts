'use client'

import { useCall, useCallPages } from '@/src/api/react/use-call'
import type { NewsletterSend } from '@/src/contract/people/newsletter'
import type { Audience } from '@/src/domain/newsletters'
import { isRunning } from './newsletter-words'

/** Interval at which the progress of a send is requested, in milliseconds. */
const PROGRESS_EVERY = 2_000
/** Interval at which it is checked whether a scheduled send has begun, in milliseconds. */
const SCHEDULED_EVERY = 30_000

/** The interval at which sends are requested again; false if they do not change. */
function pollInterval(sends: readonly Pick<NewsletterSend, 'status'>[]): number | false {
  if (sends.some(isRunning)) return PROGRESS_EVERY
  return sends.some(({ status }) => status === 'scheduled') ? SCHEDULED_EVERY : false
}

/** Sends that are loaded at a time. */
const PAGE = 50

/** The newsletter sends of a site, newest first, page by page; polled while one runs. */
export const useSends = (site: string) =>
  useCallPages(
    'listNewsletterSends',
    (offset) => ({ params: { site }, query: { offset, limit: PAGE } }),
    {
      sizeOf: ({ newsletterSends, total }) => ({ count: newsletterSends.length, total }),
      refetchInterval: ({ state: { data } }) =>
        pollInterval(data?.pages.flatMap(({ newsletterSends }) => newsletterSends) ?? []),
    },
  )

/** A newsletter send, polled while it runs. */
export const useSend = (site: string, id: string) =>
  useCall(
    'getNewsletterSend',
    { params: { site, id } },
    {
      select: ({ newsletterSend }) => newsletterSend,
      refetchInterval: ({ state: { data } }) => pollInterval(data ? [data.newsletterSend] : []),
    },
  )

/** Content to email: a recipe or a letter. */
export type EmailedContent = { kind: 'recipe' | 'letter'; id: string; title: string }

/** The id of emailed content, as calls name it. */
export const contentId = ({
  kind,
  id,
}: EmailedContent): { recipeId: string } | { letterId: string } =>
  kind === 'recipe' ? { recipeId: id } : { letterId: id }

/** Counts the people who would get content by email. */
export const useRecipientCounts = (
  site: string,
  content: EmailedContent,
  to: { audience: Audience; segmentId?: string },
) =>
  useCall(
    'countNewsletterRecipients',
    { params: { site }, query: { ...contentId(content), ...to } },
    { select: ({ recipients }) => recipients, staleTime: 0 },
  )
