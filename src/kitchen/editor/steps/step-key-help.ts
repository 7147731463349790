/**
 * The keys of steps, for the help.
 * @see docs/product/kitchen.md#steps
 */
export const STEP_KEYS = [
  { label: 'Split the step, or begin the next', keys: ['Enter Enter'] },
  { label: 'Join with the step before, at its start', keys: ['Backspace'] },
  { label: 'Name an ingredient', keys: ['@'] },
  { label: 'Write an amount that scales', keys: ['#'] },
  { label: 'Accept the suggestion: amount, timer', keys: ['Tab'] },
].map((line) => ({ ...line, group: 'Steps' }))
