/**
 * `node --import tsx mocks/tools/queue/simulateLoad.ts`: how long tasks wait for a given number of users and worker
 * cores, by simulation: what cannot be measured on one machine. The articles' figures are those that
 * `npm run bench` measured (docs/operations.md).
 */
import { simulate, type ArticleFigures } from './simulation';

/** CPU seconds of ten articles; drawings are read by lines and by pixels. */
const ARTICLES: readonly ArticleFigures[] = [
  { text: 0.63, pages: 11, segmentation: 5.11, drawings: 0, lines: 0, pixels: 0 },
  { text: 0.62, pages: 7, segmentation: 2.09, drawings: 7, lines: 0.68, pixels: 4.46 },
  { text: 0.4, pages: 18, segmentation: 4.37, drawings: 20, lines: 3.05, pixels: 1.44 },
  { text: 0.53, pages: 11, segmentation: 2.36, drawings: 15, lines: 0.67, pixels: 3.43 },
  { text: 0.84, pages: 12, segmentation: 2.67, drawings: 1, lines: 1.09, pixels: 0.85 },
  { text: 0.33, pages: 13, segmentation: 2.52, drawings: 2, lines: 0.03, pixels: 0.53 },
  { text: 0.4, pages: 31, segmentation: 4.43, drawings: 24, lines: 1.36, pixels: 30.83 },
  { text: 0.39, pages: 29, segmentation: 5.7, drawings: 20, lines: 0.73, pixels: 6.59 },
  { text: 0.16, pages: 1, segmentation: 1.06, drawings: 5, lines: 1.03, pixels: 0.28 },
  { text: 0.39, pages: 15, segmentation: 4.82, drawings: 14, lines: 0.27, pixels: 3.91 },
];

/**
 * What the same articles take with two workers under load (`measureLoad.ts`, all drawings by `best`), for each second of
 * `npm run bench`: 12.7 to 7.6.
 */
const UNDER_LOAD = 1.67;

/** An active user opens an article every ten minutes. */
const PAUSE_S = 600;
const HOURS_S = 2 * 3_600;
const USERS = [30, 300, 1_000, 10_000];
/** Users a worker core. */
const DENSITIES = [40, 30, 20, 15];

const underLoad = ({ text, segmentation, lines, pixels, ...counts }: ArticleFigures) => ({
  ...counts,
  text: text * UNDER_LOAD,
  segmentation: segmentation * UNDER_LOAD,
  lines: lines * UNDER_LOAD,
  pixels: pixels * UNDER_LOAD,
});

console.log('users  cores  busy %  wait s p50, p95  article s p50, p95');
for (const users of USERS) {
  for (const density of DENSITIES) {
    const cores = Math.max(1, Math.ceil(users / density));
    const { busy, wait, article } = simulate(ARTICLES.map(underLoad), {
      users,
      cores,
      pauseS: PAUSE_S,
      endS: HOURS_S,
    });
    const columns = [
      users,
      cores,
      (100 * busy).toFixed(0),
      wait.p50,
      wait.p95,
      article.p50,
      article.p95,
    ];
    console.log(
      columns.map((each) => (typeof each === 'number' ? each.toFixed(1) : each)).join('  '),
    );
  }
}
