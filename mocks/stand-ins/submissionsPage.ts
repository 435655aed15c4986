import { escapeText, staticPage, staticPagePolicy } from '../services/http/staticPage';
import type { KeptSubmission, SubmittedOrganism } from './coconutSubmissions';

const STYLE = `
:root { color-scheme: light dark; --line: #c9ced6; --soft: #55606e; --note: #fff4d6; --edge: #9a6b00; }
@media (prefers-color-scheme: dark) {
  :root { --line: #3d4653; --soft: #a5b0bf; --note: #3a2e0c; --edge: #e0b040; }
}
body { margin: 0 auto; padding: 2rem 1rem; max-width: 80rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; }
.note { margin: 0 0 1.5rem; padding: .75rem 1rem; background: var(--note); border-left: .25rem solid var(--edge); }
.count, small { color: var(--soft); }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--soft); font-size: .875rem; width: 18%; }
th:nth-child(1) { width: 12rem; }
th:nth-child(3) { width: auto; }
th:nth-child(4) { width: 15.5rem; }
td:first-child { white-space: nowrap; overflow-wrap: normal; }
code { font: .875rem/1.5 ui-monospace, monospace; }
small { display: block; }
@media (max-width: 64rem) {
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; }
  tr { padding: .75rem 0; border-bottom: 1px solid var(--line); }
  td { padding: .125rem 0; border: 0; }
  td::before { content: attr(data-label) ": "; color: var(--soft); }
}
`;

export const submissionsPolicy = (): Promise<string> => staticPagePolicy({ style: STYLE });

const TITLE = 'Submissions to the stand-in of COCONUT';

/** The submissions that the stand-in accepted, as a page for people. */
export function submissionsPage(submissions: readonly KeptSubmission[]): string {
  const main = `<h1>${TITLE}</h1>
<p class="note"><strong>Nothing listed here has reached COCONUT.</strong> A stand-in on this server took
these submissions in its place. It keeps the latest 200 in memory and forgets them when it is stopped.</p>
${submissions.length === 0 ? '<p>Nothing has been submitted yet.</p>' : table(submissions)}`;
  return staticPage({ title: TITLE, style: STYLE, main });
}

const COLUMNS = ['Received', 'Compound', 'SMILES', 'DOI', 'Organisms'];

function table(submissions: readonly KeptSubmission[]): string {
  const count = submissions.length === 1 ? '1 submission' : `${submissions.length} submissions`;
  return `<p class="count">${count}, newest first</p>
<table>
<thead><tr>${COLUMNS.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${submissions.map(row).join('\n')}
</tbody>
</table>`;
}

function row({ receivedAt, name, title, smiles, dois, organisms }: KeptSubmission): string {
  const cells = [
    `<time datetime="${receivedAt}">${receivedAt.slice(0, 16).replace('T', ' ')} UTC</time>`,
    `${escapeText(name)}<small>${escapeText(title)}</small>`,
    `<code>${escapeText(smiles)}</code>`,
    dois.map(escapeText).join('<br>'),
    organisms.map(organism).join('<br>'),
  ];
  const labelled = cells.map((cell, at) => `<td data-label="${COLUMNS[at] ?? ''}">${cell}</td>`);
  return `<tr>${labelled.join('')}</tr>`;
}

function organism({ name, parts, locations }: SubmittedOrganism): string {
  const places = locations.flatMap((place) => [place.name, ...place.ecosystems]);
  const more = [...parts, ...places].filter((text) => text !== '').map(escapeText);
  return `${escapeText(name)}${more.length === 0 ? '' : `<small>${more.join(', ')}</small>`}`;
}
