'use client'

import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '@/src/api/call'
import { callQuery } from '@/src/api/react/call-query'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { useCallPages } from '@/src/api/react/use-call'
import type { CallPages } from '@/src/api/react/use-call'
import type { DeliveryPage } from '@/src/contract/site/webhook'
import { queryClient } from './query-client'

const SOON = 1_500

/** The deliveries of a webhook, polled while some are pending. */
export function useWebhookDeliveries(
  site: string,
  id: string,
): UseInfiniteQueryResult<CallPages<'listWebhookDeliveries'>> {
  const found = useCallPages(
    'listWebhookDeliveries',
    (offset) => ({ params: { site, id }, query: { offset } }),
    {
      sizeOf: ({ deliveries, total }) => ({ count: deliveries.length, total }),
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ deliveries }) => deliveries.some(isOnItsWay)) ? SOON : false,
    },
  )
  const { dataUpdatedAt } = found
  useEffect(() => {
    // The result of a delivery is shown beside its webhook as well.
    if (dataUpdatedAt > 0) void invalidateCalls(queryClient, ['listWebhooks'])
  }, [dataUpdatedAt])
  return found
}

const isOnItsWay = ({ status, attempts, dueAt }: DeliveryPage['deliveries'][number]): boolean =>
  status === 'waiting' && (attempts === 0 || Date.parse(dueAt ?? '') < Date.now() + 10_000)

/** Deletes a webhook. @throws ApiError */
export async function deleteWebhook(site: string, id: string): Promise<void> {
  await call('deleteWebhook', { params: { site, id } })
  const { queryKey } = callQuery('listWebhooks', { params: { site } })
  // Its log is deleted too, and must not be requested again.
  queryClient.setQueryData(
    queryKey,
    (known) => known && { webhooks: known.webhooks.filter((one) => one.id !== id) },
  )
  await invalidateCalls(queryClient, ['listWebhooks'])
}
