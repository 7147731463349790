import { expectClearStyles } from '@/src/e2e/support/clear-styles'
import { expect, test } from '@/src/e2e/support/test'

const page = (styles: string): string => `<!doctype html>
  <style>${styles}</style>
  <main class="c3f09a_panel b81d2e_card"><p class="b81d2e_name">Plum jam</p></main>`

const UNDECIDED = {
  'the same property in two files': '.c3f09a_panel { color: navy } .b81d2e_card { color: maroon }',
  'a shorthand and one of its properties':
    '.c3f09a_panel { margin: 1rem } .b81d2e_card { margin-top: 2rem }',
  'shorthands with variables':
    '.c3f09a_panel { border: var(--a) solid } .b81d2e_card { border: var(--b) solid }',
  'two files in one rule':
    '.c3f09a_panel, .b81d2e_row { gap: 1rem } .c3f09a_row, .b81d2e_card { gap: 2rem }',
  'rules of a container':
    'body { container-type: inline-size } @container (width > 1px) { .c3f09a_panel { color: navy } } .b81d2e_card { color: maroon }',
  'rules of one layer':
    '@layer ui { .c3f09a_panel { color: navy } } @layer ui { .b81d2e_card { color: maroon } }',
}

const DECIDED = {
  'the same value': '.c3f09a_panel { color: navy } .b81d2e_card { color: navy }',
  'one file': '.b81d2e_card { color: navy } .b81d2e_card { color: maroon }',
  'more weight': '.c3f09a_panel { color: navy } main.b81d2e_card { color: maroon }',
  'another layer': '@layer ui { .c3f09a_panel { color: navy } } .b81d2e_card { color: maroon }',
  'another size of the page':
    '@media (width < 1px) { .c3f09a_panel { color: navy } } .b81d2e_card { color: maroon }',
  'a container of another size':
    'body { container-type: inline-size } @container (width < 1px) { .c3f09a_panel { color: navy } } .b81d2e_card { color: maroon }',
}

test.describe('the check of clear styles @server', () => {
  for (const [name, styles] of Object.entries(UNDECIDED)) {
    test(`finds ${name}`, async ({ page: tab }) => {
      await tab.setContent(page(styles))
      await expect(expectClearStyles(tab)).rejects.toThrow('c3f09a_panel')
    })
  }
  for (const [name, styles] of Object.entries(DECIDED)) {
    test(`lets ${name} be`, async ({ page: tab }) => {
      await tab.setContent(page(styles))
      await expectClearStyles(tab)
    })
  }
})
