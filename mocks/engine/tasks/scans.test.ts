import { readFileSync } from 'node:fs';
import { runTasks, scannedPdf, smallArticle } from '../../testing/scannedPdf';
import { writePdf } from '../page/writePdf';
import type { ReadPage } from '../text/readFirstPages';

jest.setTimeout(300_000);

interface Answer {
  readonly text: string;
  readonly article?: { readonly title: string };
  readonly scans: readonly { pageIndex: number; isRead: boolean; confidence?: number }[];
  readonly words: readonly (readonly [number, number, number])[];
  readonly read?: readonly ReadPage[];
}

const base64 = (pdf: Uint8Array) => Buffer.from(pdf).toString('base64');
const wordsIn = (text: string) => text.match(/\S+/g) ?? [];
const STAMP = 'Downloaded by Some Library on a Monday';

const sample = readFileSync('public/sample-article.pdf');
let own: Answer;
let unread: Answer;
let joined: Answer;
beforeAll(async () => {
  const scan = base64(await scannedPdf(sample, { stamp: STAMP }));
  const pages = 1;
  const [printed, first, page] = runTasks<Answer & ReadPage>([
    ['readText', { pdf: base64(sample), pages }],
    ['readText', { pdf: scan, pages }],
    ['readScan', { pdf: scan, pageIndex: 0 }],
  ]);
  [own, unread] = [printed!, first!];
  [joined] = runTasks<Answer>([['joinText', { read: [page], pages }]]) as [Answer];
});

test('a sheet that was scanned upside down is turned for reading', async () => {
  const scan = base64(await scannedPdf(await smallArticle(), { dpi: 150, upsideDown: true }));
  const [page] = runTasks([['readScan', { pdf: scan, pageIndex: 0 }]]);
  const [answer] = runTasks<Answer>([['joinText', { read: [page], pages: 1 }]]);
  expect(answer?.text).toContain('was isolated from the roots of Podophyllum peltatum.');
  expect(answer?.text).toMatch(/^Lignans of Podophyllum peltatum/);
});

test('the signs of a systematic name are read, which a language for prose does not know', async () => {
  const name = "4,4'-dihydroxy-3,3'-dimethoxy-7,9':7',9-diepoxylignan";
  const article = await smallArticle(`The compound ${name} was isolated.`);
  const scan = base64(await scannedPdf(article, { dpi: 150 }));
  const [page] = runTasks([['readScan', { pdf: scan, pageIndex: 0 }]]);
  const [answer] = runTasks<Answer>([['joinText', { read: [page], pages: 1 }]]);
  expect(answer?.text).toContain(name);
});

/** A filled shape with a curve, of the size of a letter. */
const shape = (x: number, y: number) =>
  `${x} ${y} m ${x + 5} ${y} ${x + 5} ${y + 7} ${x} ${y + 7} c f`;
const shapes = Array.from({ length: 200 }, (_, n) =>
  shape(40 + 8 * (n % 40), 500 + 12 * Math.floor(n / 40)),
);

test.each([
  ['a page whose text is drawn as shapes', shapes.join('\n'), { kind: 'shapes', isRead: false }],
  ['a blank page', '', { kind: 'none', isRead: true }],
  ['a page with a drawing alone', '40 40 m 90 90 l S', { kind: 'none', isRead: true }],
])('what %s is, is told', (_what, content, scan) => {
  const pdf = base64(writePdf({ pages: [{ width: 420, height: 595, content }] }));
  const [answer] = runTasks<Answer>([['readText', { pdf, pages: 1 }]]);
  expect(answer).toMatchObject({ text: '', scans: [{ pageIndex: 0, ...scan }] });
});

test('a page with letters of its own is no scan', () => {
  expect(own.scans).toEqual([]);
  expect(own.read).toBeUndefined();
});

test('a page that is nothing but a picture is named as a scan, and not read with the others', () => {
  expect(unread.scans).toEqual([{ pageIndex: 0, kind: 'picture', isRead: false }]);
  expect(unread.text).toBe(STAMP);
});

/** How many words two texts share in the same order. */
function sharedInOrder(one: readonly string[], other: readonly string[]): number {
  let before = other.map(() => 0);
  for (const word of one) {
    const row: number[] = [];
    other.forEach((candidate, at) => {
      const extended = (at > 0 ? before[at - 1]! : 0) + 1;
      const kept = Math.max(before[at]!, at > 0 ? row[at - 1]! : 0);
      row.push(candidate === word ? extended : kept);
    });
    before = row;
  }
  return before.at(-1) ?? 0;
}

test('nearly all words of a scanned page are read, in the order of its columns', () => {
  const words = wordsIn(own.text);
  expect(sharedInOrder(words, wordsIn(joined.text)) / words.length).toBeGreaterThan(0.93);
});

test('its title is recognised as that of any other page', () => {
  expect(joined.article?.title).toBe(own.article?.title);
});

test('letters that the page has besides its picture are not read twice', () => {
  expect(joined.text.split(STAMP)).toHaveLength(2);
});

test('the lettering of drawings is no text', () => {
  const lettering = wordsIn(joined.text).filter((word) => /^(?:OH|HO|OCH3|H3C|CH3)$/.test(word));
  expect(lettering).toEqual([]);
});

test('a read page tells its mean confidence, and each word its own and its place', () => {
  const [{ confidence = 0 } = {}] = joined.scans;
  expect(confidence).toBeGreaterThan(0.85);
  expect(confidence).toBeLessThanOrEqual(1);
  const letters = [...joined.text];
  const placed = joined.words.map(([start, end]) => letters.slice(start, end).join(''));
  expect(placed).toEqual(expect.arrayContaining(['artemisinin', 'Podophyllum']));
  expect(placed.filter((word) => /\s/.test(word))).toEqual([]);
  expect(placed.length / wordsIn(joined.text).length).toBeGreaterThan(0.9);
});
