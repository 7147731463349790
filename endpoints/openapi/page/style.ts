/** The style sheet of the reference page, light and dark, from 320 px up. */
export const STYLE = `
:root{--text:#211d1a;--soft:#655d56;--line:#e4ddd4;--page:#fffdf9;--panel:#f6f1ea;--link:#8a2439;--get:#1c6b4a;--post:#8a4b08;--put:#4b3c9e;--delete:#a3232f}
@media (prefers-color-scheme:dark){:root{--text:#ece6de;--soft:#a89f95;--line:#37312c;--page:#181513;--panel:#221e1b;--link:#f0a0b0;--get:#7fd0a8;--post:#f0b870;--put:#b8acf5;--delete:#f59aa2}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.6 system-ui,sans-serif}
code,pre,.method,.name{font-family:ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace;font-size:.875em}
a{color:var(--link);text-underline-offset:.15em}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--page);padding:.5rem 1rem;z-index:1}
main{padding:1.5rem 1rem 4rem;max-width:86rem;min-width:0}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.375rem;line-height:1.3;margin:3rem 0 .25rem}
h3{font-size:1.0625rem;font-weight:600;margin:0;overflow-wrap:anywhere}
h4,summary,caption{font-size:.8125rem;font-weight:600;color:var(--soft);text-align:left;margin:1rem 0 .25rem;padding:0}
p{margin:.5rem 0;max-width:46rem}
.facts,.note{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
article{border-top:1px solid var(--line);padding:1.5rem 0;margin-top:1.5rem}
.lead{font-size:1.0625rem}
.method{font-weight:700}.get{color:var(--get)}.post{color:var(--post)}.put{color:var(--put)}.delete{color:var(--delete)}
.name{margin-right:.75rem;text-decoration:none;color:var(--soft)}
.who{border:1px solid var(--line);border-radius:1rem;padding:.125rem .625rem;white-space:nowrap}
.who.worker,.who.editor,.who.owner{color:var(--put);border-color:currentColor}.who.signed-in{color:var(--post);border-color:currentColor}
pre{background:var(--panel);border:1px solid var(--line);border-radius:.375rem;padding:.75rem;margin:.25rem 0 1rem;overflow:auto;max-height:26rem;line-height:1.45}
pre code{font-size:.8125rem}
table{border-collapse:collapse;table-layout:fixed;width:100%;font-size:.9375rem;margin:.5rem 0 1rem}
th,td{border-top:1px solid var(--line);padding:.375rem .75rem .375rem 0;text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere}
th{width:46%}th b{color:var(--soft);font-size:.75rem;font-weight:600}
td span{display:block;color:var(--soft);font-size:.875rem}
summary{cursor:pointer;min-height:1.5rem}
dl{font-size:.9375rem;display:grid;grid-template-columns:auto 1fr;gap:.25rem .75rem;margin:.5rem 0}dt{font-weight:600}dd{margin:0}
.columns>div{min-width:0}
nav{background:var(--panel);border-bottom:1px solid var(--line);padding:.5rem 1rem}
nav h2{font-size:.8125rem;color:var(--soft);margin:1rem 0 .25rem}
nav ul{list-style:none;margin:0;padding:0}
nav li a{display:block;padding:.1875rem 0;color:inherit;text-decoration:none;font-size:.875rem;overflow-wrap:anywhere}
nav li a:hover{color:var(--link)}
nav .method{display:inline-block;width:3.6rem;font-size:.6875rem}
@media (max-width:63.99rem){nav details:not([open]){padding:.25rem 0}nav ul{columns:2 9rem}nav .method{display:none}nav{max-height:45vh;overflow:auto}}
@media (min-width:64rem){body{display:grid;grid-template-columns:17rem minmax(0,1fr)}nav{position:sticky;top:0;height:100vh;overflow-y:auto;border-bottom:0;border-right:1px solid var(--line)}nav summary{display:none}main{padding:2.5rem 3rem 6rem}}
@media (min-width:80rem){.columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,26rem);gap:2.5rem}}
@media print{nav,.skip{display:none}pre{max-height:none}}
`
