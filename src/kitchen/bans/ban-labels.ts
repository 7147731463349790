import type { Ban } from '@/src/contract/people/comment-settings'

type BanName = Pick<Ban, 'userId' | 'displayName' | 'email' | 'network' | 'isPartOfNetwork'>

/** Names the target of a ban: `Ada`, `ada@example.com`, `203.0.113.0/24`. */
export function banLabel(ban: BanName): string {
  if (ban.userId !== null) return ban.displayName ?? 'A reader'
  if (ban.email !== null) return ban.email
  return ban.isPartOfNetwork ? `Part of ${ban.network ?? ''}` : (ban.network ?? '')
}

type TypedTarget = { kind: 'email'; email: string } | { kind: 'range'; range: string }

/** Reads what was typed: an email address, else a network. */
export function banTarget(text: string): TypedTarget {
  const typed = text.trim()
  return typed.includes('@') ? { kind: 'email', email: typed } : { kind: 'range', range: typed }
}
