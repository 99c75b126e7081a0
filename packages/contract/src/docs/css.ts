/** Red thread, blue hour: the look of the documentation page, by day and by night. */
export const DOCS_CSS = `:root {
  color-scheme: light dark;
  --bg: #f4f2f9; --surface: #ffffff; --surface-2: #e9e5f3; --ink: #1f1b36; --ink-2: #4c4668; --ink-3: #645e80;
  --line: #d5cfe4; --thread: #c8193a; --trust: #17695f; --attraction: #9a4a06; --focus: #3a2fd0;
  --font-display: Diphylleia, 'Kaisei Opti', Georgia, serif;
  --font-ui: 'Hanken Grotesk Variable', system-ui, sans-serif;
  --font-code: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #11122a; --surface: #1a1c3b; --surface-2: #26294f; --ink: #f2eefb; --ink-2: #c3bddb; --ink-3: #a29cc0;
    --line: #343762; --thread: #ff6478; --trust: #6cd6c4; --attraction: #ffb56b; --focus: #9fb2ff;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; }
body {
  margin: 0; padding: 0 1.25rem 6rem; background: var(--bg); color: var(--ink);
  font: 1rem/1.6 var(--font-ui); overflow-wrap: anywhere;
}
header, main { max-width: 48rem; margin: 0 auto; }
header { padding: 3rem 0 1.5rem; border-bottom: 2px solid var(--thread); }
h1, h2 { font-family: var(--font-display); font-weight: 400; line-height: 1.2; }
h1 { font-size: 2.6rem; margin: 0 0 1rem; }
h1 small { font: 1rem var(--font-ui); color: var(--ink-3); }
main h2 { font-size: 1.8rem; margin: 4rem 0 1rem; }
h3 { font-size: 1.1rem; margin: 0 0 .5rem; }
h4 { margin: 1.25rem 0 .25rem; font-size: .95rem; color: var(--ink-2); }
p { margin: .5rem 0; }
small { color: var(--ink-3); }
a { color: inherit; text-decoration-color: var(--thread); text-underline-offset: .2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
:target { color: var(--thread); }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; padding: .6rem 1rem; background: var(--surface); z-index: 1; }
code, pre { font-family: var(--font-code); font-size: .875em; }
article, main section section {
  margin: 1.25rem 0; padding: 1.25rem 1.5rem; background: var(--surface);
  border: 1px solid var(--line); border-radius: 12px;
}
[data-method] { font: 700 .8rem var(--font-code); letter-spacing: .06em; color: var(--trust); }
[data-method='post'] { color: var(--attraction); }
[data-method='delete'] { color: var(--thread); }
pre {
  margin: .5rem 0; padding: .9rem 1rem; max-height: 24rem; overflow: auto; background: var(--surface-2);
  border-radius: 8px; line-height: 1.5; white-space: pre-wrap;
}
details { margin-top: 1rem; }
summary { cursor: pointer; padding: .4rem 0; color: var(--ink-2); }
ul { padding-left: 1.2rem; margin: .25rem 0; }
table { width: 100%; border-collapse: collapse; }
thead { position: absolute; left: -100vw; }
tr { border-top: 1px solid var(--line); }
th, td { padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top; font-weight: 400; }
th { width: 40%; }
th[data-depth='1'] { padding-left: 1.25rem; }
th[data-depth='2'] { padding-left: 2.5rem; }
nav h2 { font-size: 1.05rem; margin: 1.1rem 0 .1rem; }
nav ul { list-style: none; padding: 0; }
nav li a { display: block; padding: .15rem 0; font: .875rem var(--font-code); color: var(--ink-2); text-decoration: none; }
nav li a:hover { text-decoration: underline; }
nav { max-width: 48rem; margin: 1rem auto 0; }
@media (min-width: 80rem) {
  body { display: grid; grid-template-columns: 17rem minmax(0, 48rem); justify-content: center; column-gap: 4rem; }
  header { grid-column: 1 / -1; width: 100%; max-width: none; }
  header p { max-width: 48rem; }
  nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; margin: 0; padding: 2rem .5rem; align-self: start; }
  main { margin: 0; }
}
@media print { nav, .skip { display: none; } article { break-inside: avoid; } pre { max-height: none; } }
`
