import type { Annotation } from '../../engine/annotation/annotate';
import { recordKind, type SessionRecords } from './sessionRecords';
import { sha256 } from './sha256';

/** An annotation that was made, as `GET /get_extraction/{filename}` answers it. */
export interface SavedExtraction {
  /** ISO 8601 in the local time of the services, without a zone (docs/contract.md 6.4). */
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

/** By file name, in the order in which they were made. */
const EXTRACTIONS = recordKind<Entry>('extractions');

/** Texts of one session that are kept; the oldest go first. */
const MAX_KEPT = 100;

/** The annotations of each session. A text annotated again replaces its earlier answer. */
export class ExtractionStore {
  constructor(
    private readonly records: SessionRecords,
    private readonly now: () => number = Date.now,
  ) {}

  /** @returns the name it is found under, from the text's own hash */
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
    // Removed first, so that it is the latest.
    await this.records.remove(sessionId, EXTRACTIONS, filename);
    await this.records.put(sessionId, EXTRACTIONS, filename, { filename, savedAt, extraction });
    const kept = await this.records.keys(sessionId, EXTRACTIONS);
    for (const oldest of kept.slice(0, -MAX_KEPT)) {
      await this.records.remove(sessionId, EXTRACTIONS, oldest);
    }
    return filename;
  }

  /** The latest first. */
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
