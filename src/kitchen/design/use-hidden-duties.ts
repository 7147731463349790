import { useEffect } from 'react'
import { useDesign } from './design-context'

/**
 * Reports the texts that readers have to see and that the shown preview hides, as its page finds them
 * (src/site/pages/document/hidden-duties.ts).
 * @see docs/product/site-design.md#custom-css
 */
export function useHiddenDuties(onReport: (texts: readonly string[]) => void): void {
  const url = useDesign(({ stored }) => stored.previewUrl)
  useEffect(() => {
    const { origin } = new URL(url)
    const listen = ({ origin: from, data }: MessageEvent<unknown>): void => {
      if (from === origin && isReport(data)) onReport(data.hiddenDuties)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [url, onReport])
}

const isReport = (data: unknown): data is { hiddenDuties: string[] } =>
  typeof data === 'object' &&
  data !== null &&
  'hiddenDuties' in data &&
  Array.isArray(data.hiddenDuties) &&
  data.hiddenDuties.every((text) => typeof text === 'string')
