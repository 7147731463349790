import { describe, expect, it } from 'vitest'
import { globals } from '@/src/e2e/components/globals'
import { emptyLine } from './ingredient-line'
import { headingTitle, insertPasted, parsePastedLines, pasteText } from './pasted-lines'
import { linesOver } from './testing/lines'

const { tools, typed } = linesOver(globals)

describe('pasted lines', () => {
  const list =
    'For the dough:\n• 500 g flour\n- 300 ml water\n\n## Topping\n▢ 2 blorbs of zonk\n1 tsp salt'

  it('make rows under their headings and say how many were understood', () => {
    const pasted = parsePastedLines(list, tools)
    expect(pasted.lines).toBe(4)
    expect(pasteText(pasted)).toBe('3 of 4 understood')
    const empty = emptyLine()
    const groups = insertPasted(
      [{ id: 'g', title: null, note: null, rows: [empty] }],
      empty.id,
      pasted,
    )
    expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['For the dough', 2],
      ['Topping', 2],
    ])
  })

  it('stand behind the line they were pasted in', () => {
    const [first, last] = [typed('1 egg'), typed('2 lemons')]
    const groups = insertPasted(
      [{ id: 'g', title: null, note: null, rows: [first, last] }],
      first.id,
      parsePastedLines('salt\npepper', tools),
    )
    expect(groups[0]?.rows.map((row) => row.text)).toEqual(['1 egg', 'salt', 'pepper', '2 lemons'])
  })

  it('are 500 at most, and the others are told', () => {
    const pasted = parsePastedLines('1 egg\n'.repeat(700), tools)
    expect(pasted.lines).toBe(500)
    expect(pasteText(pasted)).toContain('200 more lines were left out')
  })

  it('are headings when they end with a colon and have no amount', () => {
    expect(headingTitle('For the sauce:', tools)).toBe('For the sauce')
    expect(headingTitle('2 cups flour:', tools)).toBeNull()
    expect(headingTitle('flour', tools)).toBeNull()
  })
})
