import { PartUnavailable } from '../../../services/tasks/partUnavailable';
import { download } from './download';
import type { EngineParts, PartFiles, PartName } from './engineParts';

/** How far the download of a part has got. */
export interface PartProgress {
  readonly part: PartName;
  readonly title: string;
  readonly state: 'running' | 'arrived' | 'failed' | 'cancelled';
  /** Bytes as they are when unpacked: a host may send them compressed. */
  readonly received: number;
  readonly total: number;
  /** Why it failed, worded for the user. */
  readonly reason?: string;
}

interface Download {
  readonly arrival: Promise<PartFiles>;
  readonly abort: AbortController;
}

/** Progress is reported after this many more bytes. */
const REPORT_BYTES = 128 * 1024;

/** Fetches parts of the engine, each once for all workers, one after the other. */
export class PartStore {
  readonly #arrived = new Map<PartName, PartFiles>();
  readonly #underWay = new Map<PartName, Download>();
  /** Those that the user does not want now: what fails without them is often asked again at once. */
  readonly #cancelled = new Set<PartName>();
  #line: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly parts: EngineParts,
    private readonly onProgress: (progress: PartProgress) => void,
  ) {}

  get arrived(): ReadonlyMap<PartName, PartFiles> {
    return this.#arrived;
  }

  /**
   * Fetches a part unless it is there.
   *
   * @throws PartUnavailable if it does not come or the user cancels the download; the signal's reason on abort,
   *   after which the download goes on
   */
  async obtain(part: PartName, signal?: AbortSignal): Promise<void> {
    if (this.#arrived.has(part)) return;
    if (this.#cancelled.has(part)) throw this.#refuse(part);
    const { arrival } = this.#underWay.get(part) ?? this.#begin(part);
    await unlessAborted(arrival, signal);
  }

  /** Ends all downloads; what was being fetched is missing until `fetchAgain`. */
  cancel(): void {
    for (const [part, { abort }] of this.#underWay) {
      this.#cancelled.add(part);
      abort.abort();
    }
  }

  /** Fetches a part that was cancelled or did not arrive. @throws as `obtain` */
  async fetchAgain(part: PartName): Promise<void> {
    this.#cancelled.delete(part);
    await this.obtain(part);
  }

  /** Tells once more that the part is missing, as whoever sees its work fail may have put that notice away. */
  #refuse(part: PartName): PartUnavailable {
    const { title, files } = this.parts[part];
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    this.onProgress({ part, title, state: 'cancelled', received: 0, total });
    return new PartUnavailable(`The download of ${title} was cancelled`);
  }

  #begin(part: PartName): Download {
    const abort = new AbortController();
    const arrival = this.#line.then(() => this.#fetchAll(part, abort.signal));
    this.#line = arrival.catch(() => undefined);
    this.#underWay.set(part, { arrival, abort });
    return { arrival, abort };
  }

  async #fetchAll(part: PartName, signal: AbortSignal): Promise<PartFiles> {
    const { title, files } = this.parts[part];
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    let received = 0;
    let reported = 0;
    const report = (state: PartProgress['state'], reason?: string) => {
      reported = received;
      this.onProgress({
        part,
        title,
        state,
        received,
        total,
        ...(reason !== undefined && { reason }),
      });
    };
    const onBytes = (count: number) => {
      received += count;
      if (received - reported >= REPORT_BYTES) report('running');
    };
    report('running');
    try {
      const whole = new Map<string, Blob>();
      for (const file of files) whole.set(file.name, await download(file, { signal, onBytes }));
      this.#arrived.set(part, whole);
      report('arrived');
      return whole;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report(signal.aborted ? 'cancelled' : 'failed', reason);
      throw new PartUnavailable(
        signal.aborted
          ? `The download of ${title} was cancelled`
          : `The download of ${title} failed: ${reason}`,
      );
    } finally {
      this.#underWay.delete(part);
    }
  }
}

async function unlessAborted(arrival: Promise<unknown>, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  let onAbort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', onAbort);
  });
  try {
    await Promise.race([arrival, aborted]);
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}
