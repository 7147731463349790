import type { ReactElement } from 'react'
import { scriptJson } from '@/src/domain/recipes/structured-data'

/**
 * Google Analytics, for a site whose author has set an id: loaded after the page, never for readers who opt
 * out of tracking or see a preview, and never sent the token that a URL may carry.
 * @see docs/product/site-frame.md#analytics
 */
export function Analytics({ id, nonce }: { id: string; nonce?: string | undefined }): ReactElement {
  const script = `(function(id){if(navigator.globalPrivacyControl||navigator.doNotTrack==='1')return;
var url=new URL(location.href);if(url.searchParams.has('preview'))return;url.searchParams.delete('mgk');
window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}
gtag('js',new Date());gtag('config',id,{page_location:url.href});
addEventListener('load',function(){var script=document.createElement('script');script.async=true;
script.src='https://www.googletagmanager.com/gtag/js?id='+encodeURIComponent(id);
document.head.append(script)})})(${scriptJson(id)})`
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
}
