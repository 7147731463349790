import { describe, expect, it } from 'vitest'
import { lineFields } from '@/src/domain/ingredient-lines/line-fields'
import { annotateLine } from '@/src/parsing/ingredient-line/annotate-line'
import { createCatalogueMatcher } from '@/src/parsing/match'
import { matchLine } from './match-line'

const entry = (title: string, ...aliases: string[]) => ({
  slug: title.replace(/ /g, '-'),
  title,
  aliases,
})

const { match } = createCatalogueMatcher([
  entry('beef'),
  entry('bell pepper'),
  entry('black pepper', 'pepper'),
  entry('canned tomato', 'chopped tomato'),
  entry('chicken'),
  entry('cilantro', 'coriander'),
  entry('cooked rice'),
  entry('ground beef', 'minced beef'),
  entry('ground chicken'),
  entry('hot sauce'),
  entry('jumbo pasta shell'),
  entry('lemon'),
  entry('lemon juice', 'juice of lemon'),
  entry('pasta shell'),
  entry('pizza dough'),
  entry('rice'),
  entry('tomato'),
])

function slugOf(line: string): string | null {
  const { text, spans } = annotateLine(line)
  return matchLine({ text, ...lineFields({ text, spans }) }, match)
}

describe('matching a line', () => {
  it.each([
    ['500g minced beef', 'ground-beef'],
    ['500g beef, cubed', 'beef'],
    ['2 cups cooked rice', 'cooked-rice'],
    ['2 cups rice, cooked', 'rice'],
    ['1 pound freshly ground chicken or turkey', 'ground-chicken'],
    ['2 cups chopped tomatoes', 'tomato'],
    ['1 can chopped tomatoes', 'canned-tomato'],
    ['Juice of 1 lemon', 'lemon'],
    ['24 jumbo pasta shells', 'jumbo-pasta-shell'],
    ['2 peppers', 'bell-pepper'],
    ['1/2 tsp pepper', 'black-pepper'],
    ['1 tbsp coriander, chopped', 'cilantro'],
    ['1 tbsp coriander', null],
  ])('reads %s as %s', (line, slug) => {
    expect(slugOf(line)).toBe(slug)
  })

  it.each(['For the hot sauce:', 'Pizza dough:', 'For the sauce'])(
    'finds no ingredient in the heading %s',
    (line) => {
      expect(slugOf(line)).toBeNull()
    },
  )
})
