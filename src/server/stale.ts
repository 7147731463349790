import { Failure } from '@/src/contract/failure'

/** The version that an edit is based on: its storage time, to the millisecond or to the second. */
export type BasedOn = { at: number; isExact: boolean }

/** Whether something was stored again after the version an edit was based on. */
export function isStale(storedAt: Date, basedOn: BasedOn | null): boolean {
  if (basedOn === null) return false
  const stored = storedAt.getTime()
  return basedOn.isExact ? stored !== basedOn.at : Math.floor(stored / 1000) * 1000 > basedOn.at
}

/** Builds the failure for an edit of an older version, with the current one. */
export const staleEdit = (current: unknown): Failure =>
  new Failure(
    'conflict',
    'Someone else has saved changes in the meantime. Review their version before you save yours.',
    { current },
  )
