import { createHash } from 'node:crypto';
import type { Annotation } from '../../engine/annotation/annotate';

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

/** Texts of one session that are kept; the oldest go first. */
const MAX_KEPT = 100;

/** The annotations of each session. A text annotated again replaces its earlier answer. */
export class ExtractionStore {
  private readonly sessions = new Map<string, Map<string, Entry>>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns the name it is found under, from the text's own hash */
  save(sessionId: string, text: string, { extracted_data, positions }: Annotation): string {
    const hash = createHash('md5').update(text).digest('hex').slice(0, 8);
    const filename = `extraction_${hash}.json`;
    const savedAt = this.now();
    const extraction = {
      timestamp: localIso(savedAt),
      input_text: text,
      extracted_json: extracted_data,
      positions,
    };
    const entries = this.sessions.get(sessionId) ?? new Map<string, Entry>();
    entries.delete(filename);
    entries.set(filename, { filename, savedAt, extraction });
    for (const oldest of entries.keys()) if (entries.size > MAX_KEPT) entries.delete(oldest);
    this.sessions.set(sessionId, entries);
    return filename;
  }

  /** The latest first. */
  list(sessionId: string): readonly Entry[] {
    return [...(this.sessions.get(sessionId)?.values() ?? [])].reverse();
  }

  find(sessionId: string, filename: string): SavedExtraction | undefined {
    return this.sessions.get(sessionId)?.get(filename)?.extraction;
  }

  removeSession(sessionId: string): void {
    this.sessions.delete(sessionId);
  }
}

function localIso(time: number): string {
  const offsetMs = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offsetMs).toISOString().slice(0, -1);
}
