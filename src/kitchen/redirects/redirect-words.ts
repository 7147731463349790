import type { Redirect, RedirectOutcome } from '@/src/contract/site/redirect'

/** The label of a redirect's origin. */
export function originLabel(origin: Redirect['origin']): string {
  if (origin === 'renamed') return 'A page was renamed'
  if (origin === 'import') return 'Imported'
  return origin === 'hand' ? 'By hand' : 'Reason not recorded'
}

const ENDS: Readonly<Record<RedirectOutcome['end'], string>> = {
  page: 'page found',
  nothing: 'page not found',
  elsewhere: 'on another site',
  loop: 'redirect loop',
}

/** Describes the target of an address, in a sentence. */
export function describeOutcome({ steps, end }: RedirectOutcome): string {
  const [first = '', ...others] = steps
  if (others.length === 0) {
    return end === 'page'
      ? `${first} is a page of the site, so it does not redirect.`
      : `${first} does not exist: readers see “Page not found”.`
  }
  return `${steps.join(' → ')}: ${ENDS[end]}.`
}
