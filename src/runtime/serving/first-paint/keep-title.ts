/** Maximum number of steps of a hundredth by which a title is scaled. */
const MOST_STEPS = 8

/**
 * Source of a browser function that loads the font of the title and preserves its number of lines. A title
 * about as wide as its line would break differently in the font and in its fallback, and shift the content
 * below; the title is scaled just enough before the font is shown. Takes the font rules; its promise always
 * resolves.
 * @see docs/product/figures.md#page-in-a-browser
 */
export const FIT_TITLE_SCRIPT = `function(css){
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
while(more()&&by<${MOST_STEPS}){by+=1;sheet.textContent='@media screen{main h1{font-size:'+size*(1+step*by)+'px!important;line-height:'+line+'px!important}}'}
if(more())sheet.remove();title.style.fontFamily=own;
fonts.forEach(function(font){document.fonts.delete(font)});
addEventListener('resize',function(){if(innerWidth!==width)sheet.remove()})};
return Promise.all(faces.map(function(face){
return new FontFace('title',of(face,'src'),{weight:of(face,'font-weight')||'normal',style:of(face,'font-style')||'normal'}).load()
})).then(fit).catch(function(){})}`.replaceAll('\n', '')
