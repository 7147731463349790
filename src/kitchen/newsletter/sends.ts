'use client'

import { useCall } from '@/src/api/react/use-call'
import type { Audience } from '@/src/domain/newsletters'
import { isRunning } from './newsletter-words'

/** Interval at which the progress of a send is requested, in milliseconds. */
const PROGRESS_EVERY = 2_000

/** The newsletter sends of a site, newest first; polled while one runs. */
export const useSends = (site: string) =>
  useCall(
    'listNewsletterSends',
    { params: { site } },
    {
      select: ({ newsletterSends }) => newsletterSends,
      refetchInterval: ({ state }) =>
        state.data?.newsletterSends.some(isRunning) === true ? PROGRESS_EVERY : false,
    },
  )

/** A newsletter send, polled while it runs. */
export const useSend = (site: string, id: string) =>
  useCall(
    'getNewsletterSend',
    { params: { site, id } },
    {
      select: ({ newsletterSend }) => newsletterSend,
      refetchInterval: ({ state: { data } }) =>
        data && isRunning(data.newsletterSend) ? PROGRESS_EVERY : false,
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
export const useRecipientCounts = (site: string, content: EmailedContent, audience: Audience) =>
  useCall(
    'countNewsletterRecipients',
    { params: { site }, query: { ...contentId(content), audience } },
    { select: ({ recipients }) => recipients, staleTime: 0 },
  )
