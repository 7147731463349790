'use client'

import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { readAuthToken } from '@/src/api/auth-token'

/**
 * The middle of the way to the account host: sends the token of this host and the challenge of the
 * account host as a form, whose answer leads back there. A form, because no script of this page may
 * see the link that comes of it (decision 011).
 */
export function RedirectingPage({ accountOrigin }: { accountOrigin: string }): ReactElement {
  useEffect(() => {
    const token = readAuthToken()
    const challenge = window.location.hash.slice(1)
    if (token === null || challenge === '') {
      window.location.replace(`${accountOrigin}/redirecting`)
      return
    }
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/api/handover'
    form.append(hidden('token', token), hidden('challenge', challenge))
    document.body.append(form)
    form.submit()
  }, [accountOrigin])
  return <p role="status">Redirecting...</p>
}

function hidden(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input')
  Object.assign(input, { type: 'hidden', name, value })
  return input
}
