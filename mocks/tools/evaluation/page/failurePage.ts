import { createHash } from 'node:crypto';
import { MISTAKE_KINDS } from '../scoring/mistake';
import type { Failure } from './failure';
import { failureCard } from './failureCard';
import { classOf, filterButtons, filterStyle, type Filter } from './filters';
import { kindTable } from './kindTable';
import { PAGE_STYLE } from './pageStyle';

/**
 * All failures on one self-contained page: it includes its pictures, and may neither load nor run anything.
 * The most confident mistakes come first.
 *
 * @param images how many pictures were read, right or wrong
 */
export function failurePage(failures: readonly Failure[], images: number): string {
  const kinds = filterOf('kind', 'Kind', failures, ({ kind }) => kind, MISTAKE_KINDS);
  const folders = filterOf('folder', 'Folder', failures, ({ folder }) => folder);
  const engines = filterOf('engine', 'Program', failures, ({ engine }) => engine);
  const filters = [kinds, folders, engines];
  const style = [PAGE_STYLE, ...filters.map(filterStyle)].join('\n');
  const cards = failures
    .toSorted((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0))
    .map((failure) =>
      failureCard(failure, {
        kind: classOf(kinds, failure.kind),
        folder: classOf(folders, failure.folder),
        engine: classOf(engines, failure.engine),
      }),
    );
  const useful = filters.filter(({ choices }) => choices.length > 1);
  return documentOf(
    style,
    `<h1>Pictures read wrong</h1>
<p class="lead">${failures.length} of ${images} readings, the most confident first. Answers are drawn as they lie in the picture, truths laid upon them.</p>
<div class="counts">${kindTable(failures)}</div>
<div class="filters">
${useful.map(filterButtons).join('\n')}
</div>
${cards.join('\n')}
<p class="lead">No more for this choice.</p>`,
  );
}

/** A page with a single style, and no permission for anything else. */
function documentOf(style: string, main: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures read wrong</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

function filterOf(
  name: string,
  title: string,
  failures: readonly Failure[],
  valueOf: (failure: Failure) => string,
  order: readonly string[] = [],
): Filter {
  const values = [...new Set([...order, ...failures.map(valueOf)])];
  const choices = values.map((value) => ({
    value,
    count: failures.filter((failure) => valueOf(failure) === value).length,
  }));
  return { name, title, choices: choices.filter(({ count }) => count > 0) };
}
