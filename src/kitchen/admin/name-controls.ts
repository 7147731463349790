type Named = { selector: string; name: (control: HTMLElement) => string }

/** Payload's controls without an accessible name, and the names given to them. */
const CONTROLS: readonly Named[] = [
  { selector: '.clickable-arrow--left', name: () => 'Previous page' },
  { selector: '.clickable-arrow--right', name: () => 'Next page' },
  { selector: '.doc-controls .popup-button:not(:has(img))', name: () => 'More actions' },
  { selector: '.array-actions .popup-button', name: () => 'Row actions' },
  { selector: '.popup-button', name: (button) => button.textContent.trim() || 'Options' },
  { selector: '.copy-to-clipboard', name: () => 'Copy the address' },
  { selector: '.date-time-picker__clear-button', name: (it) => `Clear ${labelOf(it)}`.trim() },
  { selector: '.clear-indicator', name: (it) => `Clear ${labelOf(it)}`.trim() },
  { selector: 'tbody input[type="checkbox"]', name: (box) => `Select ${rowOf(box)}` },
  { selector: 'thead input[type="checkbox"]', name: () => 'Select all rows' },
  { selector: '.rs__input', name: labelOf },
  { selector: '.date-time-picker input', name: labelOf },
  { selector: '[contenteditable][role="textbox"]', name: labelOf },
]

/**
 * Names every control of Payload's that has no accessible name, and removes buttons that are hidden from
 * screen readers from the tab order: the field beside them does the same.
 */
export function nameControls(root: HTMLElement): void {
  for (const { selector, name } of CONTROLS) {
    for (const control of root.querySelectorAll<HTMLElement>(selector)) {
      if (isNamed(control)) continue
      const words = name(control)
      if (words !== '') control.setAttribute('aria-label', words)
    }
  }
  for (const hidden of root.querySelectorAll<HTMLElement>(
    '.dropdown-indicator, .clear-indicator',
  )) {
    if (hidden.getAttribute('aria-hidden') === 'true') hidden.tabIndex = -1
  }
}

function isNamed(control: HTMLElement): boolean {
  if (control.getAttribute('aria-label')) return true
  if (control.getAttribute('aria-labelledby') || control.title) return true
  if (control instanceof HTMLInputElement) return (control.labels?.length ?? 0) > 0
  return control.innerText.trim() !== ''
}

/** The label of a control's field. */
function labelOf(control: HTMLElement): string {
  const field = control.closest('.field-type, .per-page, .list-controls')
  const label = field?.querySelector('.field-label, label')?.textContent ?? ''
  return label.replace('*', '').trim()
}

/** The accessible name of a list row: its first words. */
function rowOf(box: HTMLElement): string {
  const cells = [...(box.closest('tr')?.querySelectorAll('td') ?? [])]
  return cells.map((cell) => cell.innerText.trim()).find((words) => words !== '') ?? 'this row'
}
