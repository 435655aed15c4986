/** How the page of failures looks. */
export const PAGE_STYLE = `
:root { --ink: #1c2330; --soft: #5b6675; --line: #d5dae1; --ground: #f3f5f8; --accent: #1f5fa8; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
main { max-width: 88rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; }
.lead { margin: 0 0 1rem; color: var(--soft); }
table { border-collapse: collapse; background: #fff; border: 1px solid var(--line); border-radius: 8px; }
th, td { padding: .25rem .75rem; text-align: right; font-variant-numeric: tabular-nums; }
th:first-child { text-align: left; font-weight: 400; }
thead th { border-bottom: 1px solid var(--line); font-weight: 600; }
tfoot th, tfoot td { border-top: 1px solid var(--line); font-weight: 600; }
td.zero { color: #b4bcc7; }
.filters { position: sticky; top: 0; z-index: 1; margin: 1rem -1rem; padding: .5rem 1rem; background: var(--ground); border-bottom: 1px solid var(--line); }
fieldset { margin: 0 0 .25rem; padding: 0; border: 0; min-width: 0; }
legend { float: left; width: 4.5rem; padding: .125rem 0 0; color: var(--soft); font-size: .8125rem; }
fieldset div { display: flow-root; line-height: 1.7; }
.counts { overflow-x: auto; }
label { margin-right: .25rem; cursor: pointer; white-space: nowrap; }
label span { display: inline-block; padding: .0625rem .625rem; border: 1px solid var(--line); border-radius: 999px; background: #fff; font-size: .8125rem; }
input { position: absolute; opacity: 0; }
input:checked + span { background: var(--accent); border-color: var(--accent); color: #fff; }
input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
.card { margin: 0 0 1rem; padding: .75rem 1rem 1rem; background: #fff; border: 1px solid var(--line); border-radius: 8px; content-visibility: auto; contain-intrinsic-size: auto 26rem; }
.card header { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; margin-bottom: .5rem; }
.card h2 { margin: 0; font-size: 1rem; }
.detail { margin: 0; flex: 1 1 20rem; }
.facts { margin: 0; color: var(--soft); font-size: .8125rem; }
.views { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: .75rem; }
figure { margin: 0; }
h3 { margin: 0 0 .25rem; color: var(--soft); font-size: .75rem; font-weight: 600; }
.paper { height: 20rem; display: grid; place-items: center; border: 1px solid var(--line); border-radius: 6px; background: #fff; overflow: hidden; }
.paper img { max-width: 100%; max-height: 100%; min-height: 0; object-fit: contain; }
figure img { padding: .25rem; }
.none { color: var(--soft); }
figcaption { margin-top: .25rem; color: var(--soft); font: .75rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
@media (max-width: 56rem) { .views { grid-template-columns: 1fr; } .filters { position: static; } }
`;
