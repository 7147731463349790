/** The style of the inbox's page. */
export const inboxStyle = `
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #26231e; --quiet: #6d675d;
  --line: #e4dfd5; --accent: #2f5d50; --wash: #eaf1ee }
@media (prefers-color-scheme: dark) { :root { --paper: #191815; --card: #211f1c; --ink: #ece7dd;
  --quiet: #a39c8f; --line: #35322c; --accent: #8fc7b5; --wash: #24302c } }
* { box-sizing: border-box }
body { margin: 0; display: grid; grid-template-columns: minmax(18rem, 26rem) 1fr; height: 100dvh;
  font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink) }
.list { border-right: 1px solid var(--line); overflow-y: auto }
header { position: sticky; top: 0; padding: 1.25rem; background: var(--paper);
  border-bottom: 1px solid var(--line) }
h1 { margin: 0; font-size: 1.5rem; letter-spacing: -0.02em }
header p, .quiet, .preview, dt, time { color: var(--quiet); font-size: 0.875rem }
header p { margin: 0.25rem 0 0.75rem }
form { display: flex; gap: 0.75rem; align-items: center }
input { flex: 1; min-width: 0; font: inherit; color: inherit; padding: 0.5rem 0.75rem;
  border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card) }
.row { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.125rem; padding: 0.875rem 1.25rem; color: inherit;
  text-decoration: none; border-bottom: 1px solid var(--line) }
.row:hover, .row[aria-current] { background: var(--wash) }
.row[aria-current] { box-shadow: inset 3px 0 var(--accent) }
.row-top { display: flex; justify-content: space-between; gap: 1rem }
.row b, .subject, .preview { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
time { white-space: nowrap; font-variant-numeric: tabular-nums }
main { overflow-y: auto; padding: clamp(1rem, 3vw, 2.5rem) }
article { max-width: 46rem; margin: 0 auto; display: grid; gap: 1rem }
h2 { margin: 0; font-size: clamp(1.375rem, 2.5vw, 1.875rem); line-height: 1.2; text-wrap: balance }
dl { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: 0.125rem 1rem; margin: 0 }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 68dvh; border: 1px solid var(--line); border-radius: 0.75rem;
  background: #fff; color-scheme: light }
pre { margin: 0; padding: 1.25rem; font: 0.9375rem/1.6 ui-monospace, monospace; white-space: pre-wrap;
  overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--line);
  border-radius: 0.75rem }
summary { cursor: pointer; padding: 0.5rem 0; color: var(--quiet) }
pre a, .back { color: var(--accent) }
.back { display: none }
.empty, .nothing { color: var(--quiet); padding: 1.25rem; text-wrap: balance }
.nothing { display: grid; place-items: center; height: 100%; margin: 0 }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.row:focus-visible { outline-offset: -3px }
@media (max-width: 48rem) {
  body { display: block; height: auto }
  .list { border: 0 }
  .is-reading .list, body:not(.is-reading) main { display: none }
  .back { display: inline-block; padding: 0.5rem 0 }
}
`

/** The script of the inbox page: localises times and loads new mails. */
export const inboxScript = `
const showTimes = () => {
  for (const time of document.querySelectorAll('time')) {
    const date = new Date(time.dateTime)
    const isToday = date.toDateString() === new Date().toDateString()
    time.textContent = isToday ? date.toLocaleTimeString() : date.toLocaleString()
  }
}
const refresh = async () => {
  const page = await (await fetch(location.href)).text()
  const fresh = new DOMParser().parseFromString(page, 'text/html')
  document.getElementById('mails').replaceChildren(...fresh.getElementById('mails').childNodes)
  showTimes()
}
showTimes()
const events = new EventSource('/events')
events.onmessage = refresh
addEventListener('pagehide', () => events.close())
`
