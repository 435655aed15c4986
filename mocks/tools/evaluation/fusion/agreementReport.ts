import { tableLines } from '../../bench/table';
import type { ImageScore } from '../scoring/imageScore';
import type { FusedFolder, FusedImage } from './fuseFolders';

/** What the programs' answers for one picture are to each other. */
const SITUATIONS = ['agreed', 'differ', 'one alone', 'none'] as const;

type Situation = (typeof SITUATIONS)[number];

/**
 * How often programs agree, differ, or answer alone, and how often the fused reading is right then; and how
 * often any of them is right, which is the most that a fusion can reach.
 */
export function agreementReport(
  titles: readonly string[],
  folders: readonly Pick<FusedFolder, 'name' | 'scores'>[],
): string[] {
  const all = { name: 'all', scores: folders.flatMap(({ scores }) => scores) };
  const sets = folders.length > 1 ? [...folders, all] : folders;
  const alone = titles.map((title) => `${title} right where they differ %`);
  const head = ['', ...SITUATIONS.flatMap(headOf), ...alone, 'any right %'];
  const rows = sets.map(({ name, scores }) => [
    name,
    ...SITUATIONS.flatMap((situation) => cellsOf(scores, situation)),
    ...titles.map((_, program) => rightWhereTheyDiffer(scores, program)),
    percent(scores, ({ answers }) => answers.some(({ exact }) => exact)),
  ]);
  return [
    'Where two programs read the same constitution, differ, or one answers alone: share of the images, and of those exact, and with the same InChI',
    ...tableLines([head, ...rows]),
  ];
}

const headOf = (situation: Situation): string[] =>
  situation === 'none' ? ['none %'] : [`${situation} %`, 'exact %', 'same InChI %'];

function situationOf({ agreed, answers }: FusedImage): Situation {
  if (agreed === undefined) return 'none';
  if (agreed) return 'agreed';
  return answers.filter(({ answer }) => answer !== '').length > 1 ? 'differ' : 'one alone';
}

function cellsOf(scores: readonly FusedImage[], situation: Situation): string[] {
  const share = percent(scores, (score) => situationOf(score) === situation);
  if (situation === 'none') return [share];
  const those = scores.filter((score) => situationOf(score) === situation);
  return [share, percent(those, ({ exact }) => exact), percent(those, (each) => each.sameInchi)];
}

const rightWhereTheyDiffer = (scores: readonly FusedImage[], program: number): string =>
  percent(
    scores
      .filter((score) => situationOf(score) === 'differ')
      .map(({ answers }) => answers[program]),
    (answer: ImageScore | undefined) => answer?.exact === true,
  );

function percent<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): string {
  if (items.length === 0) return '-';
  return ((100 * items.filter(isCounted).length) / items.length).toFixed(1);
}
