import { FIT_TITLE_SCRIPT } from './keep-title'

/** Hides the other pictures: their frames reserve the space, and the placeholders show. */
const HOLD =
  '<style data-precedence="hold">picture>img[loading=lazy]{display:none}</style>' +
  '<noscript><style>picture>img[loading=lazy]{display:block}</style></noscript>'

/** Maximum wait for a picture, or for a frame of a page that is not drawn, in milliseconds. */
const LONGEST_WAIT = 4_000

const LET_COME = `(function(){var rest=document.querySelector('template[data-rest]'),
picture=document.querySelector('img[fetchpriority=high]'),hold=document.querySelector('style[data-precedence=hold]'),
fitted=${FIT_TITLE_SCRIPT},
all=document.importNode(rest.content,true),sheets=all.querySelectorAll('link[rel=stylesheet]'),
fetched=function(){sheets.forEach(function(sheet){sheet.media='print';rest.before(sheet)})},
come=function(){if(!rest)return;if(hold)hold.remove();
sheets.forEach(function(sheet){sheet.removeAttribute('media')});
var fonts=all.querySelector('style[data-precedence=fonts]'),show=function(){document.head.append(fonts)};
if(fonts){fonts.remove();try{fitted(fonts.textContent).then(show,show)}catch(e){show()}}
rest.replaceWith(all);rest=null},
frame=function(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(come)})})},
drawn=function(){if(!rest)return;fetched();if(document.hidden)return come();
try{if(performance.getEntriesByName('first-contentful-paint').length)return frame();
new PerformanceObserver(function(seen){if(seen.getEntriesByName('first-contentful-paint').length)come()}).observe({type:'paint',buffered:true})}catch(e){frame()}};
setTimeout(come,${LONGEST_WAIT});if(!picture||picture.complete)return drawn();
picture.addEventListener('load',drawn);picture.addEventListener('error',drawn)})()`

type Parts = {
  /** The CSS rules of font files. */
  faces: readonly string[]
  /** A script of the page, with its nonce. */
  script: string
}

/**
 * Delays the rest of a page, on phones its font files, and its other pictures until the first picture is
 * drawn, or on a page without one its text: work between arrival and first frame would delay that frame.
 * Fetches the style sheets earlier, for print only, so that a print of the loaded page has them. Without
 * script nothing is delayed. Returns the new head and the markup for the end of the page.
 */
export function deferPastFirstFrame(
  head: string,
  rest: string,
  { faces, script }: Parts,
): [string, string] {
  const fonts = faces.join('')
  const wide = `<style data-precedence="first" media="(min-width: 768px)">${fonts}</style>`
  const plain = `<noscript><style>${fonts}</style></noscript>`
  const late = fonts === '' ? rest : `<style data-precedence="fonts">${fonts}</style>${rest}`
  const first = faces.reduce((text, face) => text.replace(face, ''), head)
  const nonce = /\snonce="[^"]*"/.exec(script)?.[0] ?? ''
  const sheets = rest.replace(/<script[^>]*><\/script>/g, '')
  const tail = [
    `<noscript>${sheets}</noscript>`,
    `<template data-rest="">${late}</template>`,
    `<script${nonce}>${LET_COME}</script>`,
  ]
  return [`${first}${fonts === '' ? '' : wide + plain}${HOLD}`, tail.join('')]
}
