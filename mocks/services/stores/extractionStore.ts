import type { Annotation } from '../../engine/annotation/annotate';
import { recordKind, type SessionRecords } from './sessionRecords';
import { sha256 } from './sha256';

/** A stored annotation, as returned by `GET /get_extraction/{filename}`. */
export interface SavedExtraction {
  /** ISO 8601 in the services' local time, without a time zone (docs/contract.md 6.4). */
  readonly timestamp: string;
  readonly input_text: string;
  readonly extracted_json: Annotation['extracted_data'];
  readonly positions: Annotation['positions'];
}

interface Entry {
  readonly filename: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly extraction: SavedExtraction;
}

/** By file name, in the order they were created. */
const EXTRACTIONS = recordKind<Entry>('extractions');

/** Maximum texts stored per session; the oldest are dropped first. */
const MAX_KEPT = 100;

/** The annotations of each session. Annotating a text again replaces its earlier annotation. */
export class ExtractionStore {
  constructor(
    private readonly records: SessionRecords,
    private readonly now: () => number = Date.now,
  ) {}

  /** @returns its file name, derived from the text's hash */
  async save(
    sessionId: string,
    text: string,
    { extracted_data, positions }: Annotation,
  ): Promise<string> {
    const hash = await sha256(new TextEncoder().encode(text));
    const filename = `extraction_${hash.slice(0, 8)}.json`;
    const savedAt = this.now();
    const extraction = {
      timestamp: localIso(savedAt),
      input_text: text,
      extracted_json: extracted_data,
      positions,
    };
    // Removed first, so that it becomes the latest.
    await this.records.remove(sessionId, EXTRACTIONS, filename);
    await this.records.put(sessionId, EXTRACTIONS, filename, { filename, savedAt, extraction });
    const kept = await this.records.keys(sessionId, EXTRACTIONS);
    for (const oldest of kept.slice(0, -MAX_KEPT)) {
      await this.records.remove(sessionId, EXTRACTIONS, oldest);
    }
    return filename;
  }

  /** Latest first. */
  async list(sessionId: string): Promise<readonly Entry[]> {
    return (await this.records.list(sessionId, EXTRACTIONS)).map(([, entry]) => entry).reverse();
  }

  async find(sessionId: string, filename: string): Promise<SavedExtraction | undefined> {
    return (await this.records.get(sessionId, EXTRACTIONS, filename))?.extraction;
  }
}

function localIso(time: number): string {
  const offsetMs = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offsetMs).toISOString().slice(0, -1);
}
