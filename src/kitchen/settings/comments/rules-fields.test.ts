import { expect, it } from 'vitest'
import { toRulesBody, toRulesFields } from './rules-fields'

// docs/product/kitchen.md#comments-in-the-settings
it('shows the rules with a word on each line, and sends them back as they were', () => {
  const rules = {
    ...{ holdsFirst: true, holdsLinks: false, closesAfterDays: 90 },
    ...{ heldWords: ['casino', 'free money'], refusedWords: [] },
  }
  const fields = toRulesFields({ ...rules, hasAkismetKey: true })
  expect(fields).toMatchObject({ heldWords: 'casino\nfree money', closesAfterDays: '90' })
  expect(toRulesBody(fields)).toEqual(rules)
})

it('leaves out blank lines, and takes no days for never', () => {
  const fields = {
    ...{ holdsFirst: false, holdsLinks: true, closesAfterDays: ' ' },
    ...{ heldWords: ' pills \n\n', refusedWords: '' },
  }
  expect(toRulesBody(fields)).toMatchObject({ heldWords: ['pills'], closesAfterDays: null })
})
