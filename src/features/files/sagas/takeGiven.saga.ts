import { selectOpenDocument } from '@/article';
import {
  fileChosen,
  type filesGiven,
  fileRefused,
  intakeFile,
  type GivenFile,
} from '@/features/document';
import { articleArrived, filesDropped, fileSettled } from '@/features/library';
import { raiseNotice } from '@/features/notices';
import { overlayShown } from '@/features/overlays';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FileDescription } from '@/platform/vaults';
import { documentOfFile, PICTURE } from './documentOfFile.saga';
import { documentOfPictures, type FileAtHand, type MadeDocument } from './makeDocument.saga';

/** Faults that are told one by one. */
const TOLD = 5;

/** Files of which one document is made. */
interface Group {
  readonly title: string;
  readonly files: readonly GivenFile[];
  readonly arePictures: boolean;
}

/**
 * Makes documents of files that are no PDFs: one of all pictures, one of each other file.
 *
 * @param stating the hashes of documents that state structures, to which those to be opened are added
 */
export function* takeGiven(
  stating: Set<string>,
  { payload }: ReturnType<typeof filesGiven>,
): SagaGenerator<void> {
  const groups = grouped(payload.files);
  const isFree = (yield* select(selectOpenDocument)) === null;
  const opens = payload.opens && groups.length === 1 && isFree;
  if (!opens) {
    yield* put(filesDropped(groups.length));
    if (payload.opens) yield* put(overlayShown('library'));
  }
  for (const group of groups) {
    const file = yield* takeGroup(group, opens);
    if (file && !group.arePictures) stating.add(file.hash);
  }
}

function grouped(files: readonly GivenFile[]): Group[] {
  const pictures = files.filter(({ name }) => PICTURE.test(name));
  const [first, second] = pictures;
  const others = files.filter((file) => !pictures.includes(file));
  return [
    ...(first
      ? [{ title: second ? 'Pictures' : first.name, files: pictures, arePictures: true }]
      : []),
    ...others.map((file) => ({ title: file.name, files: [file], arePictures: false })),
  ];
}

function* takeGroup(group: Group, opens: boolean): SagaGenerator<FileDescription | undefined> {
  const platform = yield* getPlatform();
  const { title, files } = group;
  try {
    const { pdf, faults } = yield* makeOf(group);
    const intake = yield* call(intakeFile, pdf, platform);
    if (intake.kind === 'refused') throw new Error(intake.message);
    yield* put(opens ? fileChosen(intake.file) : articleArrived(intake.file));
    if (faults.length > 0) yield* tellFaults(title, faults);
    return intake.file;
  } catch (error) {
    yield* refuse(title, errorMessage(error), opens);
    return undefined;
  } finally {
    files.forEach(({ blobId }) => platform.blobs.remove(blobId));
  }
}

function* makeOf({ title, files, arePictures }: Group): SagaGenerator<MadeDocument> {
  const { blobs, config } = yield* getPlatform();
  const atHand: FileAtHand[] = [];
  for (const { blobId, name } of files) {
    const content = blobs.get(blobId);
    if (!content) throw new Error(`${name}: the file is gone`);
    const isTooLarge = content.size > config.maxUploadMb * 1024 ** 2;
    if (isTooLarge) throw new Error(`${name}: File size exceeds ${config.maxUploadMb}MB limit`);
    atHand.push({ name, content });
  }
  const [first] = atHand;
  if (arePictures || !first) return yield* documentOfPictures(title, atHand);
  return yield* documentOfFile(first);
}

function* refuse(name: string, message: string, opens: boolean): SagaGenerator<void> {
  const { ids } = yield* getPlatform();
  if (opens) yield* put(fileRefused({ name, message }));
  else yield* put(fileSettled({ refused: { id: ids.uuid(), name, message, isOfFile: true } }));
}

function* tellFaults(title: string, faults: readonly string[]): SagaGenerator<void> {
  const untold = faults.length - TOLD;
  const told = [...faults.slice(0, TOLD), ...(untold > 0 ? [`and ${untold} more`] : [])];
  yield* raiseNotice({
    type: 'warning',
    message: `Not everything of "${title}" could be taken`,
    cause: told.join('\n'),
  });
}
