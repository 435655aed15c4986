import { tableLines } from '../bench/table';
import { confidenceCurve, halfGiven, reliability, type RatedAnswer } from './scoring/confidence';
import { CENTRE_HEAD, centreCells } from './scoring/centreCells';
import type { EvaluatedFolder } from './evaluateFolder';
import type { ImageScore } from './scoring/imageScore';
import { summarise } from './scoring/summary';

/** The scores of one program on one folder. */
export type FolderScores = Pick<EvaluatedFolder, 'name' | 'scores' | 'skipped'>;

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);
const share = (value: number) => (100 * value).toFixed(0);

/** The figures of one program for a terminal, by folder and in total. */
export function textReport(title: string, folders: readonly FolderScores[]): string[] {
  const sets = folders.length > 1 ? [...folders, inAll(folders)] : folders;
  return [
    title,
    '',
    ...summaryTable(sets),
    '',
    'Right with stereo among the most confident 10 % ... 100 % of the answers; the confidence of half of them, and the share right from there',
    ...curveTable(sets),
    '',
    'Right of answers by stated confidence (all: mean confidence stated, share right)',
    ...reliabilityTable(sets),
  ];
}

const inAll = (folders: readonly FolderScores[]): FolderScores => ({
  name: 'all',
  scores: folders.flatMap(({ scores }) => scores),
  skipped: folders.reduce((sum, { skipped }) => sum + skipped, 0),
});

const SUMMARY_HEAD = [
  '',
  'images',
  'skipped',
  'answered %',
  'exact %',
  'right of answered %',
  'without stereo %',
  'same InChI %',
  ...CENTRE_HEAD,
  'Tanimoto',
  'CPU s an image',
];

function summaryTable(sets: readonly FolderScores[]): string[] {
  const rows = sets.map(({ name, scores, skipped }) => {
    const { images, answered, exact, withoutStereo, sameInchi, centres, tanimoto, cpuSeconds } =
      summarise(scores);
    return [
      name,
      String(images),
      String(skipped),
      percent(answered, images),
      percent(exact, images),
      percent(exact, answered),
      percent(withoutStereo, images),
      percent(sameInchi, images),
      ...centreCells(centres),
      tanimoto.toFixed(3),
      cpuSeconds === undefined ? 'unknown' : cpuSeconds.toFixed(2),
    ];
  });
  return tableLines([SUMMARY_HEAD, ...rows]);
}

const ratedOf = (scores: readonly ImageScore[]): RatedAnswer[] =>
  scores.flatMap(({ answer, confidence, exact }) =>
    answer === '' || confidence === undefined ? [] : [{ confidence, right: exact }],
  );

function curveTable(sets: readonly FolderScores[]): string[] {
  const tenths = Array.from({ length: 10 }, (_, tenth) => `${10 * (tenth + 1)} %`);
  const rows = sets.map(({ name, scores }) => {
    const answers = ratedOf(scores);
    const half = halfGiven(answers);
    const ofHalf = half ? [half.confidence.toFixed(3), share(half.right)] : ['', ''];
    const curve = confidenceCurve(answers).map(share);
    return [name, ...tenths.map((_, tenth) => curve[tenth] ?? ''), ...ofHalf];
  });
  return tableLines([['', ...tenths, 'half at', 'right'], ...rows]);
}

function reliabilityTable(sets: readonly FolderScores[]): string[] {
  const bins = sets.map(({ scores }) => reliability(ratedOf(scores)));
  const last = bins.at(-1) ?? [];
  const rows = last.map(({ from, to, answers, right, stated }, bin) => [
    `${from.toFixed(2)}-${to.toFixed(2)}`,
    ...bins.map((ofSet) => `${ofSet[bin]?.right ?? 0}/${ofSet[bin]?.answers ?? 0}`),
    answers ? stated.toFixed(2) : '',
    answers ? (right / answers).toFixed(2) : '',
  ]);
  return tableLines([['', ...sets.map(({ name }) => name), 'stated', 'right'], ...rows]);
}
