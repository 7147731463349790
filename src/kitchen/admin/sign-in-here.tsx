'use client'

import { useEffect, useState } from 'react'
import { ApiError, call } from '@/src/api/call'
import { readAuthToken } from '@/src/api/auth-token'

/** Seconds in which a second return to this page means that the cookie did not stick. */
const RETRY_PAUSE = 5_000

/**
 * Stands in for the admin's sign-in form: whoever is signed in on the account host gets in without a
 * second password, everybody else is sent to the page that mails a link (A9).
 */
export function SignInHere() {
  const [message, setMessage] = useState('Opening the admin…')
  useEffect(() => {
    void open().then((failure) => {
      if (failure !== null) setMessage(failure)
    })
  }, [])
  return <p style={{ textAlign: 'center' }}>{message}</p>
}

async function open(): Promise<string | null> {
  const target = new URLSearchParams(window.location.search).get('redirect') ?? '/admin'
  const path = target.startsWith('/admin') ? target : '/admin'
  if (readAuthToken() === null) return goToSignIn(path)
  if (triedJustNow()) return 'The admin could not be opened. Allow cookies for this address.'
  try {
    await call('createAdminSession', {})
    window.location.replace(path)
    return null
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return goToSignIn(path)
    return error instanceof Error ? error.message : 'Something went wrong. Please try again.'
  }
}

function goToSignIn(path: string): null {
  window.location.replace(`/sign-in?next=${encodeURIComponent(path)}`)
  return null
}

function triedJustNow(): boolean {
  const key = 'adminOpenedAt'
  try {
    const before = Number(window.sessionStorage.getItem(key))
    window.sessionStorage.setItem(key, String(Date.now()))
    return Date.now() - before < RETRY_PAUSE
  } catch {
    return false
  }
}
