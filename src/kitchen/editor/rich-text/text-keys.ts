import type { ScreenAction } from '../../shell/actions/actions'
import { WIDE_BLOCK_KINDS } from './suggest/slash-menu'

/**
 * The keys of rich texts, and the Markdown that is read while typing, for the help.
 * @see docs/product/rich-text.md#writing
 */
export const TEXT_KEYS: readonly ScreenAction[] = [
  { label: 'Bold', keys: ['Ctrl B', '⌘ B', '**bold**'] },
  { label: 'Italic', keys: ['Ctrl I', '⌘ I', '*italic*'] },
  { label: 'Link the selected text', keys: ['Ctrl K', '⌘ K'] },
  { label: 'Link as it is typed', keys: ['[words](address)'] },
  { label: 'Open the menu of headings and lists', keys: ['/'] },
  ...WIDE_BLOCK_KINDS.filter(({ typed }) => typed !== '').map(({ label, typed }) => ({
    label,
    keys: [`${typed} Space`],
  })),
  { label: 'Divider, in stories', keys: ['--- Space'] },
  { label: 'Edit the selected picture', keys: ['Enter'] },
  { label: 'Go to the next or previous table cell', keys: ['Tab', 'Shift Tab'] },
  { label: 'Edit rows and columns of a table', keys: ['Alt F10'] },
  { label: 'Indent or outdent a list item', keys: ['Tab', 'Shift Tab'] },
  { label: 'Move the paragraph up or down', keys: ['Alt ↑', 'Alt ↓'] },
].map((line) => ({ ...line, group: 'Texts' }))
