/**
 * Goes into the end of a page: lays out, once the page has come and whenever the browser has nothing
 * else to do, what was left for later because it lies below (`parts/below-fold.module.css`). So only
 * the coming of the page is short of it: scroll bars, links into the page and pictures of all of it
 * are as ever. Takes 12 ms at a time. An animation, since the page's own script must find everything
 * as the server drew it. @param below the class of what waits
 */
export const deferredLayoutScript = (below: string): string =>
  `addEventListener('load',function(){var all=[].slice.call(document.getElementsByClassName('${below}')),
later=window.requestIdleCallback||setTimeout,next=function(){var start=performance.now(),one;
while(performance.now()-start<12){one=all.shift();if(!one)return;
one.animate({contentVisibility:['visible','visible']},{duration:1,fill:'forwards'});one.offsetHeight}
later(next)};later(next)})`
