declare global {
  interface Window {
    /** Elements pressed before their scripts came, with their state at that time. */
    earlyPresses?: { element: HTMLElement; checked?: boolean }[]
  }
}

/** Marks a part of the page that has no script yet. */
export const NOT_HYDRATED = 'data-asleep'

/** Marks a form that is of no use to be sent before its script has come, if scripts run at all. */
export const HELD_FORM = 'data-held'

/**
 * Goes into the page before everything that can be pressed: keeps what is pressed in parts without
 * script from the first paint on, to be pressed again. What works without any script (links, folding,
 * videos, forms) does as ever, but a newsletter form that is marked so, or has no address, is kept: the script
 * may know the address of who is signed in. A label passes its press on to what it names, which comes by here;
 * checkboxes and radio buttons change at once. What is kept goes no further, not even to the document,
 * where React listens: a part that is being hydrated may hear already, and would do it twice.
 */
export const RECORD_PRESSES = `(function(){var kept=window.earlyPresses=[];
addEventListener('click',function(event){var target=event.target;
if(!target.closest||!target.closest('[${NOT_HYDRATED}]'))return;
if(target.matches('input')){if(!/checkbox|radio/.test(target.type))return;
event.stopPropagation();kept.push({element:target,checked:target.checked});return}
var send=target.closest('[type=submit]'),form=send&&send.form,email=form&&form.querySelector('[type=email]');
if(send?!email||email.value&&!form.matches('[${HELD_FORM}]'):target.closest('label,a[href],summary,video'))return;
event.stopPropagation();event.preventDefault();kept.push({element:target.closest('button')||target})},true)})()`

/**
 * Replays the recorded presses of a part of the page once it is hydrated, in order; those of parts in
 * it that are not yet hydrated stay recorded.
 */
export function replayPresses(place: HTMLElement): void {
  place.removeAttribute(NOT_HYDRATED)
  const kept = window.earlyPresses ?? []
  const here = kept.filter(
    ({ element }) => place.contains(element) && element.closest(`[${NOT_HYDRATED}]`) === null,
  )
  window.earlyPresses?.splice(0, kept.length, ...kept.filter((press) => !here.includes(press)))
  // From within an effect React cannot hydrate what is pressed, such as a menu whose code comes later.
  queueMicrotask(() => {
    for (const { element, checked } of here) {
      // As it was before, so that the press makes of it what it became.
      if (element instanceof HTMLInputElement && checked !== undefined) element.checked = !checked
      element.click()
    }
  })
}
