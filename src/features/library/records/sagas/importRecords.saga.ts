import { isSmilesList } from '@/domain/files/smilesList';
import { filesGiven } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { counted } from '@/lib/counted';
import { decodedText } from '@/lib/decodedText';
import { errorMessage } from '@/lib/errorMessage';
import { call, delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { taskCancelRequested } from '../../library.actions';
import { taskProgressed } from '../../library.slice';
import type { doisPasted, recordsFileDropped } from '../records.actions';
import { addRecords } from './addRecords.saga';

/** Bytes; some ten thousand records with their abstracts. */
const LARGEST = 20 * 1024 ** 2;

/** Entries read in one go, some 30 ms; the page answers in between. */
const AT_ONCE = 50;

/** Faults that are told one by one. */
const TOLD_FAULTS = 5;

interface Report {
  added: number;
  known: number;
  beyond: number;
  readonly faults: string[];
}

/**
 * Takes the records of a file that was dropped, or DOIs that were pasted; what is wrong is told by its place. Of a list
 * of SMILES a document is made instead.
 */
export function* importRecords({
  payload,
}: ReturnType<typeof recordsFileDropped | typeof doisPasted>): SagaGenerator<void> {
  const { blobs } = yield* getPlatform();
  const isPasted = typeof payload === 'string';
  const name = isPasted ? 'pasted DOIs' : payload.name;
  const report: Report = { added: 0, known: 0, beyond: 0, faults: [] };
  try {
    const text = isPasted ? payload : yield* call(textOf, blobs.get(payload.blobId));
    if (!isPasted && isSmilesList(text)) {
      yield* put(filesGiven({ files: [payload], opens: false }));
      return;
    }
    yield* race({
      taken: call(takeRecords, name, text, report),
      cancelled: take(taskCancelRequested),
    });
    yield* tell(name, report);
  } catch (error) {
    const message = `No records could be taken from "${name}"`;
    yield* raiseNotice({ type: 'error', message, cause: errorMessage(error) });
  }
  if (!isPasted) blobs.remove(payload.blobId);
  yield* put(taskProgressed(null));
}

/** Loaded with the first file: few users have one in every visit. */
const loadReading = () => import(/* webpackChunkName: "library-records" */ '../reading');

async function textOf(file: Blob | undefined): Promise<string> {
  if (!file) throw new Error('The file is gone.');
  if (file.size > LARGEST) throw new Error(`It is larger than ${LARGEST / 1024 ** 2} MB.`);
  return decodedText(await file.arrayBuffer());
}

function* takeRecords(name: string, text: string, report: Report): SagaGenerator<void> {
  const { piecesOf, readPiece } = yield* call(loadReading);
  const pieces = piecesOf(name, text);
  for (let at = 0; at < pieces.length; at += AT_ONCE) {
    yield* put(taskProgressed({ kind: 'recording', done: at, total: pieces.length }));
    yield* delay(0);
    const read = pieces.slice(at, at + AT_ONCE).map((piece) => readPiece(piece, name));
    report.faults.push(...read.flatMap((one) => ('fault' in one ? one.fault : [])));
    const records = read.flatMap((one) => ('record' in one ? one.record : []));
    const { added, known, beyond } = yield* addRecords(records);
    report.added += added;
    report.known += known;
    report.beyond += beyond;
  }
}

function* tell(name: string, { added, known, beyond, faults }: Report): SagaGenerator<void> {
  const said = [
    `${counted(added, 'record')} taken from "${name}"`,
    ...(known > 0 ? [`${known} there already`] : []),
    ...(beyond > 0 ? [`${beyond} too many, import them when others have found their PDFs`] : []),
    ...(faults.length > 0 ? [`${faults.length} could not be read`] : []),
  ];
  const untold = faults.length - TOLD_FAULTS;
  const told = [...faults.slice(0, TOLD_FAULTS), ...(untold > 0 ? [`and ${untold} more`] : [])];
  yield* raiseNotice({
    type: faults.length + beyond > 0 ? 'warning' : 'success',
    message: said.join(', '),
    ...(told.length > 0 && { cause: told.join('\n') }),
  });
}
