import { annotate } from './annotate';

const namesIn = (text: string) => annotate(text).extracted_data['trivial_name'];

test.each([
  ['is cited with others', 'It was so. Hussein et al. [21] isolated quercetin. Hussein was right.'],
  ['is cited with a year', 'It was so. Danilein and Studzin (2004) found quercetin.'],
  [
    'is an author with an initial',
    'Quercetin of rosemary\n\nSimona Birt, Antoine C. Bily, Marc Roller\n\nNaturex\n\nWe found quercetin.',
  ],
])('a person who %s is no compound', (_what, text) => {
  expect(namesIn(text)?.toLowerCase()).toMatch(/^quercetin(?:, quercetin)?$/);
});

test('a list of compounds after the authors is none of persons', () => {
  const text = 'Jane Roe, John Poe\n\nAndrastin A, Atlantinone B\n\nAndrastin A was found by us.';
  expect(namesIn(text)).toContain('Andrastin A');
});

test('a compound with a congener’s letter at the end of a sentence stays one', () => {
  expect(namesIn('We isolated Withaferin A. However, andrastin B was new.')).toBe(
    'Withaferin A, andrastin B',
  );
});
