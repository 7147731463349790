/** Maximum number of steps of a hundredth by which a title is scaled. */
const MAX_STEPS = 8

/**
 * Source of a browser function that loads the font of the title and preserves its number of lines. A title
 * about as wide as its line would break differently in the font and in its fallback, and shift the content
 * below; the title is scaled just enough before the font is shown. Takes the font rules; its promise always
 * resolves.
 * @see docs/product/figures.md#page-in-a-browser
 */
const FIT_TITLE_SCRIPT = `function(css){
var title=document.querySelector('main h1'),style=title&&getComputedStyle(title),width=innerWidth;
if(!title||!window.FontFace||!parseFloat(style.lineHeight))return Promise.resolve();
var stack=style.fontFamily,size=parseFloat(style.fontSize),line=parseFloat(style.lineHeight),
of=function(face,name){var found=new RegExp('[{;]'+name+':([^;}]*)').exec(face);return found?found[1]:''},
plain=function(name){return name.replace(/["']/g,'').trim()},
holds=function(ranges){return!ranges||Array.from(title.textContent).some(function(letter){var at=letter.codePointAt(0);
return ranges.split(',').some(function(range){var ends=range.trim().slice(2).split('-');
return at>=parseInt(ends[0].replace(/[?]/g,'0'),16)&&at<=parseInt((ends[1]||ends[0]).replace(/[?]/g,'F'),16)})})},
faces=(css.match(/@font-face{[^}]*}/g)||[]).filter(function(face){
return plain(of(face,'font-family'))===plain(stack.split(',')[0])&&holds(of(face,'unicode-range'))}),
fit=function(fonts){
var before=title.offsetHeight,own=title.style.fontFamily,sheet=document.createElement('style'),by=0,
more=function(){return Math.round((title.offsetHeight-before)/line)};
fonts.forEach(function(font){document.fonts.add(font)});title.style.fontFamily='title,'+stack;
var step=more()>0?-.01:.01;if(more())document.head.append(sheet);
while(more()&&by<${MAX_STEPS}){by+=1;sheet.textContent='@media screen{main h1{font-size:'+size*(1+step*by)+'px!important;line-height:'+line+'px!important}}'}
if(more())sheet.remove();title.style.fontFamily=own;
fonts.forEach(function(font){document.fonts.delete(font)});
addEventListener('resize',function(){if(innerWidth!==width)sheet.remove()})};
return Promise.all(faces.map(function(face){
return new FontFace('title',of(face,'src'),{weight:of(face,'font-weight')||'normal',style:of(face,'font-style')||'normal'}).load()
})).then(fit).catch(function(){})}`.replaceAll('\n', '')

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
