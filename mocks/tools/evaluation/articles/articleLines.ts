import { ARTICLE_ENGINES } from './articleEngines';
import type { EvaluatedArticle, EvaluatedDrawing } from './evaluateArticle';

/**
 * One line of JSON for each drawing and each false cut-out, with every program's answer and confidence, so
 * that ways of choosing among them can be compared without reading again.
 */
export const articleLines = ({ name, drawings }: EvaluatedArticle): string =>
  drawings.map((drawing) => `${JSON.stringify(lineOf(name, drawing))}\n`).join('');

function lineOf(article: string, { truth, finding, cutOut, verdicts, link }: EvaluatedDrawing) {
  const place = truth ?? cutOut;
  const readings = ARTICLE_ENGINES.flatMap((engine) => {
    const reading = cutOut?.readings[engine];
    if (!reading) return [];
    const { smiles, confidence, rawConfidence, reason } = reading;
    const verdict = verdicts[engine];
    return [[engine, { smiles, confidence, rawConfidence, reason, verdict }]] as const;
  });
  return {
    article,
    page: (place?.pageIndex ?? 0) + 1,
    finding,
    answers: truth?.answers ?? [],
    number: truth?.number ?? '',
    name: truth?.name ?? '',
    trueBox: truth?.box,
    box: cutOut?.box,
    route: cutOut?.route,
    segmentConfidence: cutOut?.confidence,
    label: cutOut?.label ?? null,
    link,
    readings: Object.fromEntries(readings),
  };
}
