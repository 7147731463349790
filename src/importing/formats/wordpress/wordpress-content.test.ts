import { describe, expect, it } from 'vitest'
import {
  findEmbeds,
  findPictures,
  renderPostHtml,
  replaceEmbeds,
  renderEmbeds,
} from './wordpress-content'

const replaced = (content: string) =>
  replaceEmbeds(content, ({ plugin, id }) => `(${plugin} ${id})`)

describe('a recipe that a post shows', () => {
  it('is left as it stands where nothing says which one it is', () => {
    const content =
      '[wprm-recipe template="x"]<!-- wp:wp-recipe-maker/recipe {"updated":1} -->Soup<!-- /wp:wp-recipe-maker/recipe -->'
    expect(replaced(content)).toBe(content)
  })

  it('is none where Mediavine shows a list of others', () => {
    const list = '[mv_create key="7" type="list"]'
    expect(replaced(`${list}[mv_create key="8" type="recipe"]`)).toBe('(mediavine 8)')
    expect(findEmbeds(list)).toEqual([])
  })

  it('is one with the words for readers without the plugin, though it is shown twice', () => {
    const block = '<!-- wp:wp-recipe-maker/recipe {"id":7} /-->'
    const comment = '<!--WPRM Recipe 7--><p>Leek soup</p><!--End WPRM Recipe-->'
    const embed = { plugin: 'wprm', id: '7', title: null, fallback: '<p>Leek soup</p>' }
    expect(findEmbeds(block + comment)).toEqual([embed])
    expect(findEmbeds(`${comment}[wprm-recipe id="7"]`)).toEqual([embed])
  })

  it('has words without the marks by which the plugin finds them again', () => {
    const [embed] = findEmbeds(
      '<!-- wp:wp-recipe-maker/recipe {"id":7} --><!--a mark--><p>Leek soup</p>[wprm-recipe id="7"]<!-- /wp:wp-recipe-maker/recipe -->',
    )
    expect(embed?.fallback).toBe('<p>Leek soup</p>')
  })
})

describe('the words of a post', () => {
  it('are paragraphs where blank lines stand, with the line breaks inside them', () => {
    expect(renderPostHtml('One\r\ntwo\n\n<h2>Three</h2>\n \nFour')).toBe(
      '<p>One<br>\ntwo</p>\n<h2>Three</h2>\n<p>Four</p>',
    )
  })

  it('have captions as figures, what is embedded as a link, and no shortcodes of galleries', () => {
    const content =
      '<p>[caption id="a"] <img src="a.jpg"> A loaf [/caption]</p>[embed width="5"] https://video.example/1 [/embed][gallery ids="1,2"]'
    expect(renderPostHtml(renderEmbeds(content))).toBe(
      '<p><figure><img src="a.jpg"> A loaf</figure></p>\n<p><a href="https://video.example/1">https://video.example/1</a></p>',
    )
  })
})

it('pictures in a post are found once each, by whole addresses, with the first words that say something', () => {
  const html =
    '<img src="https://blog.example/a.jpg?w=1&amp;h=2"><img alt="A loaf" src="https://blog.example/a.jpg?w=1&amp;h=2">' +
    `<img src='https://blog.example/a.jpg?w=1&amp;h=2' alt='Another'><img src="/b.jpg">`
  expect([...findPictures(html)]).toEqual([['https://blog.example/a.jpg?w=1&h=2', 'A loaf']])
})
