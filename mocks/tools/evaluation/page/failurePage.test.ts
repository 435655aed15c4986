import { createHash } from 'node:crypto';
import type { Failure } from './failure';
import { failurePage } from './failurePage';

const PICTURE = 'data:image/png;base64,AAAA';

const failure = (changes: Partial<Failure>): Failure => ({
  engine: 'PixelGraph',
  folder: 'uspto',
  file: 'a.tif',
  kind: 'one label',
  detail: 'N read as O',
  truth: 'CN',
  answer: 'CO',
  confidence: 0.9,
  tanimoto: 0.5,
  images: { picture: PICTURE, truth: PICTURE, answer: '' },
  ...changes,
});

const HOSTILE = '"><img src=x onerror=alert(1)>';

test.each(['engine', 'folder', 'file', 'detail', 'truth', 'answer'] as const)(
  'a hostile %s remains text',
  (part) => {
    const page = failurePage([failure({ [part]: HOSTILE }), failure({})], 2);
    expect(page).toContain('&quot;&gt;&lt;img src=x');
    expect(page).not.toContain('<img src=x');
  },
);

test('the page may only show its pictures and use its own style', () => {
  const page = failurePage([failure({})], 1);
  const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page).toContain(`default-src 'none'; img-src data:; style-src 'sha256-${hash}'`);
  expect(page).not.toMatch(/<script|\son\w+=|\sstyle=|https?:/);
});

test('the most confident mistakes come first, those without confidence last', () => {
  const files = [undefined, 0.2, 0.8].map((confidence) =>
    failure({ confidence, file: `${confidence}.png` }),
  );
  const page = failurePage(files, 3);
  const places = ['0.8.png', '0.2.png', 'undefined.png'].map((file) => page.indexOf(file));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('kinds are counted by program and folder', () => {
  const failures = [
    failure({}),
    failure({ folder: 'jpo' }),
    failure({ kind: 'no answer', answer: '' }),
  ];
  const page = failurePage(failures, 5);
  expect(page).toContain('3 of 5 readings');
  expect(page).toContain('<th>PixelGraph uspto</th><th>PixelGraph jpo</th><th>all</th>');
  expect(page).toContain('<tr><th>one label</th><td>1</td><td>1</td><td>2</td></tr>');
  expect(page).toContain('<tr><th>no answer</th><td>1</td><td class="zero">0</td><td>1</td></tr>');
});

test('each filter hides the cards of the other values', () => {
  const page = failurePage([failure({}), failure({ kind: 'bond order', folder: 'jpo' })], 2);
  expect(page).toContain('body:has(#kind-1:checked) .card:not(.kind-1) { display: none; }');
  expect(page).toContain('class="card kind-1 folder-0 engine-0"');
  expect(page).toContain('class="card kind-0 folder-1 engine-0"');
  expect(page).toContain('No more for this choice.');
  expect(page.match(/<legend>\w+/g)).toEqual(['<legend>Kind', '<legend>Folder']);
});
