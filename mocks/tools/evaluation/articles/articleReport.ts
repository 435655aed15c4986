import { tableLines } from '../../bench/table';
import { CENTRE_HEAD, centreCells } from '../scoring/centreCells';
import { reliability, type RatedAnswer } from '../scoring/confidence';
import { sumCentres } from '../scoring/countCentres';
import { ENGINE_TITLES, type ArticleEngine } from './articleEngines';
import type { EvaluatedArticle, EvaluatedDrawing } from './evaluateArticle';
import { FOUND_HEAD, foundFigures } from './foundReport';
import { LABEL_HEAD, labelFigures } from './labelReport';
import { VERDICTS } from './judgeReading';

/** From here on, an answer counts as sure. */
const SURE = 0.9;

type Drawings = readonly EvaluatedDrawing[];

/** The figures of all articles for a terminal, by article and in all. */
export function articleReport(
  evaluated: readonly EvaluatedArticle[],
  engines: readonly ArticleEngine[],
): string[] {
  const all = { name: 'all', drawings: evaluated.flatMap(({ drawings }) => drawings) };
  const articles = evaluated.length > 1 ? [...evaluated, all] : evaluated;
  const table = (
    head: readonly string[],
    figures: (drawings: Drawings) => readonly (number | string)[],
  ) =>
    tableLines([
      ['', ...head],
      ...articles.map(({ name, drawings }) => [name, ...figures(drawings).map(String)]),
    ]);
  return [
    'Drawings found',
    ...table(FOUND_HEAD, foundFigures),
    ...engines.flatMap((engine) => [
      '',
      `${ENGINE_TITLES[engine]}: drawings with a SMILES; the sure ones state ${SURE} or more`,
      ...table(READING_HEAD, (drawings) => readings(drawings, engine)),
    ]),
    '',
    'Right of answers by stated confidence (answers where nothing is drawn are wrong)',
    ...tableLines(reliabilityRows(all.drawings, engines)),
    '',
    'Numbers and names beside drawings',
    ...table(LABEL_HEAD, labelFigures),
  ];
}

const count = (drawings: Drawings, matches: (drawing: EvaluatedDrawing) => boolean) =>
  drawings.filter(matches).length;

const READING_HEAD = [
  'drawings',
  ...VERDICTS,
  'not found',
  'sure',
  'sure, not right',
  'read falsely',
  ...CENTRE_HEAD,
];

function readings(drawings: Drawings, engine: ArticleEngine): (number | string)[] {
  const readable = drawings.filter(({ truth }) => truth && truth.answers.length > 0);
  const sure = ratedAnswers(drawings, engine).filter(({ confidence }) => confidence >= SURE);
  return [
    readable.length,
    ...VERDICTS.map((verdict) => count(readable, ({ verdicts }) => verdicts[engine] === verdict)),
    count(readable, ({ verdicts }) => verdicts[engine] === undefined),
    sure.length,
    sure.filter(({ right }) => !right).length,
    count(drawings, ({ finding, cutOut }) => finding === 'false' && isAnswered(cutOut, engine)),
    ...centreCells(sumCentres(readable.flatMap(({ centres }) => centres[engine] ?? []))),
  ];
}

const isAnswered = (cutOut: EvaluatedDrawing['cutOut'], engine: ArticleEngine) =>
  (cutOut?.readings[engine]?.smiles ?? '') !== '';

/** A program's answers for drawings with a SMILES and for false cut-outs. */
function ratedAnswers(drawings: Drawings, engine: ArticleEngine): RatedAnswer[] {
  return drawings.flatMap(({ truth, cutOut, verdicts }): RatedAnswer[] => {
    const { confidence } = cutOut?.readings[engine] ?? {};
    if (!isAnswered(cutOut, engine) || confidence === undefined) return [];
    if (truth && truth.answers.length === 0) return [];
    return [{ confidence, right: verdicts[engine] === 'right' }];
  });
}

function reliabilityRows(drawings: Drawings, engines: readonly ArticleEngine[]): string[][] {
  const bins = engines.map((engine) => reliability(ratedAnswers(drawings, engine)));
  const rows = (bins[0] ?? []).map(({ from, to }, bin) => [
    `${from.toFixed(2)}-${to.toFixed(2)}`,
    ...bins.map((ofEngine) => `${ofEngine[bin]?.right ?? 0}/${ofEngine[bin]?.answers ?? 0}`),
  ]);
  return [['', ...engines.map((engine) => ENGINE_TITLES[engine])], ...rows];
}
