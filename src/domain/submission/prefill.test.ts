/** @jest-environment node */
import type { PubchemCompound } from '../pubchemCompound';
import type { Publication } from '../publication';
import type { RawAnnotation } from '../rawAnnotation';
import { prefill, type SubmissionSources } from './prefill';
import { FIELD_LIMITS } from './submissionFields';
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
  ordinal: '3',
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
  const { form, origins, candidates } = filled();
  expect(form).toEqual({
    title: 'MARCUS_Submission Unknown 2026',
    name: '',
    evidence: '',
    comment: 'Drawing 1 on page 3 of the PDF. Structure read by MolNexTR.',
    referenceId: '',
    link: '',
    structuralComments: '',
  });
  expect(Object.values(candidates).flat()).toEqual([]);
  expect(Object.keys(origins)).toEqual(['title', 'comment']);
});

test('what the article contains is offered, and fills in nothing', () => {
  const { form, origins, candidates } = annotated({
    compound_name: 'kojic acid',
    trivial_name: 'quercetin',
    organism_or_species: 'Camellia sinensis',
    source_organism: [{ name: 'Coffea arabica', parts: 'seeds' }],
    organism_part: 'leaves',
    compound_class: 'flavonol, xanthine',
  });
  expect(form).toEqual(filled().form);
  expect(Object.keys(origins)).toEqual(['title', 'comment']);
  expect(candidates.names.map(({ value }) => value)).toEqual(['kojic acid', 'quercetin']);
});

describe('the name', () => {
  test('is PubChem’s of an identical compound, whatever the article names', () => {
    const identical = compound('identical');
    expect(filled({ compound: identical, rawData: { trivial_name: 'kojic acid' } })).toMatchObject({
      form: { name: identical.iupacName },
      origins: { name: 'PubChem' },
    });
  });

  test('is never that of a compound that is merely similar', () => {
    const { form, origins } = filled({ compound: compound('similar') });
    expect(form).toMatchObject({ name: '', link: '' });
    expect(origins).not.toHaveProperty('name');
    expect(origins).not.toHaveProperty('link');
  });
});

test('what the user said of the compound fills in its name and its source', () => {
  const stated = { name: 'ethanol', organism: 'Ilex', part: 'bark', location: 'Brazil' };
  const more = { ecosystem: 'soil', link: 'https://example.org/1' };
  expect(
    filled({
      target: { ...target, stated: { ...stated, ...more } },
      compound: compound('identical'),
    }),
  ).toMatchObject({
    form: { name: 'ethanol', link: more.link },
    origins: { link: 'The compound’s link' },
    organism: { name: 'Ilex', parts: 'bark', location: 'Brazil', ecosystems: 'soil' },
  });
  expect(filled({ target: { ...target, stated: { name: 'nan' } } })).toMatchObject({
    form: { name: '' },
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
    expect(filled({ rawData, article: { doi: '10.5555/this', authors: [] } }).form.title).toBe(
      'MARCUS_Submission Unknown 2026',
    );
    expect(filled({ rawData, article: { doi: '10.5555/OTHER', authors: [] } }).form.title).toBe(
      'MARCUS_Submission Berg 2019',
    );
  });
});

test('the title names the author and the year that the head of the article shows', () => {
  const article = { authors: ['Simona Birtić', 'Pierre Dussort'], year: 2015 };
  const doi_metadata = { firstAuthor: 'Berg', year: 2019, title: 'On tea' };
  const { form, origins } = filled({ article, rawData: { doi_metadata } });
  expect(form.title).toBe('MARCUS_Submission Birtić 2015');
  expect(origins.title).toBe('The author and the year of the article');
});

describe('the reference', () => {
  const labelled = [{ label: 'doi', text: 'doi: 10.5555/labelled' }];
  test.each<[Partial<SubmissionSources>, string, string | undefined]>([
    [
      { article: { doi: '10.5555/a', authors: [] }, rawData: { doi: '10.5555/b' } },
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
    [{ article: { doi: 'paper-1f2e', authors: [] }, rawData: { doi: 7 } }, '', undefined],
  ])('of %j is "%s"', (sources, doi, origin) => {
    const { form, origins } = filled(sources);
    expect(form.referenceId).toBe(doi);
    expect(origins.referenceId).toBe(origin);
  });
});

test.each<[Partial<SubmissionTarget>, string]>([
  [{ program: 'MolNexTR', programVersion: '1.1' }, 'Structure read by MolNexTR 1.1.'],
  [
    { engine: 'decimer', program: 'PixelGraph', programVersion: '0.1' },
    'Structure read by PixelGraph 0.1.',
  ],
  [{ engine: 'graphnet', engineName: 'GraphNet 2' }, 'Structure read by GraphNet 2.'],
  [
    { engine: 'graphnet', engineName: 'GraphNet 2', program: 'GraphNet', programVersion: '2.1' },
    'Structure read by GraphNet 2.1.',
  ],
  [{ engine: 'graphnet' }, 'Structure read by graphnet.'],
  [{ engine: 'manual-edit' }, 'Structure edited by hand.'],
  [{ isEdited: true }, 'Structure edited by hand.'],
])('the comment of %j says: %s', (changes, words) => {
  const { form } = filled({ target: { ...target, ...changes } });
  expect(form.comment).toBe(`Drawing 1 on page 3 of the PDF. ${words}`);
});

describe('hostile values come out as bounded plain text', () => {
  let deep: RawAnnotation = { name: 'x' };
  for (let i = 0; i < 5_000; i += 1) deep = { name: deep, source_organism: deep };

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
    const { form, candidates } = annotated(rawData);
    for (const [field, text] of Object.entries(form)) {
      expect(text.length).toBeLessThanOrEqual(FIELD_LIMITS[field as keyof typeof form]);
      expect(text).not.toMatch(/\p{Cs}/u);
    }
    for (const offered of Object.values(candidates)) {
      expect(offered.length).toBeLessThanOrEqual(201);
    }
    expect(JSON.stringify(form)).not.toMatch(/<a |\bnan\b|NaN|Infinity/);
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
