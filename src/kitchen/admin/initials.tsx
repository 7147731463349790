'use client'

import { useAuth } from '@payloadcms/ui'

/** Who is signed in, as two letters: no picture is fetched from anywhere. */
export function Initials() {
  const { user } = useAuth()
  const name: unknown = user?.['displayName'] ?? user?.email
  const letters = typeof name === 'string' ? initialsOf(name) : ''
  return (
    <span
      aria-label={typeof name === 'string' ? name : 'Account'}
      style={{
        display: 'grid',
        placeItems: 'center',
        width: 32,
        height: 32,
        borderRadius: '50%',
        background: '#8a3b1f',
        color: '#fff',
        fontSize: 13,
      }}
    >
      {letters}
    </span>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
