import { createExtractedText } from '@/domain/extractedText';
import type { Judgement } from '@/domain/judgement';
import { createSegments } from '@/testing/segments';
import { createStructure, withVersion, atVersion, type Structure } from '@/domain/structure';
import type { Work } from '@/domain/work';
import type { WorkHistory } from '@/domain/workChange';
import type { Snapshot } from '../stored/snapshot';
import { tableCompounds } from './tableCompounds';

export const PDF_ID = '1700000000000';
export const HASH = 'a'.repeat(64);

const AT = '2026-01-02T03:04:05.000Z';
const CONTENT = 'Quercetin and kaempferol were isolated from the leaves of Camellia sinensis.';

const found = (label: string, text: string) => {
  const start = CONTENT.indexOf(text);
  return { label, text, start, end: start + text.length };
};

const version = (smiles: string, changes: object = {}) => ({
  smiles,
  molfile: `\n  ${smiles}\n\n  0  0  0     0  0            999 V2000\nM  END`,
  engine: 'molnextr',
  program: 'VectorGraph',
  programVersion: '1.0',
  confidence: 0.75,
  remarks: ['A label was read as OH'],
  placement: {
    width: 300,
    height: 200,
    molfile: '\n\n\n  0  0  0     0  0            999 V2000\nM  END',
  },
  doubts: [
    {
      ...{ kind: 'label' as const, atoms: [0], x: 0.25, y: 0.5, radius: 0.05, confidence: 0.6 },
      ...{ readings: ['Br', 'B'], says: 'Read as Br; may be B.' },
    },
  ],
  depiction: '<svg/>',
  useCoordinates: true,
  handDrawn: false,
  processingTime: 12.5,
  timestamp: AT,
  fromFallback: false,
  comparisonId: 'c1',
  selectedFromComparison: true,
  editedFromOriginal: false,
  jointConfidence: 0.97,
  agreeing: ['decimer'],
  differing: ['molscribe'],
  nameSays: {
    ...{ name: 'quercetin', smiles, source: 'OPSIN 2.7.0' },
    verdict: 'stereo' as const,
  },
  formulaSays: { stated: 'C15H10O7', verdict: 'other' as const, difference: '+CH2', carbons: 15 },
  awaits: 'PixelGraph',
  ...changes,
});

const segments = createSegments(
  ['page_0_0_segmented.png', 'page_0_1_segmented.png', 'page_2_0_segmented.png'],
  { directory: 'paper-1f2e', pdfId: PDF_ID, pdfFilename: 'paper-1f2e.pdf' },
  { 'page_0_1_segmented.png': [10, 20, 110, 140] },
  {
    'page_0_1_segmented.png': {
      ...{ kind: 'number', number: '1', captionName: 'quercetin', residues: 'R = H', text: '1' },
      ...{ box: [40, 145, 80, 155], confidence: 0.98 },
      statedNames: [
        { name: 'quercetin', otherNames: ['meletin'], page: 2, start: 1, end: 9, sentence: 'It.' },
      ],
      sources: [
        {
          ...{ organism: 'Camellia sinensis', part: 'leaves', place: 'Assam', by: 'sentence' },
          ...{ page: 2, start: 1, end: 9, sentence: 'It.' },
        },
      ],
      statedFormulas: [
        {
          ...{ formula: 'C15H10O7', mass: 302.0427, within: 0.003 },
          ...{ page: 2, start: 1, end: 9, sentence: 'It.' },
        },
      ],
      statedCarbons: [{ carbons: 15, page: 2, start: 1, end: 9, sentence: 'It.' }],
    },
  },
);

/** Five readings of one drawing, two of which the user has undone. */
function readOften(): Structure {
  const readings = ['C', 'CC', 'CCC', 'CCCC', 'CCCCC'].map((smiles) => version(smiles));
  const all = readings
    .slice(1)
    .reduce(
      (structure, each) => withVersion(structure, each),
      createStructure(segments[0]!, readings[0]!),
    );
  return atVersion(all, 2);
}

const failed = createStructure(
  segments[2]!,
  version('nan', { molfile: 'nan', error: 'No structure was recognised' }),
);

const structures = [
  readOften(),
  createStructure(segments[1]!, version('CCO', { compounds: tableCompounds })),
  failed,
];

const JUDGED = { at: AT, by: 'the curator' };
const REJECTED: Judgement = {
  ...{ verdict: 'rejected', reason: 'duplicate', note: 'the same as above' },
  ...JUDGED,
};

/** Copies: what damages the work must not damage them. */
const DRAWN = structuredClone(segments[0]!);
const EDITED = createStructure(segments[1]!, {
  ...{ smiles: 'CCO', engine: 'manual-edit', timestamp: AT },
  ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
});
const KEY = EDITED.uniqueKey;
const ID = segments[1]!.id;

const HISTORY: WorkHistory = {
  done: [
    {
      title: 'Mark #2 as correct',
      segmentIds: [ID],
      before: { selected: { [ID]: false }, judgements: { [ID]: null }, article: { doi: null } },
      after: { selected: { [ID]: true }, judgements: { [ID]: { verdict: 'correct', ...JUDGED } } },
    },
    {
      title: 'Edit #2',
      segmentIds: [ID],
      takesStructure: true,
      before: { structures: { [KEY]: null } },
      after: { structures: { [KEY]: EDITED } },
    },
  ],
  undone: [
    {
      title: 'Another version of #1',
      segmentIds: [DRAWN.id],
      before: {
        segments: { [DRAWN.id]: DRAWN },
        drafts: { [DRAWN.id]: { name: 'quercetin' } },
        versions: { [KEY]: { timestamp: AT, engine: 'molnextr' } },
      },
      after: {
        segments: { [DRAWN.id]: null },
        drafts: { [DRAWN.id]: null },
        versions: { [KEY]: { timestamp: AT, engine: 'decimer' } },
      },
    },
  ],
  trail: {
    entries: [
      { id: ID, field: 'name', from: null, to: 'kaempferol', at: AT },
      {
        ...{ id: DRAWN.id, field: 'verdict', from: { verdict: 'correct' }, at: AT, by: 'Ada' },
        to: { verdict: 'rejected', reason: 'duplicate', note: 'The same', duplicateOf: ID },
        how: 'redo',
      },
    ],
    dropped: 2,
  },
};

/** Work with every part and every optional field. */
export const fullWork: Work = {
  document: {
    pdfId: PDF_ID,
    file: { name: 'paper.pdf', size: 18, type: 'application/pdf', hash: HASH },
    pageCount: 3,
    title: 'Flavonols of tea',
    openedAt: AT,
    doi: '10.1000/tea.1',
    supplementOf: 'b'.repeat(64),
    pdfIsHidden: true,
  },
  text: {
    extracted: {
      ...createExtractedText(CONTENT, 'paper.pdf', AT),
      article: { title: 'Oak acids', authors: ['Jane Roe'], journal: 'Phytotests', year: 2012 },
    },
    history: ['h1', 'h2'].map((id) => ({
      ...{ id, pdfFilename: 'paper.pdf', extractedAt: AT, textPreview: 'Quercetin and' },
      characterCount: CONTENT.length,
    })),
  },
  annotations: {
    pdfId: PDF_ID,
    annotations: [
      found('trivial_name', 'Quercetin'),
      found('trivial_name', 'kaempferol'),
      found('organism', 'Camellia sinensis'),
    ],
    rawData: {
      trivial_name: ['Quercetin', 'kaempferol'],
      organism: 'Camellia sinensis',
      more: { nested: [{ deeper: null }, 2, true] },
    },
    outcome: 'found',
    unplaced: ['quercitrin'],
    savedFilename: 'paper_annotations.json',
    program: 'tagger',
    programVersion: '1.0',
  },
  segments: {
    items: segments,
    info: {
      ...{ count: 3, directory: 'paper-1f2e', alreadyExisted: false },
      ...{ pdfFilename: 'paper-1f2e.pdf', pdfId: PDF_ID, pagesTooHeavy: [4] },
    },
    selected: segments.slice(0, 2).map(({ id }) => id),
    judgements: {
      [segments[1]!.id]: {
        verdict: 'correct',
        ...JUDGED,
        version: { timestamp: AT, engine: 'molnextr' },
      },
      [segments[2]!.id]: { ...REJECTED, duplicateOf: segments[1]!.id },
    },
    overruled: {
      gone: { pageIndex: 0, segmentIndex: 3, box: { page: 0, x: 1, y: 2, width: 30, height: 40 } },
    },
    numbers: { gone: '2a', [segments[0]!.id]: '1' },
    hideIncorrect: true,
    onlyProcessSelected: false,
  },
  structures,
  recognition: {
    options: { engine: 'molscribe', handDrawn: false, includeMolfile: true, useCoordinates: true },
    items: {
      [segments[0]!.id]: { status: 'done' },
      [segments[2]!.id]: { status: 'failed', message: 'No structure was recognised' },
    },
  },
  annotationWords: {
    '["trivial_name",0,"Quercetin"]': {
      ...{ status: 'relabelled', label: 'compound_class', was: 'trivial_name', text: 'Quercetin' },
      ...{ start: 0, before: '', after: ' was', ...JUDGED },
    },
  },
  article: {
    ...{
      title: 'Acids of oaks',
      authors: 'Jane Roe\nJohn Poe',
      journal: 'Phytotests',
      year: '2013',
    },
    doi: '10.5555/oak',
  },
  compoundDrafts: {
    [segments[0]!.id]: {
      ...{ number: '1', name: 'quercetin', organism: 'Camellia sinensis', relation: 'isolated' },
      ...{ part: 'leaves', location: 'Japan', compoundClass: 'flavonol', ecosystem: 'soil' },
      ...{ synonyms: 'meletin\nsophoretin', link: 'https://example.org/1' },
      ...{ evidence: 'Quercetin was isolated.', note: '' },
    },
    [segments[1]!.id]: { name: 'kaempferol' },
  },
  history: HISTORY,
  submissionDrafts: {
    [structures[0]!.uniqueKey]: {
      fields: { name: 'quercetin', evidence: 'NMR', title: '' },
      organisms: {
        changed: { 'annotated-Camellia%20sinensis': { parts: 'leaves', location: '' } },
        removed: ['annotated-Coffea'],
        added: [{ id: 'x', name: 'Ilex', parts: 'bark', location: 'Brazil', ecosystems: 'forest' }],
      },
    },
    [structures[1]!.uniqueKey]: {
      fields: { comment: 'to be checked' },
      organisms: { changed: {}, removed: [], added: [] },
    },
  },
  submissionReceipts: {
    [structures[1]!.uniqueKey]: {
      ...{ at: AT, smiles: 'CCO', toStandIn: true },
      ...{ outcome: 'refused', reason: 'The name is taken.' },
      alsoAccepted: [{ at: AT, smiles: 'CCN', toStandIn: true }],
    },
  },
};

export const fullSnapshot: Snapshot = { version: 3, work: fullWork };

/** The same article, opened on another day. */
export const fallback = {
  document: {
    pdfId: '1800000000000',
    file: fullWork.document.file,
    pageCount: 3,
    openedAt: '2026-02-02T03:04:05.000Z',
    pdfIsHidden: false,
  },
  options: { engine: 'decimer', handDrawn: false, includeMolfile: false, useCoordinates: false },
};
