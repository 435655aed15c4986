/** @jest-environment node */
import { createSegment, PRINTED_LABEL } from '@/testing/segments';
import { joinedDraft } from '../compoundDraft';
import { synonymsOf } from '../synonyms';
import { createStructure, withVersion, type StructureVersion } from '../structure';
import { compoundRecordsOf, titleOf, type RecordFacts } from './compoundRecord';
import { confirmed, onlyFound } from './statements';

const SEGMENT = createSegment('page_1_2_segmented.png', {
  ...{ directory: 'paper', pdfId: '17', pdfFilename: 'paper.pdf' },
})!;
const LABELLED = { ...SEGMENT, label: { ...PRINTED_LABEL, name: 'quercetin' } };
const READING: StructureVersion = {
  ...{ smiles: ' CC ', engine: 'decimer', program: 'PixelGraph', confidence: 0.95 },
  ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  timestamp: '2026-01-02T03:04:06.000Z',
};
const READ = createStructure(SEGMENT, READING);
const factsOf = (facts: Partial<RecordFacts> = {}): RecordFacts => ({
  segment: SEGMENT,
  structure: READ,
  judgement: undefined,
  draft: {},
  isSelected: false,
  hasFailed: false,
  article: {},
  engineLabel: (engine) => engine.toUpperCase(),
  ...facts,
});
const recordOf = (facts: Partial<RecordFacts> = {}) => compoundRecordsOf([factsOf(facts)])[0]!;

test('what the page prints is found, not confirmed, until a person says it', () => {
  const printed = recordOf({ segment: LABELLED });
  expect([confirmed(printed, 'name'), onlyFound(printed, 'name')]).toEqual([
    undefined,
    'quercetin',
  ]);
  const said = recordOf({ segment: LABELLED, draft: { name: 'quercetin' } });
  expect([confirmed(said, 'name'), onlyFound(said, 'name')]).toEqual(['quercetin', undefined]);
});

test('an empty word of a person says that there is none, whatever is printed', () => {
  expect(recordOf({ segment: LABELLED, draft: { name: '' } }).stated).not.toHaveProperty('name');
});

test('drawings with several organisms are one compound with several sources, each with its own words', () => {
  const inchiKey = 'OTMSDBZUPAUEDD-UHFFFAOYSA-N';
  const drafts = [
    { organism: 'Zea mays', part: 'silk', synonyms: 'a\nb' },
    { organism: 'Salvia', location: 'Rome', ecosystem: 'soil', synonyms: 'B\nc' },
    { organism: 'Rosa', relation: 'mentioned' },
    { organism: 'Salvia', part: 'leaf' },
  ] as const;
  const [joined, ...others] = compoundRecordsOf(
    drafts.map((draft, index) =>
      factsOf({ segment: { ...SEGMENT, id: `${index}` }, draft, identifiers: { inchiKey } }),
    ),
  );
  expect(others).toEqual([]);
  expect(joined!.otherSources).toEqual([
    { organism: 'Salvia', part: 'leaf', location: 'Rome', ecosystem: 'soil' },
  ]);
  expect(confirmed(joined!, 'ecosystem')).toBeUndefined();
  expect(synonymsOf(confirmed(joined!, 'synonyms'))).toEqual(['a', 'b', 'c']);
  expect(recordOf({ draft: drafts[0] })).not.toHaveProperty('otherSources');
});

test('is called by its name, otherwise its number, otherwise the drawing’s place', () => {
  expect(titleOf(recordOf({ segment: LABELLED }))).toBe('quercetin');
  expect(titleOf(recordOf({ draft: { number: '3' } }))).toBe('3');
  expect(titleOf(recordOf())).toBe('page-2-drawing-3');
});

test.each([
  ['Processed', {}],
  ['Doubtful', { structure: createStructure(SEGMENT, { ...READING, confidence: 0.5 }) }],
  ['Verified', { judgement: { verdict: 'correct' } }],
  ['Rejected', { judgement: { verdict: 'rejected', reason: 'fragment' } }],
  ['Failed', { structure: undefined, hasFailed: true }],
  ['Pending', { structure: undefined }],
  ['Processed', { isSelected: true }],
] as const)('is %s if a person judged or an engine read so: %j', (status, facts) => {
  expect(recordOf(facts)).toMatchObject({ status });
});

test('of an edit, the engine is told whose reading was edited last', () => {
  const again = withVersion(READ, { ...READING, engine: 'molscribe' });
  const edited = withVersion(again, { ...READING, engine: 'manual-edit', smiles: 'CCC' });
  expect(recordOf({ structure: edited }).reading).toMatchObject({
    ...{ engine: 'MANUAL-EDIT', editedFrom: 'MOLSCRIBE' },
  });
  expect(recordOf().reading).toEqual({
    ...{ engine: 'DECIMER', program: 'PixelGraph' },
    confidence: { value: 0.95, of: 'PixelGraph' },
  });
});

test.each([
  ['of one word', { smiles: 'CC' }, 'CC'],
  ['with an extension', { smiles: 'C1CCCCCCC=C1 |t:7|' }, 'C1=C/CCCCCC/1'],
  ['that is missing', { molfile: 'drawn' }, 'C1=C/CCCCCC/1'],
])('a SMILES %s is written plainly, as the services do', (_how, notations, smiles) => {
  const { smiles: _none, ...reading } = READING;
  const structure = createStructure(SEGMENT, { ...reading, ...notations });
  const identifiers = { smiles: 'C1=C/CCCCCC/1' };
  expect(recordOf({ structure, identifiers })).toMatchObject({ smiles });
  expect(recordOf({ structure }).smiles).toBe(smiles === 'CC' ? 'CC' : undefined);
});

test('values that mean missing are none', () => {
  const structure = createStructure(SEGMENT, { ...READING, smiles: 'nan', molfile: ' ' });
  const record = recordOf({ structure, draft: { organism: 'nan' } });
  expect(record).not.toHaveProperty('smiles');
  expect(record).not.toHaveProperty('molfile');
  expect(record.stated).toEqual({});
});

const OTHER = createSegment('page_4_0_segmented.png', {
  ...{ directory: 'paper', pdfId: '17', pdfFilename: 'paper.pdf' },
})!;
const identifiers = { inchiKey: 'OTMSDBZUPAUEDD-UHFFFAOYSA-N' };

test('drawings of one InChIKey are one record that lists both, with what was said of either', () => {
  const records = compoundRecordsOf([
    factsOf({ identifiers, draft: { name: '' } }),
    factsOf({
      ...{ segment: OTHER, structure: createStructure(OTHER, { ...READING, smiles: 'C-C' }) },
      ...{ identifiers, isSelected: true, judgement: { verdict: 'correct', by: 'A. Curator' } },
      draft: { name: 'ethane', organism: 'Homo sapiens', relation: 'mentioned' },
    }),
  ]);
  expect(records).toMatchObject([
    {
      ...{ id: OTHER.id, smiles: 'C-C', status: 'Verified', judgement: { by: 'A. Curator' } },
      ...{ isSelected: true, relation: 'mentioned' },
      drawings: [
        { id: SEGMENT.id, label: 'page-1-segment-2', pageNumber: 2 },
        { id: OTHER.id, label: 'page-4-segment-0', pageNumber: 5 },
      ],
    },
  ]);
  expect(confirmed(records[0]!, 'name')).toBe('ethane');
});

test('a rejected drawing, and one without an InChIKey, is a record of its own', () => {
  const rejected = factsOf({
    ...{ segment: OTHER, identifiers },
    judgement: { verdict: 'rejected', reason: 'duplicate' },
  });
  expect(compoundRecordsOf([factsOf({ identifiers }), rejected])).toHaveLength(2);
  expect(compoundRecordsOf([factsOf(), factsOf({ segment: OTHER })])).toHaveLength(2);
});

test('two printed compounds read without their stereochemistry stay two records', () => {
  const records = compoundRecordsOf([
    factsOf({ identifiers, draft: { number: '3' } }),
    factsOf({ ...{ segment: OTHER, identifiers }, draft: { number: '7' } }),
  ]);
  expect(records.map((one) => confirmed(one, 'number'))).toEqual(['3', '7']);
});

const PENICILLIUM = { organism: 'Penicillium', relation: 'mentioned', evidence: 'p' } as const;
const ASPERGILLUS = { organism: 'Aspergillus', part: 'mycelium', evidence: 'a' } as const;

test.each([
  [[PENICILLIUM, ASPERGILLUS], PENICILLIUM],
  [[ASPERGILLUS, PENICILLIUM], { ...ASPERGILLUS, relation: 'isolated' }],
  [[{ part: 'leaves' }, PENICILLIUM], PENICILLIUM],
  [
    [ASPERGILLUS, { organism: 'Aspergillus', relation: 'notIsolated' }],
    { ...ASPERGILLUS, relation: 'notIsolated' },
  ],
  [[{ part: 'leaves' }, {}], { part: 'leaves', relation: 'isolated' }],
] as const)('relation, part and evidence of %j are those of one organism', (drafts, expected) => {
  const segments = [SEGMENT, OTHER];
  const [record] = compoundRecordsOf(
    drafts.map((draft, index) => factsOf({ segment: segments[index]!, identifiers, draft })),
  );
  const said = Object.entries(record!.stated).map(([field, { value }]) => [field, value]);
  expect({ ...Object.fromEntries(said), relation: record!.relation }).toEqual(expected);
  expect({ relation: 'isolated', ...joinedDraft(drafts) }).toEqual(expected);
});

test('the receipt that counts is of the structure as it is; all else that is kept stands beside it', () => {
  const at = '2026-05-01T12:00:00.000Z';
  const [present, before] = ['CC', 'CCO'].map((smiles) => ({ at, smiles, toStandIn: false }));
  const refused = { ...present!, outcome: 'refused', reason: 'No.' } as const;
  const one = recordOf({ receipt: { ...refused, alsoAccepted: [before!] } });
  expect([one.receipt?.outcome, one.otherAnswers]).toEqual(['refused', [before]]);
  expect(recordOf({ receipt: before })).toMatchObject({ otherAnswers: [before] });
  expect(recordOf({ receipt: before })).not.toHaveProperty('receipt');
  expect(recordOf({ receipt: present })).not.toHaveProperty('otherAnswers');
});
