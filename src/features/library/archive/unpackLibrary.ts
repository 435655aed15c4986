import {
  LARGEST,
  LARGEST_LIBRARY,
  LibraryFileError,
  MANIFEST_PATH,
  MOST_FILES,
  readManifest,
  type Manifest,
  type PackedArticle,
  type PackedFile,
} from './manifest';
import { hashOf } from './packLibrary';
import { filesOf, TarError } from './tar';

/** A library file whose parts are where its table of contents says; their content is not read yet. */
export interface OpenLibrary {
  readonly manifest: Manifest;
  readonly parts: ReadonlyMap<string, Blob>;
}

/**
 * Opens a file from outside, and reads nothing of it but headers and the table of contents.
 *
 * @throws LibraryFileError
 */
export async function openLibrary(file: Blob): Promise<OpenLibrary> {
  if (file.size > LARGEST_LIBRARY) throw new LibraryFileError('It is larger than 4 GB.');
  try {
    return await open(file);
  } catch (error) {
    if (error instanceof TarError) throw new LibraryFileError(error.message);
    throw error;
  }
}

async function open(file: Blob): Promise<OpenLibrary> {
  const parts = new Map<string, Blob>();
  let manifest: Manifest | undefined;
  for await (const { path, content } of filesOf(file, MOST_FILES)) {
    if (manifest) parts.set(path, content);
    else if (path !== MANIFEST_PATH) throw new LibraryFileError('It is not a library file.');
    else if (content.size > LARGEST.manifest) throw new LibraryFileError('It is damaged.');
    else manifest = readManifest(await content.text());
  }
  if (!manifest) throw new LibraryFileError('It is not a library file.');
  return { manifest, parts };
}

/** The content of one article, proved to be what was packed. */
export interface UnpackedArticle {
  /** Whatever it is: its reader checks it. */
  readonly snapshot: unknown;
  readonly pdf?: Blob;
  /** By file name. */
  readonly images: ReadonlyMap<string, Blob>;
}

/** @throws LibraryFileError, or whatever the signal was aborted with */
export async function unpackArticle(
  { parts }: OpenLibrary,
  article: PackedArticle,
  signal?: AbortSignal,
): Promise<UnpackedArticle> {
  const part = (packed: PackedFile, largest: number) => proved(parts, packed, largest, signal);
  const work = await part(article.work, LARGEST.work);
  const pdf = article.pdf && (await part(article.pdf, LARGEST.pdf));
  if (article.pdf && article.pdf.sha256 !== article.hash) {
    throw new LibraryFileError('Its PDF is another one.');
  }
  const images = new Map<string, Blob>();
  for (const image of article.images) {
    const content = await part(image, LARGEST.image);
    images.set(image.filename, content.slice(0, content.size, 'image/png'));
  }
  const typed = pdf?.slice(0, pdf.size, 'application/pdf');
  return { snapshot: parsed(await work.text()), ...(typed && { pdf: typed }), images };
}

async function proved(
  parts: OpenLibrary['parts'],
  { path, size, sha256 }: PackedFile,
  largest: number,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  const content = parts.get(path);
  if (!content) throw new LibraryFileError('A part of it is missing.');
  if (size > largest) throw new LibraryFileError('A part of it is too large.');
  if (content.size !== size || (await hashOf(content, signal)) !== sha256) {
    throw new LibraryFileError('A part of it has changed since it was written.');
  }
  return content;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LibraryFileError('Its work is damaged.');
  }
}
