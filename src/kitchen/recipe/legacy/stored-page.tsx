import { useMemo } from 'react'
import type { ReactElement } from 'react'
import styles from './legacy.module.css'

/**
 * The head of a stored page: no script runs, no form is sent and no frame is loaded; pictures of other
 * hosts are shown, without a referrer.
 */
const HEAD = `<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light">
<style>
body{margin:0;padding:20px;background:#fff;color:#1d1d1b;font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
img,iframe,table{max-width:100%}img{height:auto}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:4px 8px}
a{color:inherit}
</style>`

type Props = { title: string; content: string }

/**
 * The original page of a recipe. Its HTML was sanitized when it was stored; the frame is a second barrier:
 * no scripts, no forms, an opaque origin.
 * @see docs/product/kitchen.md#legacy-workbench
 */
export function StoredPage({ title, content }: Props): ReactElement {
  const page = useMemo(() => `${HEAD}<title>Stored page</title>${content}`, [content])
  return (
    <iframe
      className={styles.page}
      title={`Stored page of ${title || 'this recipe'}`}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={page}
    />
  )
}
