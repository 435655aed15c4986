/** @jest-environment node */
import type { RawAnnotation } from '../rawAnnotation';
import { createFieldReader } from './annotationFields';
import { articleCandidates, valuesOfCandidates } from './articleCandidates';
import { ORGANISM_FIELD_LIMIT, ORGANISM_LIMIT } from './organismFields';
import { FIELD_LIMITS } from './submissionFields';

const read = (rawData: RawAnnotation) => articleCandidates(createFieldReader(rawData));

test.each<[string, RawAnnotation, readonly string[]]>([
  [
    'of all fields that name compounds, the compound name first',
    { iupac_name: 'ethanol', trivial_name: 'spirit', compound_name: 'Alcohol' },
    ['Alcohol', 'spirit', 'ethanol'],
  ],
  [
    'taken apart where they are joined',
    { trivial_name: 'caffeine, theophylline' },
    ['caffeine', 'theophylline'],
  ],
  ['unquoted', { trivial_name: "'caffeine', 'quercetin'" }, ['caffeine', 'quercetin']],
  ['of a list', { trivial_names: ['nan', 'caffeine'] }, ['caffeine']],
  ['of a list of named things', { trivial_name: [{ name: 'caffeine' }] }, ['caffeine']],
  [
    'whole where a systematic name has commas',
    { iupac_name: '3,5,7-trihydroxy-2-(3,4-dihydroxyphenyl)chromen-4-one' },
    ['3,5,7-trihydroxy-2-(3,4-dihydroxyphenyl)chromen-4-one'],
  ],
  ["with the prime at a name's end", { trivial_name: "quercetin 4'" }, ["quercetin 4'"]],
  ['each once in any case', { compound_name: 'Caffeine', trivial_name: 'caffeine' }, ['Caffeine']],
  ['none for missing ones', { compound_name: ' NaN ', trivial_name: 'nan', iupac_name: null }, []],
  ['of extracted_json', { extracted_json: { trivial_name: 'caffeine' } }, ['caffeine']],
  [
    'of the outer value before the nested one, unless it is missing',
    { trivial_name: 'nan', extracted_json: { trivial_name: 'caffeine' } },
    ['caffeine'],
  ],
  ['none of prose', { raw_text: 'The compound is caffeine.' }, []],
  ['none of wrong types', { compound_name: true, trivial_name: [[['x']]], iupac_name: {} }, []],
  [
    'without markup and control characters',
    { trivial_name: '<img src=x onerror="alert(1)">ca<b>ff</b>eine\u0000\u202E &lt;i&gt;' },
    ['caffeine'],
  ],
])('names are offered %s', (_what, rawData, names) => {
  expect(read(rawData).names.map(({ value }) => value)).toEqual(names);
});

const organisms = (rawData: RawAnnotation) =>
  read(rawData).organisms.map(({ value, details }) =>
    details ? [value, details.parts, details.location, details.ecosystems].join(' | ') : value,
  );

test.each<[string, RawAnnotation, readonly string[]]>([
  [
    'a described one, with what is said of it',
    {
      source_organism: {
        name: 'Camellia sinensis',
        parts: ['leaves', 'nan', 'buds'],
        location: 'Munnar',
        ecosystem: 'tea garden',
      },
    },
    ['Camellia sinensis | leaves, buds | Munnar | tea garden'],
  ],
  [
    'several described ones, each once, before those that are only named',
    {
      organism_or_species: 'E f',
      source_organism: [
        { name: 'A b', ecosystems: ['bog', 'nan'] },
        { name: 'nan', parts: 'roots' },
        { name: 'C d', parts: 'roots, nan', location: { name: 'Oslo', ecosystems: 'fjord' } },
        { name: 'A b', parts: 'again' },
      ],
    },
    ['A b |  |  | bog', 'C d | roots | Oslo | fjord', 'E f'],
  ],
  ['the source as text', { source_organism: 'A b', organism_part: 'leaves' }, ['A b']],
  ['whole names only', { organism_or_species: 'Artemisia annua, A. annua' }, ['Artemisia annua']],
  ['none', { organism_or_species: 'nan', organism_part: 'leaves' }, []],
  ['none of wrong types', { organism_or_species: true, source_organism: [null, [], false] }, []],
])('organisms are offered: %s', (_what, rawData, expected) => {
  expect(organisms(rawData)).toEqual(expected);
});

test('parts, places, ecosystems and classes are offered of each of their labels', () => {
  const { parts, locations, ecosystems, classes } = read({
    organism_part: 'leaves, roots',
    geo_location: 'Munnar',
    location: 'Oslo',
    habitat: 'bog',
    ecosystems: ['fjord'],
    compound_class: 'nan',
    compound_classes: ['flavonol', 'NAN'],
  });
  expect(parts.map(({ value }) => value)).toEqual(['leaves', 'roots']);
  expect(locations).toEqual([
    { value: 'Munnar', label: 'geo_location' },
    { value: 'Oslo', label: 'location' },
  ]);
  expect(ecosystems.map(({ value }) => value)).toEqual(['bog', 'fjord']);
  expect(classes).toEqual([{ value: 'flavonol', label: 'compound_classes' }]);
});

test('the values of all of them are looked for, each once', () => {
  const rawData = { trivial_name: 'caffeine', compound_class: 'caffeine, xanthine' };
  expect(valuesOfCandidates(read(rawData))).toEqual(['caffeine', 'xanthine']);
});

test('an endless answer is bounded', () => {
  const many = Array.from({ length: 1e5 }, (_, i) => `o${i}`);
  const candidates = read({
    trivial_name: many,
    compound_name: 'x'.repeat(1e6),
    organism_or_species: many,
    source_organism: many.map((name) => ({ name, parts: 'z'.repeat(1_000) })),
  });
  expect(candidates.names.length).toBeLessThanOrEqual(201);
  expect(candidates.organisms).toHaveLength(ORGANISM_LIMIT);
  for (const { value } of candidates.names) {
    expect(value.length).toBeLessThanOrEqual(FIELD_LIMITS.name);
  }
  for (const { details } of candidates.organisms) {
    expect(details?.parts.length).toBeLessThanOrEqual(ORGANISM_FIELD_LIMIT);
  }
});

it('offers no people and laboratory animals as organisms, but plants in everyday words', () => {
  const { organisms } = read({ organism_or_species: 'garlic, mice, Human, Allium sativum' });
  expect(organisms.map(({ value }) => value)).toEqual(['garlic', 'Allium sativum']);
});
