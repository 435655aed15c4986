import type { EvaluatedFolder } from './evaluateFolder';

/** One line of JSON for each picture that was compared, for other programs to read. */
export function jsonLines(engine: string, { name, scores }: EvaluatedFolder): string {
  return scores
    .map(({ mistake, molfile: _molfile, ...score }) => {
      const kind = mistake?.kind ?? 'right';
      return `${JSON.stringify({ engine, folder: name, ...score, kind, detail: mistake?.detail })}\n`;
    })
    .join('');
}
