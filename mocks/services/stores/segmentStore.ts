import type { SegmentMetadata, SegmentWithImage } from '../../engine/segmentation/segment';
import type { DocumentSegments, PageSegments } from '../../engine/segmentation/segmentDocument';
import { isBoxFilename, parseSegmentFilename, toMetadata } from '../../engine/segmentation/segment';
import type { StoredDocument } from './documentStore';
import type { SessionFiles } from './sessionFiles';
import { recordKind, type SessionRecords } from './sessionRecords';

/** Storage for the pictures. */
export type SegmentFiles = Pick<SessionFiles, 'read' | 'write'>;

/** An entry of `GET /list_segments`. */
export interface SegmentDirectory {
  readonly directory: string;
  readonly segments_count: number;
  readonly has_all_segments: boolean;
}

export interface SegmentOwner {
  readonly sessionId: string;
  /** The stem of the PDF's name. */
  readonly directory: string;
  readonly pdfFilename: string;
}

/** A page that was searched, with what was found on it. */
export type SearchedPage = PageSegments<SegmentMetadata>;

/** Whose segments those of a document are. */
export const ownerOf = ({ sessionId, directory, filename }: StoredDocument): SegmentOwner => ({
  sessionId,
  directory,
  pdfFilename: filename,
});

interface Kept {
  readonly metadata: readonly SegmentMetadata[];
  readonly pagesTooHeavy: readonly number[];
}

/** By directory, of documents that were searched to their end. */
const SEGMENTS = recordKind<Kept>('segments');
/** By directory and page, until the whole document has been searched. */
const PAGES = recordKind<SearchedPage>('segments-of-pages');
/** Cut out of boxes that a person drew, by directory and file name; never listed among those that were found. */
const BOXES = recordKind<SegmentMetadata>('boxes');

/** Boxes of one session: each has a picture in its storage. */
export const MAX_BOXES = 1_000;

/** The segments of each session's documents. Names sent by clients are looked up, never used as paths. */
export class SegmentStore {
  constructor(
    private readonly records: SessionRecords,
    private readonly files: SegmentFiles,
  ) {}

  /** Stores what was found on a page, which can be read from then on; it is not listed yet. */
  async savePage(
    { sessionId, directory, pdfFilename }: SegmentOwner,
    pageIndex: number,
    page: PageSegments,
  ): Promise<SearchedPage> {
    for (const { filename, png } of page.segments) {
      await this.files.write(sessionId, keyOf(directory, filename), png);
    }
    const segments = page.segments.map((segment) => toMetadata(segment, pdfFilename));
    const searched = { ...page, segments };
    await this.records.put(sessionId, PAGES, pageKey(directory, pageIndex), searched);
    return searched;
  }

  /** Undefined if the page was not searched, or if the whole document was. */
  async searchedPage(
    sessionId: string,
    directory: string,
    pageIndex: number,
  ): Promise<SearchedPage | undefined> {
    return this.records.get(sessionId, PAGES, pageKey(directory, pageIndex));
  }

  /** Lists the segments of a document whose pages are all stored, in place of an earlier list. */
  async complete(
    { sessionId, directory }: SegmentOwner,
    { segments, pagesTooHeavy }: DocumentSegments<SegmentMetadata>,
  ): Promise<void> {
    const metadata = [...segments].sort(byPage);
    const json = JSON.stringify(metadata, null, 2);
    const bytes = new TextEncoder().encode(json);
    await this.files.write(sessionId, keyOf(directory, 'segments_metadata.json'), bytes);
    await this.records.put(sessionId, SEGMENTS, directory, { metadata, pagesTooHeavy });
    for (const key of await this.records.keys(sessionId, PAGES)) {
      if (key.startsWith(pageKey(directory, ''))) await this.records.remove(sessionId, PAGES, key);
    }
  }

  async listDirectories(sessionId: string): Promise<SegmentDirectory[]> {
    const directories = await this.records.list(sessionId, SEGMENTS);
    return directories.map(([directory, { metadata }]) => ({
      directory,
      segments_count: metadata.length,
      has_all_segments: true,
    }));
  }

  /**
   * Sorted by page and number; undefined if the directory does not belong to the session, or if its document
   * has not been searched to its end.
   */
  async list(
    sessionId: string,
    directory: string,
  ): Promise<readonly SegmentMetadata[] | undefined> {
    return (await this.records.get(sessionId, SEGMENTS, directory))?.metadata;
  }

  /** Indices, from 0, of the document's pages that could not be read completely. */
  async pagesTooHeavy(sessionId: string, directory: string): Promise<readonly number[]> {
    return (await this.records.get(sessionId, SEGMENTS, directory))?.pagesTooHeavy ?? [];
  }

  /**
   * Stores what was cut out of a box; again, if it was before.
   *
   * @returns undefined if the session has too many
   */
  async saveBox(
    { sessionId, directory, pdfFilename }: SegmentOwner,
    segment: SegmentWithImage,
  ): Promise<SegmentMetadata | undefined> {
    const key = keyOf(directory, segment.filename);
    const names = await this.records.keys(sessionId, BOXES);
    if (names.length >= MAX_BOXES && !names.includes(key)) return undefined;
    await this.files.write(sessionId, key, segment.png);
    const metadata = toMetadata(segment, pdfFilename);
    await this.records.put(sessionId, BOXES, key, metadata);
    return metadata;
  }

  /** One segment, found or drawn; undefined if there is none with that name. */
  async find(
    sessionId: string,
    directory: string,
    filename: string,
  ): Promise<SegmentMetadata | undefined> {
    if (isBoxFilename(filename)) {
      return this.records.get(sessionId, BOXES, keyOf(directory, filename));
    }
    const place = parseSegmentFilename(filename);
    if (place === undefined) return undefined;
    const segments = await this.onPage(sessionId, directory, place.pageIndex);
    return segments.find((segment) => segment.filename === filename);
  }

  /** What was found on a page; none before it has been searched. */
  async onPage(
    sessionId: string,
    directory: string,
    pageIndex: number,
  ): Promise<readonly SegmentMetadata[]> {
    // In this order: between the two questions, the page may become part of the list, but never the reverse.
    const searched = await this.searchedPage(sessionId, directory, pageIndex);
    const listed = (await this.list(sessionId, directory)) ?? searched?.segments ?? [];
    return listed.filter(({ pageNumber }) => pageNumber === pageIndex);
  }

  /** The PNG of a segment; undefined if there is none with that name. */
  async readImage(
    sessionId: string,
    directory: string,
    filename: string,
  ): Promise<Uint8Array | undefined> {
    const segment = await this.find(sessionId, directory, filename);
    return segment && this.files.read(sessionId, keyOf(directory, segment.filename));
  }
}

const keyOf = (directory: string, filename: string) => `segments/${directory}/${filename}`;

const pageKey = (directory: string, pageIndex: number | '') => `${directory}/${pageIndex}`;

const byPage = (a: SegmentMetadata, b: SegmentMetadata) =>
  a.pageNumber - b.pageNumber || a.segmentNumber - b.segmentNumber;
