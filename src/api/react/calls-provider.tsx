'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import type { ReactElement, ReactNode } from 'react'

type CallSettings = {
  /** Whether calls may be made, as far as the session is known. */
  canFetch: boolean
  /** Formats the error of a failed call for people. */
  formatError: (error: unknown) => string
}

const SettingsContext = createContext<CallSettings | null>(null)

/** The settings of the calls below a `CallsProvider`. @throws Error outside of one */
export function useCallSettings(): CallSettings {
  const settings = use(SettingsContext)
  if (settings === null) throw new Error('A call needs a CallsProvider above it.')
  return settings
}

type CallsProviderProps = Partial<Pick<CallSettings, 'canFetch'>> &
  Pick<CallSettings, 'formatError'> & { client: QueryClient; children: ReactNode }

/** Provides the query cache and the error messages of `useCall` and `useCallMutation`. */
export function CallsProvider(props: CallsProviderProps): ReactElement {
  const { client, canFetch = true, formatError, children } = props
  const settings = useMemo(() => ({ canFetch, formatError }), [canFetch, formatError])
  return (
    <SettingsContext value={settings}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </SettingsContext>
  )
}
