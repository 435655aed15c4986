/** @jest-environment node */
import type { PubchemCompound } from '../pubchemCompound';
import type { Publication } from '../publication';
import type { RawAnnotation } from '../rawAnnotation';
import { prefill, type SubmissionSources } from './prefill';
import { FIELD_LIMITS, ORGANISM_FIELD_LIMIT, ORGANISM_LIMIT } from './submissionForm';
import type { SubmissionTarget } from './submissionTarget';

const target: SubmissionTarget = {
  pdfId: '1700000000000',
  segmentId: 'page-2-segment-0',
  uniqueKey: 'pdf-1700000000000-page-2-segment-0',
  smiles: 'CCO',
  engine: 'molnextr',
  isEdited: false,
  pageNumber: 3,
  segmentNumber: 1,
  ordinal: 3,
  pdfFilename: 'paper.pdf',
};

const publication: Publication = {
  doi: '10.5555/tea',
  title: 'Purine alkaloids of tea',
  authors: [
    { firstName: 'Anita', lastName: 'Sharma', fullName: 'Anita Sharma' },
    { firstName: 'Tor', lastName: 'Lund', fullName: 'Tor Lund' },
  ],
  firstAuthor: 'Sharma',
  year: 2021,
  journal: 'Journal of Tea',
};

const compound = (match: PubchemCompound['match']): PubchemCompound => ({
  cid: 2519,
  match,
  url: 'https://pubchem.ncbi.nlm.nih.gov/compound/2519',
  iupacName: '1,3,7-trimethylpurine-2,6-dione',
});

const filled = (sources: Partial<SubmissionSources> = {}) =>
  prefill({ target, currentYear: 2026, ...sources });
const annotated = (rawData: RawAnnotation) => filled({ rawData });

test('a form of which nothing is known has its title and where the drawing stands', () => {
  const { form, origins, names } = filled();
  expect(form).toEqual({
    title: 'MARCUS_Submission Unknown 2026',
    name: '',
    evidence: '',
    comment: 'Drawing 1 on page 3 of the PDF. Structure read by MolNexTR.',
    referenceId: '',
    link: '',
    structuralComments: '',
    organisms: [],
  });
  expect(names).toEqual([]);
  expect(Object.keys(origins)).toEqual(['title', 'comment']);
});

describe('the name', () => {
  test.each<[string, RawAnnotation, readonly string[], string | undefined]>([
    [
      'the compound name before all others',
      { iupac_name: 'ethanol', trivial_name: 'spirit', compound_name: 'Alcohol' },
      ['Alcohol', 'spirit', 'ethanol'],
      'From the annotations: Compound Name',
    ],
    [
      'the first of several joined trivial names',
      { trivial_name: 'caffeine, theophylline, quercetin' },
      ['caffeine', 'theophylline', 'quercetin'],
      'From the annotations: Trivial Name',
    ],
    [
      'quoted values',
      { trivial_name: "'caffeine', 'quercetin'" },
      ['caffeine', 'quercetin'],
      undefined,
    ],
    [
      'a list',
      { trivial_names: ['nan', 'caffeine'] },
      ['caffeine'],
      'From the annotations: Trivial Names',
    ],
    ['a list of named things', { trivial_name: [{ name: 'caffeine' }] }, ['caffeine'], undefined],
    [
      'commas within a systematic name',
      { iupac_name: '3,5,7-trihydroxy-2-(3,4-dihydroxyphenyl)chromen-4-one' },
      ['3,5,7-trihydroxy-2-(3,4-dihydroxyphenyl)chromen-4-one'],
      'From the annotations: Iupac Name',
    ],
    ["the prime at a name's end", { trivial_name: "quercetin 4'" }, ["quercetin 4'"], undefined],
    [
      'the same name once',
      { compound_name: 'Caffeine', trivial_name: 'caffeine' },
      ['Caffeine'],
      undefined,
    ],
    [
      'a missing one',
      { compound_name: ' NaN ', trivial_name: 'nan, NAN', iupac_name: null },
      [],
      undefined,
    ],
    [
      'what lies in extracted_json',
      { extracted_json: { trivial_name: 'caffeine' } },
      ['caffeine'],
      undefined,
    ],
    [
      'the outer value before the nested one, unless it is missing',
      { trivial_name: 'nan', extracted_json: { trivial_name: 'caffeine' } },
      ['caffeine'],
      undefined,
    ],
    ['nothing of prose', { raw_text: 'The compound is caffeine.' }, [], undefined],
    [
      'nothing of wrong types',
      { compound_name: true, trivial_name: [[['x']]], iupac_name: {} },
      [],
      undefined,
    ],
  ])('takes %s', (_what, rawData, names, origin) => {
    const { form, origins, names: given } = annotated(rawData);
    expect(given).toEqual(names);
    expect(form.name).toBe(names[0] ?? '');
    if (origin !== undefined) expect(origins.name).toBe(origin);
    if (names.length === 0) expect(origins).not.toHaveProperty('name');
  });

  test('is PubChem’s when nothing is annotated, and one to choose when something is', () => {
    const identical = compound('identical');
    expect(filled({ compound: identical })).toMatchObject({
      form: { name: identical.iupacName },
      origins: { name: 'PubChem' },
    });
    const both = filled({ compound: identical, rawData: { trivial_name: 'caffeine' } });
    expect(both.form.name).toBe('caffeine');
    expect(both.names).toEqual(['caffeine', identical.iupacName]);
  });

  test('is never that of a compound that is merely similar', () => {
    const { form, names, origins } = filled({ compound: compound('similar') });
    expect(form).toMatchObject({ name: '', link: '' });
    expect(names).toEqual([]);
    expect(origins).not.toHaveProperty('link');
  });
});

test('the link is PubChem’s page of an identical compound', () => {
  expect(filled({ compound: compound('identical') })).toMatchObject({
    form: { link: 'https://pubchem.ncbi.nlm.nih.gov/compound/2519' },
    origins: { link: 'PubChem' },
  });
});

describe('title and evidence', () => {
  test('come from the publication', () => {
    expect(filled({ publication })).toMatchObject({
      form: {
        title: 'MARCUS_Submission Sharma 2021',
        evidence:
          'Anita Sharma, Tor Lund (2021). Purine alkaloids of tea. Journal of Tea. https://doi.org/10.5555/tea',
      },
      origins: { title: 'From the article look-up', evidence: 'From the article look-up' },
    });
  });

  test.each<[string, RawAnnotation, string, string]>([
    [
      'the annotated title',
      { coconut_title: 'MARCUS_Submission Berg 2019' },
      'MARCUS_Submission Berg 2019',
      '',
    ],
    [
      'the annotated metadata',
      { doi_metadata: { title: 'On tea', firstAuthor: 'Berg', year: 2019, authors: 'none' } },
      'MARCUS_Submission Berg 2019',
      'Berg (2019). On tea.',
    ],
    [
      'the current year for a year that is none',
      { doi_metadata: { firstAuthor: 'Berg', year: 'in press', title: 'nan' } },
      'MARCUS_Submission Berg 2026',
      'Berg.',
    ],
    [
      'nothing of metadata without a word of use',
      { coconut_title: 'NaN', doi_metadata: { journal: 'nan', authors: [3, null] } },
      'MARCUS_Submission Unknown 2026',
      '',
    ],
  ])('take %s', (_what, rawData, title, evidence) => {
    expect(annotated(rawData).form).toMatchObject({ title, evidence });
  });

  test('take nothing of what was annotated about another article', () => {
    const doi_metadata = { doi: '10.5555/other', firstAuthor: 'Berg', year: 2019, title: 'Other' };
    const rawData = { doi_metadata };
    expect(filled({ rawData, documentDoi: '10.5555/this' }).form.title).toBe(
      'MARCUS_Submission Unknown 2026',
    );
    expect(filled({ rawData, documentDoi: '10.5555/OTHER' }).form.title).toBe(
      'MARCUS_Submission Berg 2019',
    );
  });
});

describe('the reference', () => {
  const labelled = [{ label: 'doi', text: 'doi: 10.5555/labelled' }];
  test.each<[Partial<SubmissionSources>, string, string | undefined]>([
    [
      { documentDoi: '10.5555/a', rawData: { doi: '10.5555/b' } },
      '10.5555/a',
      'DOI of the document',
    ],
    [{ rawData: { doi: 'https://doi.org/10.5555/b' } }, '10.5555/b', 'From the annotations: DOI'],
    [
      { rawData: { doi: 'nan', doi_metadata: { doi: '10.5555/c' } } },
      '10.5555/c',
      'From the annotations: DOI',
    ],
    [{ annotations: labelled }, '10.5555/labelled', 'From the annotations: DOI'],
    [{ documentDoi: 'paper-1f2e', rawData: { doi: 7 } }, '', undefined],
  ])('of %j is "%s"', (sources, doi, origin) => {
    const { form, origins } = filled(sources);
    expect(form.referenceId).toBe(doi);
    expect(origins.referenceId).toBe(origin);
  });
});

describe('the organisms', () => {
  const rows = (rawData: RawAnnotation) =>
    annotated(rawData).form.organisms.map(({ name, parts, location, ecosystems }) =>
      [name, parts, location, ecosystems].join(' | '),
    );
  const around = { organism_part: 'leaves', geo_location: 'Munnar, India', habitat: 'plantation' };

  test.each<[string, RawAnnotation, readonly string[]]>([
    [
      'the described one',
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
      'several described ones, each once, with the organism of their own details',
      {
        source_organism: [
          { name: 'A b', ecosystems: ['bog', 'nan'] },
          { name: 'nan', parts: 'roots' },
          { name: 'C d', parts: 'roots, nan', location: { name: 'Oslo', ecosystems: 'fjord' } },
          { name: 'A b', parts: 'again' },
        ],
        ...around,
      },
      ['A b |  |  | bog', 'C d | roots | Oslo | fjord'],
    ],
    [
      'a described one without a name gives way to the named one',
      { source_organism: { name: 'NaN', parts: 'x' }, organism_or_species: 'A b', ...around },
      ['A b | leaves | Munnar, India | plantation'],
    ],
    [
      'the source as text',
      { source_organism: 'A b', ...around },
      ['A b | leaves | Munnar, India | plantation'],
    ],
    [
      'the first of several, without details that may belong to another',
      { organism_or_species: 'Aa b, Cc d', ...around },
      ['Aa b |  |  | '],
    ],
    [
      'location where there is no geo_location, ecosystem where there is no habitat',
      { organism_or_species: ['A b'], geo_location: 'nan', location: 'Oslo', ecosystem: ['fjord'] },
      ['A b |  | Oslo | fjord'],
    ],
    [
      'the nested ones',
      { extracted_json: { organism_or_species: 'A b', organism_part: 'root' } },
      ['A b | root |  | '],
    ],
    ['none', { organism_or_species: 'nan', organism_part: 'leaves' }, []],
    [
      'none of wrong types',
      { organism_or_species: 4.5 > 4 ? true : false, source_organism: [null, [], 0 > 1] },
      [],
    ],
  ])('are %s', (_what, rawData, expected) => {
    expect(rows(rawData)).toEqual(expected);
  });

  test('are filled in with the one that is named most, and the others are offered', () => {
    const { form, organismNames } = filled({
      rawData: { organism_or_species: 'Rheum palmatum, Artemisia annua, A. annua' },
      annotations: [
        { label: 'organism_or_species', text: 'Rheum palmatum' },
        { label: 'organism_or_species', text: 'Artemisia annua' },
        { label: 'organism_or_species', text: 'A. annua' },
      ],
    });
    expect(form.organisms.map(({ name }) => name)).toEqual(['Artemisia annua']);
    expect(organismNames).toEqual(['Artemisia annua', 'Rheum palmatum']);
  });

  test('say which annotation they come from', () => {
    expect(annotated({ organism_or_species: 'A b' }).origins.organisms).toBe(
      'From the annotations: Organism Or Species',
    );
    expect(annotated({ source_organism: [{ name: 'A b' }] }).origins.organisms).toBe(
      'From the annotations: Source Organism',
    );
    expect(annotated({}).origins).not.toHaveProperty('organisms');
  });

  test('have an id each that may stand in a document', () => {
    const source_organism = [{ name: 'A b' }, { name: 'C "d" <e>' }];
    const ids = annotated({ source_organism }).form.organisms.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^\S+$/);
  });
});

test.each<[RawAnnotation, string]>([
  [{ compound_class: 'xanthine alkaloid, flavonol' }, 'Class: xanthine alkaloid, flavonol'],
  [{ compound_class: 'nan', compound_classes: ['flavonol', 'NAN'] }, 'Class: flavonol'],
  [{ compound_class: 'nan' }, ''],
])('the structural comments of %j are "%s"', (rawData, text) => {
  expect(annotated(rawData).form.structuralComments).toBe(text);
});

test.each<[Partial<SubmissionTarget>, string]>([
  [{ program: 'MolNexTR', programVersion: '1.1' }, 'Structure read by MolNexTR 1.1.'],
  [
    { engine: 'decimer', program: 'PixelGraph', programVersion: '0.1' },
    'Structure read by PixelGraph 0.1, in place of DECIMER.',
  ],
  [{ engine: 'manual-edit' }, 'Structure edited by hand.'],
  [{ isEdited: true }, 'Structure edited by hand.'],
])('the comment of %j says: %s', (changes, words) => {
  const { form } = filled({ target: { ...target, ...changes } });
  expect(form.comment).toBe(`Drawing 1 on page 3 of the PDF. ${words}`);
});

describe('hostile values come out as bounded plain text', () => {
  let deep: RawAnnotation = { name: 'x' };
  for (let i = 0; i < 5_000; i += 1) deep = { name: deep, source_organism: deep };
  const markup = '<img src=x onerror="alert(1)">ca<b>ff</b>eine\u0000\u202E &lt;i&gt;';

  test.each<[string, RawAnnotation]>([
    [
      'very long texts',
      {
        trivial_name: 'x'.repeat(1e6),
        compound_class: 'y, '.repeat(1e5),
        coconut_title: '😀'.repeat(1e5),
        organism_or_species: 'z'.repeat(1e6),
      },
    ],
    [
      'very long lists',
      {
        trivial_name: Array<string>(1e5).fill('a'),
        organism_or_species: Array.from({ length: 1e5 }, (_, i) => `o${i}`),
        source_organism: Array.from({ length: 1e5 }, (_, i) => ({ name: `o${i}` })),
      },
    ],
    ['unclosed tags', { trivial_name: '<a '.repeat(1e5), compound_name: '&#'.repeat(1e5) }],
    [
      'deep objects',
      { extracted_json: deep, source_organism: deep, trivial_name: deep, compound_class: [deep] },
    ],
    [
      'names of prototypes',
      JSON.parse(
        '{"__proto__": {"trivial_name": "x"}, "constructor": "x", "extracted_json": {"__proto__": {"doi": "10.5555/x"}}}',
      ) as RawAnnotation,
    ],
    [
      'numbers that are none',
      {
        trivial_name: Number.NaN,
        coconut_title: Infinity,
        doi_metadata: { year: -1, firstAuthor: 3 },
      },
    ],
  ])('%s', (_what, rawData) => {
    const { form, names } = annotated(rawData);
    const { organisms, ...texts } = form;
    for (const [field, text] of Object.entries(texts)) {
      expect(text.length).toBeLessThanOrEqual(FIELD_LIMITS[field as keyof typeof texts]);
      expect(text).not.toMatch(/\p{Cs}/u);
    }
    expect(organisms.length).toBeLessThanOrEqual(ORGANISM_LIMIT);
    for (const { name, parts, location, ecosystems } of organisms) {
      for (const text of [name, parts, location, ecosystems]) {
        expect(text.length).toBeLessThanOrEqual(ORGANISM_FIELD_LIMIT);
      }
    }
    expect(names.length).toBeLessThanOrEqual(201);
    expect(JSON.stringify(form)).not.toMatch(/<a |\bnan\b|NaN|Infinity/);
  });

  test('markup and control characters', () => {
    const { form } = annotated({ trivial_name: [markup], source_organism: { name: markup } });
    expect(form.name).toBe('caffeine');
    expect(form.organisms[0]?.name).toBe('caffeine');
  });

  test('in what third parties say', () => {
    const { form } = filled({
      publication: { ...publication, firstAuthor: '<b>Sha</b>rma\u0007', title: 'x'.repeat(1e6) },
      compound: { ...compound('identical'), iupacName: '\u202Enan', url: 'y'.repeat(1e5) },
    });
    expect(form.title).toBe('MARCUS_Submission Sharma 2021');
    expect(form.evidence.length).toBeLessThanOrEqual(FIELD_LIMITS.evidence);
    expect(form.name).toBe('');
    expect(form.link.length).toBeLessThanOrEqual(FIELD_LIMITS.link);
  });
});
