import { runSummary, summaryLines, type ArticleEnd } from './runSummary';
import { madeReading } from './testing/madeReading';

const withheld = [
  { kind: 'failed', count: 2, says: '2 drawings could not be read' },
  { kind: 'unwritable', file: 'sdf', count: 1, says: '1 has no molfile, left out: 3.' },
];
const ENDS: readonly ArticleEnd[] = [
  { kind: 'read', name: 'a.pdf', reading: madeReading({ withheld, notices: ['No text'] }) },
  { kind: 'kept', name: 'b.pdf', reading: madeReading({ compounds: 4 }) },
  { kind: 'mine', name: 'c.pdf' },
  { kind: 'same', name: 'd.pdf', as: 'a.pdf' },
  { kind: 'failed', name: 'e.pdf', message: 'The PDF has no pages.' },
];

test('a summary counts what was read now and earlier, and says that nobody has checked it', () => {
  expect(runSummary(ENDS, 6)).toMatchObject({
    ...{ articles: 6, read: 1, kept: 1, drawings: 6, compounds: 5, judgedByAnybody: false },
    leftAlone: ['c.pdf'],
    same: [{ name: 'd.pdf', as: 'a.pdf' }],
    failed: [{ name: 'e.pdf', message: 'The PDF has no pages.' }],
    notices: [{ article: 'a.pdf', says: 'No text' }],
    notReached: 1,
  });
});

test('each line of it says of which article and file it is, and why', () => {
  expect(summaryLines(runSummary(ENDS, 6))).toEqual([
    '6 articles: 1 read, 1 read earlier, 1 failed',
    '6 drawings, 5 compounds; nobody has checked them',
    'Withheld, a.pdf: 2 drawings could not be read',
    'Withheld from sdf, a.pdf: 1 has no molfile, left out: 3.',
    'Note, a.pdf: No text',
    'Left as it is, c.pdf: somebody has worked on it',
    'Same file: d.pdf is a.pdf',
    'Failed, e.pdf: The PDF has no pages.',
    'Stopped: 1 article not reached',
  ]);
});
