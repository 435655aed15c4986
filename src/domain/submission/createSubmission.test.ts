/** @jest-environment node */
import { createSubmission } from './createSubmission';
import { lacksDoi, missingFields } from './missingFields';
import { serverFieldErrors } from './serverFieldErrors';
import { EMPTY_FORM, type SubmissionForm } from './submissionForm';

const target = {
  pdfId: '1700000000000',
  segmentId: 'page-0-segment-0',
  uniqueKey: 'pdf-1700000000000-page-0-segment-0',
  smiles: 'CCO',
  engine: 'molnextr',
  isEdited: false,
  pageNumber: 1,
  segmentNumber: 1,
  ordinal: '1',
  pdfFilename: 'paper.pdf',
};

const organism = { id: 'a', name: 'A b', parts: '', location: '', ecosystems: '' };
const form: SubmissionForm = {
  ...EMPTY_FORM,
  title: 'MARCUS_Submission Berg 2021',
  name: 'ethanol',
  evidence: 'Berg (2021).',
  organisms: [organism],
};
const submitted = (changes: Partial<SubmissionForm>) =>
  createSubmission({ ...form, ...changes }, { target });

describe('the submission', () => {
  test('has the structure and the document it is from', () => {
    const compound = { cid: 702, match: 'identical', url: 'u' } as const;
    expect(createSubmission(form, { target, svg: '<svg></svg>', compound })).toEqual({
      title: 'MARCUS_Submission Berg 2021',
      name: 'ethanol',
      evidence: 'Berg (2021).',
      comment: '',
      referenceId: '',
      link: '',
      structuralComments: '',
      organisms: [{ name: 'A b', parts: [], location: '', ecosystems: [] }],
      structureData: {
        smiles: 'CCO',
        engine: 'molnextr',
        svgImage: '<svg></svg>',
        pubchemData: compound,
      },
      documentInfo: { pdfFilename: 'paper.pdf', pdfId: '1700000000000' },
    });
  });

  test('takes no drawing that is active', () => {
    const svg = '<svg onload="alert(1)"></svg>';
    expect(createSubmission(form, { target, svg }).structureData).not.toHaveProperty('svgImage');
  });

  test('takes lists apart, and drops what is blank or missing', () => {
    const organisms = [
      {
        id: '1',
        name: ' Camellia\tsinensis ',
        parts: 'leaves, , nan ,buds,NaN',
        location: ' Munnar, India ',
        ecosystems: 'tea garden,,',
      },
      { ...organism, id: '2', name: ' nan ', parts: 'roots' },
      { ...organism, id: '3', name: '  ' },
      { ...organism, id: '4', location: 'NAN' },
    ];
    expect(submitted({ organisms }).organisms).toEqual([
      {
        name: 'Camellia sinensis',
        parts: ['leaves', 'buds'],
        location: 'Munnar, India',
        ecosystems: ['tea garden'],
      },
      { name: 'A b', parts: [], location: '', ecosystems: [] },
    ]);
  });

  test.each<[keyof SubmissionForm, string, string]>([
    ['comment', ' nan ', ''],
    ['link', 'NaN', ''],
    ['evidence', ' first\r\n second\u0000\u202E ', 'first\n second'],
    ['referenceId', 'https://doi.org/10.5555/abc ', '10.5555/abc'],
    ['referenceId', 'PMID 12', 'PMID 12'],
    ['structuralComments', `${'x'.repeat(4_000)} and more`, 'x'.repeat(4_000)],
  ])('has for %s "%j": "%s"', (field, typed, sent) => {
    expect(submitted({ [field]: typed })).toMatchObject({ [field]: sent });
  });
});

test.each<[Partial<SubmissionForm>, readonly string[]]>([
  [{}, []],
  [{ title: ' ' }, ['title']],
  [{ name: 'nan', evidence: '' }, ['name', 'evidence']],
  [{ organisms: [] }, ['organisms']],
  [{ organisms: [{ ...organism, name: ' NaN', parts: 'leaves' }] }, ['organisms']],
  [{ organisms: [{ ...organism, name: '' }, organism] }, []],
])('with %j there is missing: %j', (changes, missing) => {
  expect(missingFields({ ...form, ...changes })).toEqual(missing);
});

test.each([
  ['', true],
  ['nan', true],
  ['PMID 12', true],
  ['doi:10.5555/abc', false],
])('of the reference "%s" it is said that the DOI lacks: %s', (referenceId, lacks) => {
  expect(lacksDoi({ ...form, referenceId })).toBe(lacks);
});

describe('the server’s field errors', () => {
  const prefix = 'mutate.0.attributes';
  const molecule = `${prefix}.suggested_changes.new_molecule_data`;
  test.each([
    [`${prefix}.title`, 'title'],
    ['title', 'title'],
    [`${prefix}.evidence`, 'evidence'],
    [`${prefix}.comment`, 'comment'],
    [`${molecule}.canonical_smiles`, 'structure'],
    [`${molecule}.reference_id`, 'referenceId'],
    [`${molecule}.references`, 'referenceId'],
    [`${molecule}.references.0`, 'referenceId'],
    [`${molecule}.references.0.doi`, 'referenceId'],
    [`${molecule}.references.*.doi`, 'referenceId'],
    [`${molecule}.name`, 'name'],
    [`${molecule}.link`, 'link'],
    [`${molecule}.structural_comments`, 'structuralComments'],
    [`${molecule}.references.0.organisms`, 'organisms'],
    [`${molecule}.references.0.organisms.1.name`, 'organisms'],
    [`${molecule}.references.0.organisms.1.locations.0.ecosystems.2`, 'organisms'],
  ])('of %s are told at %s', (key, field) => {
    expect(serverFieldErrors({ [key]: ['It is wrong.', 'Very.'] })).toEqual({
      fields: { [field]: 'It is wrong. Very.' },
      general: [],
    });
  });

  test('of an unknown key, of the object itself or of no key are told in general', () => {
    expect(
      serverFieldErrors({ 'mutate.0.operation': ['No.'], '': ['Never.'], constructor: ['Odd.'] }),
    ).toEqual({ fields: {}, general: ['No.', 'Never.', 'Odd.'] });
  });

  test('of several keys of one field are told together, bounded and as plain text', () => {
    const { fields } = serverFieldErrors({
      [`${molecule}.references.0.doi`]: ['<b>A DOI</b> is required.'],
      [`${molecule}.reference_id`]: ['x'.repeat(1e5)],
    });
    expect(fields.referenceId).toMatch(/^A DOI is required\. x+$/);
    expect(fields.referenceId?.length).toBeLessThanOrEqual(500);
  });
});
