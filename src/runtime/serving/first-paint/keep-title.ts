/** How much larger or smaller a title may become, in steps of a hundredth. */
const MOST_STEPS = 8

/**
 * Keeps the number of lines of a page's title when its font comes late: a title that is about as wide as
 * its line breaks in one font and not in the one that stands in for it, and all below it would move. It
 * is made larger or smaller by as much as that takes, in the frame in which the font comes.
 * @see docs/product/figures.md#page-in-a-browser
 */
export const KEEP_TITLE = `(function(){
var title=document.querySelector('main h1'),width=innerWidth;if(!title||!window.ResizeObserver)return;
var style=getComputedStyle(title),size=parseFloat(style.fontSize),line=parseFloat(style.lineHeight),
before=title.offsetHeight,fit=document.createElement('style'),
more=function(){return Math.round((title.offsetHeight-before)/line)};if(!line)return;
var watch=new ResizeObserver(function(){
if(!title.isConnected)return watch.disconnect();if(innerWidth!==width||!more())return;
var step=more()>0?-.01:.01,by=0;document.head.append(fit);
while(more()&&by<${MOST_STEPS}){by+=1;fit.textContent='@media screen{main h1{font-size:'+size*(1+step*by)+'px!important;line-height:'+line+'px!important}}'}
if(more())fit.remove()});
watch.observe(title);
addEventListener('resize',function(){if(innerWidth===width)return;watch.disconnect();fit.remove()})})()`.replaceAll(
  '\n',
  '',
)
