import type { SegmentMetadata, SegmentWithImage } from '../../engine/segmentation/segment';
import type { DocumentSegments } from '../../engine/segmentation/segmentDocument';
import { isBoxFilename, parseSegmentFilename, toMetadata } from '../../engine/tasks/joinAnswers';
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

interface Kept {
  readonly metadata: readonly SegmentMetadata[];
  readonly pagesTooHeavy: readonly number[];
}

/** By directory. */
const SEGMENTS = recordKind<Kept>('segments');
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

  /** Stores the segments of a document, replacing earlier ones. */
  async save(owner: SegmentOwner, { segments, pagesTooHeavy }: DocumentSegments): Promise<void> {
    const { sessionId, directory, pdfFilename } = owner;
    for (const segment of segments) {
      await this.files.write(sessionId, keyOf(directory, segment.filename), segment.png);
    }
    const metadata = segments.map((segment) => toMetadata(segment, pdfFilename)).sort(byPage);
    const json = JSON.stringify(metadata, null, 2);
    const bytes = new TextEncoder().encode(json);
    await this.files.write(sessionId, keyOf(directory, 'segments_metadata.json'), bytes);
    await this.records.put(sessionId, SEGMENTS, directory, { metadata, pagesTooHeavy });
  }

  async listDirectories(sessionId: string): Promise<SegmentDirectory[]> {
    const directories = await this.records.list(sessionId, SEGMENTS);
    return directories.map(([directory, { metadata }]) => ({
      directory,
      segments_count: metadata.length,
      has_all_segments: true,
    }));
  }

  /** Sorted by page and number; undefined if the directory does not belong to the session. */
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
    if (parseSegmentFilename(filename) === undefined) return undefined;
    const segments = await this.list(sessionId, directory);
    return segments?.find((segment) => segment.filename === filename);
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

const byPage = (a: SegmentMetadata, b: SegmentMetadata) =>
  a.pageNumber - b.pageNumber || a.segmentNumber - b.segmentNumber;
