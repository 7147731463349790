import { expect, it } from 'vitest'
import { splitTitles } from './titles-in'

// docs/product/kitchen.md#terms
it.each([
  ['rye', ['rye']],
  ['rye, sourdough,quick  bread', ['rye', 'sourdough', 'quick  bread']],
  ['Rye, rye, ', ['Rye']],
  ['和食、夕食', ['和食', '夕食']],
  ['خبز، شوربة', ['خبز', 'شوربة']],
  [' , ', []],
])('the terms named by “%s” are %j', (text, titles) => {
  expect(splitTitles(text)).toEqual(titles)
})
