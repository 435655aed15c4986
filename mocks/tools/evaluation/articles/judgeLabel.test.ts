import { judgeLabel, type DrawingLabel, type Link } from './judgeLabel';

const BOTH = { number: '3', name: 'quercetin' };
const HEADED = { number: 'Example 1 | 1 |', name: 'rutin' };

test.each<[string, DrawingLabel, DrawingLabel | undefined, Link]>([
  ['both as printed', BOTH, BOTH, 'right'],
  ['the number alone', BOTH, { number: '3' }, 'right'],
  ['the name alone where a number is printed', BOTH, { name: 'quercetin' }, 'missing'],
  ['the name where no number is printed', { name: 'kojic acid' }, { name: 'Kojic acid' }, 'right'],
  ['brackets around a number', { number: '1a' }, { number: '(1a)' }, 'right'],
  ['another dash', { name: 'β-PC-M6' }, { name: 'β–PC–M6' }, 'right'],
  ['another number', BOTH, { number: '4', name: 'quercetin' }, 'wrong'],
  ['another name', BOTH, { number: '3', name: 'rutin' }, 'wrong'],
  ['a sign that is missing', { name: '(–)-menthol' }, { name: 'menthol' }, 'wrong'],
  [
    'a name where only a number is printed',
    { number: '3' },
    { number: '3', name: 'rutin' },
    'wrong',
  ],
  ['one of two readings of a number', HEADED, { number: '1' }, 'right'],
  ['another number than the two readings', HEADED, { number: '2', name: 'rutin' }, 'wrong'],
  ['no number where it may be left out', HEADED, { name: 'rutin' }, 'right'],
  ['nothing where the number may be left out', HEADED, undefined, 'missing'],
  ['a label where nothing is printed', {}, { number: '3' }, 'wrong'],
  ['no label', BOTH, undefined, 'missing'],
  ['an empty label', BOTH, { number: '', name: null }, 'missing'],
  ['no label where nothing is printed', {}, undefined, 'none'],
])('judges %s', (_case, printed, linked, verdict) => {
  expect(judgeLabel(printed, linked)).toBe(verdict);
});
