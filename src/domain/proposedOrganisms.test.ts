import { proposedOrganisms } from './proposedOrganisms';

const mention = (sentence: string, ...organisms: readonly string[]) => ({
  ...{ page: 1, start: 0, end: 1, sentence },
  ...(organisms.length > 0 && { organisms }),
});

test('an organism is proposed once, with the first sentence that names it', () => {
  const proposals = proposedOrganisms([
    mention('Lupeol is common.'),
    mention('It is of Phoenix paludosa.', 'Phoenix paludosa'),
    mention('Phoenix paludosa gave it.', 'Phoenix paludosa'),
    mention('Both gave it.', 'Phoenix paludosa', 'Salvia officinalis', 'Salvia officinalis'),
  ]);
  expect(proposals.map(({ sentence, organisms }) => [sentence, organisms])).toEqual([
    ['It is of Phoenix paludosa.', ['Phoenix paludosa']],
    ['Both gave it.', ['Salvia officinalis']],
  ]);
});

test('a sentence that names nothing further leaves room for the next', () => {
  const proposals = proposedOrganisms(
    ['A', 'A', 'A', 'B', 'C', 'D'].map((organism, i) => mention(`Sentence ${i}`, organism)),
  );
  expect(proposals.flatMap(({ organisms }) => organisms)).toEqual(['A', 'B', 'C']);
});
