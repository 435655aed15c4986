import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { hasStructure, wasEdited } from '@/domain/structure';
import type { Work } from '@/domain/work';
import { openLibrary, unpackArticle } from '@/features/library';
import { readWhole } from '@/features/savedWork';

/**
 * Whether a folder has a work file in which a person judged or changed something, or one of which nobody can tell:
 * nothing in such a folder is written over.
 *
 * @param ownHash SHA-256 of the work file as the command wrote it; absent if that is not known
 */
export async function hasPersonsWork(folder: string, ownHash?: string): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names.filter((each) => /\.tar$/i.test(each))) {
    const file = path.join(folder, name);
    if (ownHash !== undefined && (await fileSha256(file)) === ownHash) continue;
    if (await isOfPerson(file)) return true;
  }
  return false;
}

async function isOfPerson(file: string): Promise<boolean> {
  try {
    const library = await openLibrary(await openAsBlob(file));
    for (const article of library.manifest.articles) {
      const { snapshot } = await unpackArticle(library, article);
      const work = readWhole(snapshot, article.hash);
      if (!work || wasChangedByPerson(work)) return true;
    }
    return false;
  } catch {
    return true;
  }
}

/** What only a person does: programs read, and leave these as they are. */
function wasChangedByPerson(work: Work): boolean {
  const { segments } = work;
  const said = [
    ...[segments.judgements, segments.overruled, work.annotationWords, work.article],
    ...[work.compoundDrafts, work.history, work.submissionDrafts, work.submissionReceipts],
  ];
  return (
    said.some((part) => part !== undefined && Object.keys(part).length > 0) ||
    segments.selected.length > 0 ||
    work.structures.some((structure) => hasStructure(structure) && wasEdited(structure))
  );
}

/** SHA-256 of a file in lower-case hex, without holding it in memory. */
export async function fileSha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
