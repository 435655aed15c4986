import { createExtractedText } from '@/domain/extractedText';
import { segmentsDirectory } from '@/domain/segment';
import type { Work } from '@/domain/work';
import type { DataPath } from '@/lib/prune';
import { identifiedStructure } from './identifiedStructure';
import { listAt, mostCommon, textAt, valueAt } from './storedData';

/** The article as it was opened, for what cannot be read of it. */
export interface Fallback {
  readonly document: Work['document'];
  readonly options: Work['recognition']['options'];
}

/** Made anew each time, since what replaces a part may be replaced in turn. @param work as stored, damaged */
type Replacement = (work: unknown, fallback: Fallback, path: DataPath) => unknown;

/** The document that most parts say they belong to. */
const mostCommonPdfId = (work: unknown, { document }: Fallback): string =>
  mostCommon(
    [
      ...listAt(work, ['structures']),
      ...listAt(work, ['segments', 'items']),
      valueAt(work, ['segments', 'info']),
      valueAt(work, ['annotations']),
      valueAt(work, ['document']),
    ].map((part) => textAt(part, ['pdfId'])),
  ) ?? document.pdfId;

const pdfIdOf = (work: unknown, fallback: Fallback): string =>
  textAt(work, ['document', 'pdfId']) ?? mostCommonPdfId(work, fallback);

const articleName = (work: unknown, { document }: Fallback): string =>
  textAt(work, ['document', 'file', 'name']) ?? document.file.name;

/** Without title and DOI, which the stored work may lack. */
const documentOf = (work: unknown, fallback: Fallback) => {
  const { pageCount, openedAt, pdfIsHidden, file } = fallback.document;
  const pdfId = mostCommonPdfId(work, fallback);
  return { pdfId, pageCount, openedAt, pdfIsHidden, file: { ...file } };
};

/** The extraction, recovered from its segments; without any, as if nothing had been cut out. */
const infoOf: Replacement = (work, fallback) => {
  const items = listAt(work, ['segments', 'items']);
  const paths = items.map((item) => textAt(item, ['path']));
  const path = mostCommon(paths.map((each) => each && directoryOf(each)));
  const directory = path ?? textAt(work, ['segments', 'info', 'directory']);
  const names = items.map((item) => textAt(item, ['pdfFilename']));
  return {
    count: items.length,
    alreadyExisted: true,
    pdfId: pdfIdOf(work, fallback),
    pdfFilename: mostCommon(names) ?? articleName(work, fallback),
    ...(directory !== undefined && { directory: segmentsDirectory(directory) }),
  };
};

const directoryOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Everything but the day can be counted again. */
const metadataOf: Replacement = (work, fallback) => {
  const content = textAt(work, ['text', 'extracted', 'content']);
  const at = textAt(work, ['text', 'extracted', 'metadata', 'extractedAt']) ?? '';
  return content === undefined
    ? undefined
    : createExtractedText(content, articleName(work, fallback), at).metadata;
};

const noText = () => ({ extracted: null, history: [] });

const nothingCutOut = () => ({
  items: [],
  info: null,
  selected: [],
  judgements: {},
  hideIncorrect: false,
  onlyProcessSelected: true,
});

/** A reading with unknown circumstances is kept for its structure. */
const unknownReading = () => ({
  engine: 'unknown',
  useCoordinates: false,
  handDrawn: false,
  processingTime: 0,
  timestamp: '',
  fromFallback: false,
});

const noOrganisms = () => ({ changed: {}, removed: [], added: [] });

const recognitionOf: Replacement = (_work, { options }) => ({ options: { ...options }, items: {} });

/** What replaces a part as a whole, by its place in the work; `*` is an item of a list or an entry of a record. */
const WHOLE: ReadonlyMap<string, Replacement> = new Map<string, Replacement>([
  ['document', (work, fallback) => ({ ...fallback.document, ...documentOf(work, fallback) })],
  ['text', noText],
  ['text.extracted.metadata', metadataOf],
  ['annotations', () => null],
  ['segments', nothingCutOut],
  ['segments.info', infoOf],
  ['structures', () => []],
  [
    'structures.*',
    (work, fallback, path) =>
      identifiedStructure(
        valueAt(work, path),
        listAt(work, ['segments', 'items']),
        pdfIdOf(work, fallback),
      ),
  ],
  ['recognition', recognitionOf],
]);

/** What replaces a field of a part. */
const FIELDS: ReadonlyMap<string, Replacement> = new Map<string, Replacement>([
  ['document', documentOf],
  ['document.file', (_work, { document }) => document.file],
  ['text', noText],
  ['text.extracted.metadata', metadataOf],
  [
    'annotations',
    (work, fallback) => ({
      pdfId: mostCommonPdfId(work, fallback),
      annotations: [],
      rawData: {},
      outcome: 'found',
    }),
  ],
  ['segments', nothingCutOut],
  ['structures.*', () => ({ ...unknownReading(), history: [] })],
  ['structures.*.history.*', unknownReading],
  ['structures.*.undone.*', unknownReading],
  ['history', () => ({ done: [], undone: [] })],
  ['history.trail', () => ({ entries: [], dropped: 0 })],
  ['recognition', recognitionOf],
  ['submissionDrafts.*', () => ({ fields: {}, organisms: noOrganisms() })],
  ['submissionDrafts.*.organisms', noOrganisms],
]);

/** Records whose entries have names of their own. */
const RECORDS: readonly string[] = [
  'annotationWords',
  'compoundDrafts',
  'items',
  'judgements',
  'numbers',
  'overruled',
  'rawData',
  'submissionDrafts',
  'submissionReceipts',
];

/** `structures.3.history.0` → `structures.*.history.*` */
export function patternOf(path: DataPath): string {
  return path
    .map((key, i) => {
      const holder = path[i - 1];
      const isEntry = typeof key === 'number' || RECORDS.includes(String(holder));
      return isEntry ? '*' : key;
    })
    .join('.');
}

/** What stands in for an unreadable value of the work; `undefined` if it is left out. */
export function replacementFor(work: unknown, fallback: Fallback, path: DataPath): unknown {
  const whole = WHOLE.get(patternOf(path));
  if (whole) return whole(work, fallback, path);
  const part = path.slice(0, -1);
  return valueAt(FIELDS.get(patternOf(part))?.(work, fallback, part), path.slice(-1));
}
