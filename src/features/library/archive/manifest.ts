import * as v from 'valibot';

/** Raised whenever an older application could misread what a newer one writes. */
export const LIBRARY_VERSION = 1;

export const MANIFEST_PATH = 'library.json';

/** Bytes of a library file; larger libraries are moved in parts. */
export const LARGEST_LIBRARY = 4 * 1024 ** 3;

const MB = 1024 ** 2;
/** Bytes of each kind of file. A PDF may be as large as anywhere it is taken (docs/settings.md). */
export const LARGEST = { manifest: 32 * MB, work: 64 * MB, pdf: 512 * MB, image: 16 * MB } as const;

const MOST_ARTICLES = 5_000;
const MOST_IMAGES = 5_000;
/** Files of an archive; bounds what a hostile one costs. */
export const MOST_FILES = 200_000;

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const size = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A file of the archive, with what it has to be. */
const fileSchema = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/)),
  size,
  sha256: hash,
});

const articleSchema = v.strictObject({
  /** SHA-256 of the PDF. */
  hash,
  name: v.pipe(v.string(), v.maxLength(1_000)),
  /** ms since the epoch */
  savedAt: v.pipe(size, v.maxValue(8.64e15)),
  revision: v.pipe(v.string(), v.maxLength(100)),
  work: fileSchema,
  /** Absent if the PDF was dropped. */
  pdf: v.exactOptional(fileSchema),
  images: v.pipe(
    v.array(
      v.strictObject({ ...fileSchema.entries, filename: v.pipe(v.string(), v.maxLength(300)) }),
    ),
    v.maxLength(MOST_IMAGES),
  ),
});

const manifestSchema = v.strictObject({
  format: v.literal('MARCUS library'),
  version: v.literal(LIBRARY_VERSION),
  /** ISO 8601, UTC. */
  createdAt: v.pipe(v.string(), v.maxLength(40)),
  articles: v.pipe(v.array(articleSchema), v.maxLength(MOST_ARTICLES)),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type PackedArticle = Manifest['articles'][number];
export type PackedFile = v.InferOutput<typeof fileSchema>;

/** The file cannot be imported; the message says why. */
export class LibraryFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LibraryFileError';
  }
}

const otherVersion = v.object({
  format: v.literal('MARCUS library'),
  version: v.pipe(v.number(), v.notValue(LIBRARY_VERSION)),
});

/** @throws LibraryFileError */
export function readManifest(text: string): Manifest {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new LibraryFileError('Its table of contents is damaged.');
  }
  if (v.is(otherVersion, data)) {
    throw new LibraryFileError(
      `It has version ${data.version}; this application reads version ${LIBRARY_VERSION}.`,
    );
  }
  const read = v.safeParse(manifestSchema, data);
  if (!read.success || namesOneTwice(read.output)) {
    throw new LibraryFileError('Its table of contents is damaged.');
  }
  return read.output;
}

/** A part that stands for thousands would fill the disk: what is unpacked must not exceed the file. */
function namesOneTwice({ articles }: Manifest): boolean {
  const paths = articles
    .flatMap(({ work, pdf, images }) => [work, ...(pdf ? [pdf] : []), ...images])
    .map(({ path }) => path);
  return new Set(paths).size < paths.length;
}
