/** A press, or an edit of a text field, of an element that is not hydrated yet. */
type EarlyPress = {
  element: HTMLElement
  /** The state of a checkbox or radio button after the press. */
  checked?: boolean
  /** The text of a field after the edit. */
  text?: string
}

declare global {
  interface Window {
    /** Presses and edits of parts of the page that are not hydrated yet, in order. */
    earlyPresses?: EarlyPress[]
  }
}

/** Marks a part of the page that is not hydrated yet. */
export const NOT_HYDRATED = 'data-asleep'

/** Marks a form that must not be submitted before it is hydrated, if scripts run at all. */
export const HELD_FORM = 'data-held'

/**
 * A script, placed before everything that can be pressed, that records presses in parts that are not
 * hydrated from the first paint on, to be replayed. What works without a script (links, folding, videos,
 * forms) is not recorded, except marked newsletter forms and those without an address: the script may know
 * the address of the signed-in user. The press on a label is recorded at its control; checkboxes and radio
 * buttons change at once. Recorded events do not propagate, not even to the document, where React listens:
 * a part that is being hydrated might handle them twice. Edits of text fields are recorded too, as an
 * earlier press must not override them.
 */
export const RECORD_PRESSES = `(function(){var kept=window.earlyPresses=[];
addEventListener('click',function(event){var target=event.target;
if(!target.closest||!target.closest('[${NOT_HYDRATED}]'))return;
if(target.matches('input')){if(!/checkbox|radio/.test(target.type))return;
event.stopPropagation();kept.push({element:target,checked:target.checked});return}
var send=target.closest('[type=submit]'),form=send&&send.form,email=form&&form.querySelector('[type=email]');
if(send?!email||email.value&&!form.matches('[${HELD_FORM}]'):target.closest('label,a[href],summary,video'))return;
event.stopPropagation();event.preventDefault();kept.push({element:target.closest('button')||target})},true);
addEventListener('input',function(event){var field=event.target;
if(field.matches('[${NOT_HYDRATED}] input:not([type=checkbox],[type=radio])'))
kept.push({element:field,text:field.value})},true)})()`

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
  // Within an effect React cannot hydrate the pressed part, such as a menu whose code loads later.
  queueMicrotask(() => {
    for (const press of inOrder(here)) replay(press)
  })
}

/** Presses with the last edit of each field; edits before any press were handled by the field itself. */
function inOrder(presses: readonly EarlyPress[]): EarlyPress[] {
  const first = presses.findIndex(({ text }) => text === undefined)
  if (first === -1) return []
  return presses.slice(first).filter(({ element, text }, index, rest) => {
    const isLast = !rest.slice(index + 1).some((later) => later.element === element)
    return text === undefined || isLast
  })
}

function replay({ element, checked, text }: EarlyPress): void {
  if (!(element instanceof HTMLInputElement)) element.click()
  else if (text !== undefined) retype(element, text)
  else {
    // The state before the press, so that the press toggles it.
    if (checked !== undefined) element.checked = !checked
    element.click()
  }
}

/** Enters a text as if it were typed: React reports only what differs from the value it tracks. */
function retype(field: HTMLInputElement, text: string): void {
  // React tracks a value that is set on the element, but not one that is set by the prototype.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
