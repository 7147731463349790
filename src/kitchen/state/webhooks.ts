'use client'

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { CallAnswer, CallBody } from '@/src/contract/schemas'
import type { DeliveryPage, Webhook } from '@/src/contract/site/webhook'
import { queryKeys } from './keys'
import { useCanFetch } from './session/use-may-ask'

/** The webhooks of a site, for its owner. */
export function useWebhooks(site: string): UseQueryResult<Webhook[]> {
  return useQuery({
    queryKey: queryKeys.webhooks(site),
    queryFn: async ({ signal }) =>
      (await call('listWebhooks', { params: { site }, signal })).webhooks,
    enabled: useCanFetch(),
  })
}

const SOON = 1_500

/** The deliveries of a webhook, polled while some are pending. */
export function useWebhookDeliveries(
  site: string,
  id: string,
): UseInfiniteQueryResult<InfiniteData<DeliveryPage>> {
  const client = useQueryClient()
  return useInfiniteQuery({
    queryKey: queryKeys.webhookDeliveries(site, id),
    queryFn: async ({ signal, pageParam: offset }) => {
      const params = { site, id }
      const page = await call('listWebhookDeliveries', { params, query: { offset }, signal })
      // The result of a delivery is shown beside its webhook as well.
      void client.invalidateQueries({ queryKey: queryKeys.webhooks(site), exact: true })
      return page
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const known = pages.reduce((sum, { deliveries }) => sum + deliveries.length, 0)
      return known < total ? known : undefined
    },
    enabled: useCanFetch(),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some(isOnItsWay)) ? SOON : false,
  })
}

const isOnItsWay = ({ status, attempts, dueAt }: DeliveryPage['deliveries'][number]): boolean =>
  status === 'waiting' && (attempts === 0 || Date.parse(dueAt ?? '') < Date.now() + 10_000)

/** A webhook with its secret, which is shown only once. */
export type WebhookWithSecret = CallAnswer<'createWebhook'>

/** Actions on webhooks. @throws ApiError each of them */
export type WebhookActions = {
  create: (write: CallBody<'createWebhook'>) => Promise<WebhookWithSecret>
  update: (id: string, change: CallBody<'updateWebhook'>) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
  roll: (id: string) => Promise<WebhookWithSecret>
  test: (id: string) => Promise<unknown>
  replay: (id: string, deliveryId: string) => Promise<unknown>
}

/** Actions on the webhooks of a site; lists and logs are reloaded after each. */
export function useWebhookActions(site: string): WebhookActions {
  const client = useQueryClient()
  const then = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    const answer = await change
    await client.invalidateQueries({ queryKey: queryKeys.webhooks(site) })
    return answer
  }
  return {
    create: (body) => then(call('createWebhook', { params: { site }, body })),
    update: (id, body) => then(call('updateWebhook', { params: { site, id }, body })),
    remove: async (id) => {
      await call('deleteWebhook', { params: { site, id } })
      const queryKey = queryKeys.webhooks(site)
      // Its log is deleted too, and must not be requested again.
      client.setQueryData<Webhook[]>(queryKey, (known) => known?.filter((one) => one.id !== id))
      await client.invalidateQueries({ queryKey, exact: true })
    },
    roll: (id) => then(call('rollWebhookSecret', { params: { site, id } })),
    test: (id) => then(call('sendTestEvent', { params: { site, id } })),
    replay: (id, deliveryId) =>
      then(call('replayWebhookDelivery', { params: { site, id, deliveryId } })),
  }
}
