import { namedOrganisms } from './namedOrganisms';

const named = (...texts: string[]) =>
  texts.map((text) => ({ label: 'organism_or_species' as const, text }));

test('the most frequent comes first, whatever its capitals and line breaks', () => {
  expect(
    namedOrganisms(
      named('Salvia rosmarinus', 'Artemisia annua', 'Artemisia\nannua', 'artemisia annua'),
    ),
  ).toEqual([
    { name: 'Artemisia annua', count: 3 },
    { name: 'Salvia rosmarinus', count: 1 },
  ]);
});

test.each([
  ['an abbreviation of one that is there', named('Artemisia annua', 'A. annua')],
  ['a subject of tests', named('Artemisia annua', 'mice')],
  [
    'what is no organism',
    [...named('Artemisia annua'), { label: 'organism_part' as const, text: 'leaves' }],
  ],
])('%s is not offered', (_what, annotations) => {
  expect(namedOrganisms(annotations).map(({ name }) => name)).toEqual(['Artemisia annua']);
});
