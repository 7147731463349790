import type { ScreenAction } from '../../shell/actions/actions'
import { WIDE_BLOCK_KINDS } from './suggest/slash-menu'

/**
 * The keys of rich texts, and the Markdown that is read while typing, for the help.
 * @see docs/product/rich-text.md#writing
 */
export const TEXT_KEYS: readonly ScreenAction[] = [
  { label: 'Bold', keys: ['Ctrl B', '⌘ B', '**bold**'] },
  { label: 'Italic', keys: ['Ctrl I', '⌘ I', '*italic*'] },
  { label: 'Link of the selected words', keys: ['Ctrl K', '⌘ K'] },
  { label: 'Link as it is typed', keys: ['[words](address)'] },
  { label: 'Menu of headings and lists', keys: ['/'] },
  ...WIDE_BLOCK_KINDS.filter(({ typed }) => typed !== '').map(({ label, typed }) => ({
    label,
    keys: [`${typed} Space`],
  })),
  { label: 'Divider, in stories', keys: ['--- Space'] },
  { label: 'Fields of the selected picture', keys: ['Enter'] },
  { label: 'Next or previous cell of a table', keys: ['Tab', 'Shift Tab'] },
  { label: 'Rows and columns of a table', keys: ['Alt F10'] },
  { label: 'Indent or outdent the item of a list', keys: ['Tab', 'Shift Tab'] },
  { label: 'Move the paragraph up or down', keys: ['Alt ↑', 'Alt ↓'] },
].map((line) => ({ ...line, group: 'Texts' }))
