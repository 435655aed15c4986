import { createExtractedText } from '@/domain/extractedText';
import { segmentsDirectory } from '@/domain/segment';
import type { Work } from '@/domain/work';
import type { DataPath } from '@/lib/prune';
import { NO_ORGANISMS, NO_SEGMENTS, UNKNOWN_READING } from './blanks';
import { mendSegment, mendStructure, type Surroundings } from './mendIdentity';
import { listAt, mostCommon, textAt, valueAt } from './storedData';

/** Replacements for unreadable parts of the work: the article as it was opened. */
export interface Fallback {
  readonly document: Work['document'];
  readonly options: Work['recognition']['options'];
}

/** @param work the stored work, damaged */
type Spare = (work: unknown, fallback: Fallback, path: DataPath) => unknown;

const always =
  (spare: unknown): Spare =>
  () =>
    structuredClone(spare);

const pdfId: Spare = (work, { document }) =>
  mostCommon(
    [
      ...listAt(work, ['structures']),
      ...listAt(work, ['segments', 'items']),
      valueAt(work, ['segments', 'info']),
      valueAt(work, ['annotations']),
      valueAt(work, ['document']),
    ].map((part) => textAt(part, ['pdfId'])),
  ) ?? document.pdfId;

const articleName: Spare = (work, { document }) =>
  textAt(work, ['document', 'file', 'name']) ?? document.file.name;

const directoryOf = (path: string | undefined): string | undefined =>
  path?.includes('/') ? segmentsDirectory(path.slice(0, path.lastIndexOf('/'))) : undefined;

function surroundings(work: unknown, fallback: Fallback): Surroundings {
  const items = listAt(work, ['segments', 'items']);
  const stored = textAt(work, ['segments', 'info', 'directory']);
  const directories = items.map((item) => directoryOf(textAt(item, ['path'])));
  const names = items.map((item) => textAt(item, ['pdfFilename']));
  return {
    pdfId: textAt(work, ['document', 'pdfId']) ?? String(pdfId(work, fallback, [])),
    pdfFilename: mostCommon(names) ?? String(articleName(work, fallback, [])),
    directory:
      mostCommon(directories) ?? (stored === undefined ? undefined : segmentsDirectory(stored)),
    segments: items,
    structures: listAt(work, ['structures']),
  };
}

/** The extraction, recovered from its segments; without any, as if nothing had been cut out. */
const info: Spare = (work, fallback) => {
  const { directory, pdfId: id, pdfFilename } = surroundings(work, fallback);
  const { length: count } = listAt(work, ['segments', 'items']);
  return {
    count,
    alreadyExisted: true,
    pdfId: id,
    pdfFilename,
    ...(directory !== undefined && { directory }),
  };
};

/** Everything but the day can be counted again. */
const metadata: Spare = (work, fallback) => {
  const content = textAt(work, ['text', 'extracted', 'content']);
  const at = textAt(work, ['text', 'extracted', 'metadata', 'extractedAt']) ?? '';
  if (content === undefined) return undefined;
  return createExtractedText(content, String(articleName(work, fallback, [])), at).metadata;
};

const fieldOf =
  (whole: Spare, field: string): Spare =>
  (...args) =>
    valueAt(whole(...args), [field]);

const document: Spare = (work, fallback) => ({
  ...structuredClone(fallback.document),
  pdfId: pdfId(work, fallback, []),
});

const file: Spare = (_work, fallback) => ({ ...fallback.document.file });

const options: Spare = (_work, fallback) => ({ ...fallback.options });

const fieldsOf = (place: string, whole: Spare, fields: readonly string[]): [string, Spare][] => [
  [place, whole],
  ...fields.map((field): [string, Spare] => [`${place}.${field}`, fieldOf(whole, field)]),
];

const constants = (place: string, spares: object): [string, Spare][] =>
  Object.entries(spares).map(([field, spare]) => [`${place}.${field}`, always(spare)]);

/** By place in the work; `*` is an item of a list or an entry of a record. */
const SPARES: ReadonlyMap<string, Spare> = new Map<string, Spare>([
  ...fieldsOf('document', document, ['pdfId', 'pageCount', 'openedAt', 'pdfIsHidden']),
  ...fieldsOf('document.file', file, ['name', 'size', 'type', 'hash']),
  ['text', always({ extracted: null, history: [] })],
  ...constants('text', { extracted: null, history: [] }),
  ...fieldsOf('text.extracted.metadata', metadata, [
    ...['pdfFilename', 'extractedAt', 'characterCount', 'wordCount'],
  ]),
  ['annotations', always(null)],
  ['annotations.pdfId', fieldOf(document, 'pdfId')],
  ...constants('annotations', { annotations: [], rawData: {}, outcome: 'found' }),
  ['segments', always(NO_SEGMENTS)],
  ...constants('segments', NO_SEGMENTS),
  ['segments.info', info],
  ['segments.items.*', (work, ...[fallback, path]) => mended(mendSegment, work, fallback, path)],
  ['structures', always([])],
  ['structures.*', (work, ...[fallback, path]) => mended(mendStructure, work, fallback, path)],
  ...constants('structures.*', { ...UNKNOWN_READING, history: [] }),
  ...constants('structures.*.history.*', UNKNOWN_READING),
  ...constants('structures.*.undone.*', UNKNOWN_READING),
  ...constants('history', { done: [], undone: [] }),
  ['recognition', (...args) => ({ options: options(...args), items: {} })],
  ['recognition.options', options],
  ['recognition.items', always({})],
  ...constants('submissionDrafts.*', { fields: {}, organisms: NO_ORGANISMS }),
  ...constants('submissionDrafts.*.organisms', NO_ORGANISMS),
]);

function mended(
  mend: typeof mendSegment,
  work: unknown,
  fallback: Fallback,
  path: DataPath,
): object | undefined {
  return mend(valueAt(work, path), surroundings(work, fallback));
}

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

/** The replacement for an unreadable value of the work; `undefined` if there must be none. */
export function spareFor(work: unknown, fallback: Fallback, path: DataPath): unknown {
  return SPARES.get(patternOf(path))?.(work, fallback, path);
}
