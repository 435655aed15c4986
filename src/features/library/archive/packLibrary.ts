import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { FoundWork } from '@/platform/workStore';
import {
  LARGEST_LIBRARY,
  LibraryFileError,
  LIBRARY_VERSION,
  MANIFEST_PATH,
  type Manifest,
  type PackedArticle,
  type PackedFile,
} from './manifest';
import { tarOf, type TarFile } from './tar';

export interface Packed {
  readonly article: PackedArticle;
  readonly files: readonly TarFile[];
}

/** Work is plain data; the file is hashed by parts, and never copied. */
export async function packArticle(found: FoundWork, withPdf: boolean): Promise<Packed> {
  const { summary, snapshot, images } = found;
  const file = withPdf ? found.file : undefined;
  const folder = `articles/${summary.hash}`;
  const files: TarFile[] = [];
  const add = async (path: string, content: Blob): Promise<PackedFile> => {
    files.push({ path, content });
    return { path, size: content.size, sha256: await hashOf(content) };
  };
  const work = await add(`${folder}/work.json`, new Blob([JSON.stringify(snapshot)]));
  const pdf = file && (await add(`${folder}/article.pdf`, file));
  const packedImages: PackedArticle['images'] = [];
  for (const [filename, content] of images) {
    const packed = await add(`${folder}/images/${packedImages.length}.png`, content);
    packedImages.push({ ...packed, filename });
  }
  const { hash, name, savedAt, revision } = summary;
  return {
    files,
    article: { hash, name, savedAt, revision, work, ...(pdf && { pdf }), images: packedImages },
  };
}

/** @throws LibraryFileError if it is larger than can be read again */
export function libraryFile(packed: readonly Packed[], createdAt: string): Blob {
  const manifest: Manifest = {
    format: 'MARCUS library',
    version: LIBRARY_VERSION,
    createdAt,
    articles: packed.map(({ article }) => article),
  };
  const contents = { path: MANIFEST_PATH, content: new Blob([JSON.stringify(manifest)]) };
  const file = tarOf([contents, ...packed.flatMap(({ files }) => files)]);
  if (file.size > LARGEST_LIBRARY) {
    throw new LibraryFileError('It would be larger than 4 GB. Select fewer articles.');
  }
  return file;
}

/** Bytes hashed at once. */
const CHUNK = 1024 ** 2;

/** SHA-256 in lower-case hex, without holding all of it in memory. @throws whatever the signal was aborted with */
export async function hashOf(content: Blob, signal?: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < content.size; at += CHUNK) {
    signal?.throwIfAborted();
    hash.update(new Uint8Array(await content.slice(at, at + CHUNK).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
