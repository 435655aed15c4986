import { layOutPages } from '@/domain/files/layOutPages';
import { MOST_MOLECULES } from '@/domain/files/statedMolecule';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { errorMessage } from '@/lib/errorMessage';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { OpenedPicture } from '@/platform/pictures';
import { drawUndrawn } from './drawUndrawn.saga';

/** A file whose content is at hand. */
export interface FileAtHand {
  readonly name: string;
  readonly content: Blob;
}

/** A PDF that was made of files. */
export interface MadeDocument {
  readonly pdf: File;
  /** What of the files is not in it, each by its file: `caffeine.sdf, record 3: no atoms`. */
  readonly faults: readonly string[];
}

/** Loaded with the first file: few users have one in every visit. */
const loadMaking = () => import(/* webpackChunkName: "made-documents" */ '../making');

/**
 * A document with a page for each picture.
 *
 * @throws Error with what is wrong with each, if none can be taken
 */
export function* documentOfPictures(
  title: string,
  files: readonly FileAtHand[],
): SagaGenerator<MadeDocument> {
  const { open } = yield* call((yield* getPlatform()).pictures);
  const { picturesPdf, requireWholePicture } = yield* call(loadMaking);
  const opened: OpenedPicture[] = [];
  const faults: string[] = [];
  for (const { name, content } of files) {
    try {
      requireWholePicture(name, new Uint8Array(yield* call([content, content.arrayBuffer])));
      opened.push(...(yield* call(open, content)));
    } catch (error) {
      faults.push(`${name}: ${errorMessage(error)}`);
    }
  }
  if (opened.length === 0) throw new Error(faults.join('\n'));
  return { pdf: fileOf(title, yield* call(picturesPdf, title, opened)), faults };
}

/**
 * A document with the drawings of the structures that a file states.
 *
 * @throws Error with what is wrong, if none can be taken
 */
export function* documentOfStructures({ name, content }: FileAtHand): SagaGenerator<MadeDocument> {
  const { readStructures, structuresPdf } = yield* call(loadMaking);
  const bytes = new Uint8Array(yield* call([content, content.arrayBuffer]));
  const { molecules, undrawn, faults, beyond } = readStructures(name, bytes);
  const drawn = yield* drawUndrawn(molecules, undrawn);
  const told = [...faults, ...drawn.faults].map((fault) =>
    /^(?:record|line) /.test(fault) ? `${name}, ${fault}` : `${name}: ${fault}`,
  );
  told.push(...beyondInWords(name, beyond));
  if (drawn.molecules.length === 0) throw new Error(asReason(name, told));
  const pages = layOutPages(drawn.molecules);
  return { pdf: fileOf(name, yield* call(structuresPdf, name, pages)), faults: told };
}

/**
 * A document with the pages of a ChemDraw file, or of the ChemDraw drawings in a document of Word or PowerPoint.
 *
 * @throws Error with what is wrong, if it has no drawing of a molecule
 */
export function* documentOfDrawings({ name, content }: FileAtHand): SagaGenerator<MadeDocument> {
  const { readDrawings, structuresPdf } = yield* call(loadMaking);
  const bytes = new Uint8Array(yield* call([content, content.arrayBuffer]));
  const { pages, beyond, told } = yield* call(readDrawings, name, bytes);
  const faults = [
    ...told.map((sentence) => `${name}: ${sentence}`),
    ...beyondInWords(name, beyond),
  ];
  if (pages.length === 0) throw new Error(faults.join('\n') || 'No molecule is drawn in it');
  return { pdf: fileOf(name, yield* call(structuresPdf, name, pages)), faults };
}

/** Where the file is named beside it, once is enough. */
function asReason(name: string, told: readonly string[]): string {
  const reason = told.join('\n').replace(`${name}: `, '');
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

const beyondInWords = (name: string, beyond: number): string[] =>
  beyond > 0 ? [`${name}: the first ${MOST_MOLECULES} are taken, ${beyond} more are not`] : [];

const fileOf = (title: string, bytes: Uint8Array<ArrayBuffer>): File =>
  new File([bytes], `${title}.pdf`, { type: 'application/pdf' });
