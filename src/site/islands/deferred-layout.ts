/**
 * A script at the end of a page that lays out the deferred content below the fold
 * (`parts/below-fold.module.css`) once the page has loaded and the browser is idle. Only the page load
 * skips it: scroll bars, anchors and pictures work as usual. It works in slices of 12 ms. It uses an
 * animation, since hydration must find the server's HTML unchanged.
 * @param below the class of the deferred content
 */
export const deferredLayoutScript = (below: string): string =>
  `addEventListener('load',function(){var all=[].slice.call(document.getElementsByClassName('${below}')),
later=window.requestIdleCallback||setTimeout,next=function(){var start=performance.now(),one;
while(performance.now()-start<12){one=all.shift();if(!one)return;
one.animate({contentVisibility:['visible','visible']},{duration:1,fill:'forwards'});one.offsetHeight}
later(next)};later(next)})`
