import type { Redirect, RedirectOutcome } from '@/src/contract/site/redirect'

/** The label of a redirect's origin. */
export function originLabel(origin: Redirect['origin']): string {
  if (origin === 'renamed') return 'A page was renamed'
  if (origin === 'import') return 'Imported'
  return origin === 'hand' ? 'By hand' : 'Reason not recorded'
}

const ENDS: Readonly<Record<RedirectOutcome['end'], string>> = {
  page: 'there is a page',
  nothing: 'there is nothing at that address',
  elsewhere: 'on another site',
  loop: 'it redirects in a loop',
}

/** Describes the target of an address, in a sentence. */
export function describeOutcome({ steps, end }: RedirectOutcome): string {
  const [first = '', ...others] = steps
  if (others.length === 0) {
    return end === 'page'
      ? `${first} is a page of the site: nobody is redirected.`
      : `${first} leads nowhere: readers are told that nothing is there.`
  }
  return `${steps.join(' → ')}: ${ENDS[end]}.`
}
