import { FITTED_TITLE } from './keep-title'

/** Other pictures that lie near: their places are kept by their frames, and the stand-ins show. */
const HOLD =
  '<style data-precedence="hold">picture>img[loading=lazy]{display:none}</style>' +
  '<noscript><style>picture>img[loading=lazy]{display:block}</style></noscript>'

/** Longer nobody waits for a picture, or for a frame of a page that is not drawn. */
const LONGEST_WAIT = 4_000

const LET_COME = `(function(){var rest=document.querySelector('template[data-rest]'),
picture=document.querySelector('img[fetchpriority=high]'),hold=document.querySelector('style[data-precedence=hold]'),
fitted=${FITTED_TITLE},
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
  /** The rules that name files of fonts. */
  faces: readonly string[]
  /** A script of the page, with its nonce. */
  script: string
}

/**
 * Lets the rest of a page, the files of its fonts on phones and its other pictures come when its first
 * picture was drawn, on a page without one its words: what begins between its arrival and its frame
 * would take the processor from that frame. The style sheets are fetched before, for print only, so
 * that what prints a page once it has loaded finds them. Without script at once. Gives the head, and
 * what stands at the end.
 */
export function behindFirstFrame(
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
