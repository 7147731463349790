import { expect, it } from 'vitest'
import { exampleSite } from '@/src/site/testing/example-content'
import { siteDirection } from './site-direction'

it('runs the pages of a site as its author writes of it', () => {
  expect(siteDirection(exampleSite())).toBe('ltr')
  const words = { title: 'Leila', aboutShort: 'طبخ من ساحل جوز الهند، وفاكهة باردة.' }
  expect(siteDirection(exampleSite(words))).toBe('rtl')
  const about = [{ type: 'paragraph' as const, children: [{ text: 'אני מבשלת כל יום.' }] }]
  expect(siteDirection(exampleSite({ title: 'Noa', aboutShort: null, about }))).toBe('rtl')
})
