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
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return
      isGoing = false
      goOn(accountOrigin)
    }
    window.addEventListener('pageshow', onShow)
    goOn(accountOrigin)
    return () => window.removeEventListener('pageshow', onShow)
  }, [accountOrigin])
  return <p role="status">Redirecting...</p>
}

/** Marks this page in the browser's history: who comes back to it wants to go back further. */
const GONE = '#gone'

/** Once however often it is asked to: the second time the mark would be there. */
let isGoing = false

function goOn(accountOrigin: string): void {
  if (isGoing) return
  isGoing = true
  const token = readAuthToken()
  const { hash } = window.location
  if (hash === GONE) window.history.back()
  else if (token === null || hash === '') window.location.replace(`${accountOrigin}/redirecting`)
  else post(token, hash.slice(1))
}

function post(token: string, challenge: string): void {
  window.history.replaceState(window.history.state, '', GONE)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/api/handover'
  form.append(hidden('token', token), hidden('challenge', challenge))
  document.body.append(form)
  form.submit()
}

function hidden(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input')
  Object.assign(input, { type: 'hidden', name, value })
  return input
}
