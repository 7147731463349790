/** A focusable part of a row. */
export type MemberPart = 'title' | 'up' | 'down' | 'remove'

/** Focuses a part of a recipe's row once it is in its place, or its title where that part is disabled. */
export function focusMember(id: string, part: MemberPart): void {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-member="${CSS.escape(id)}"]`)
    const wanted = row?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`)
    const focused = wanted ?? row?.querySelector<HTMLElement>('[data-part="title"]')
    focused?.focus()
  })
}

/** The recipe whose row has the focus, and the focused part; null for none. */
export function memberWithFocus(): { id: string; part: MemberPart } | null {
  const focused = document.activeElement
  const id = focused?.closest<HTMLElement>('[data-member]')?.dataset['member']
  if (id === undefined || !(focused instanceof HTMLElement)) return null
  const part = focused.dataset['part']
  return { id, part: part === 'up' || part === 'down' || part === 'remove' ? part : 'title' }
}
