export interface HeldProgramOptions<Program> {
  /** Called when the program is needed and not open. */
  readonly open: () => Promise<Program>;
  /** Frees what the program takes, whatever it is doing. */
  readonly close: (program: Program) => Promise<unknown>;
  /** Milliseconds without a use after which the program is closed. */
  readonly idleMs: number;
}

/** A program that takes time to open and memory to keep: opened by its first use, closed when it is idle. */
export class HeldProgram<Program> {
  #opened: Promise<Program> | undefined;
  #uses = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: HeldProgramOptions<Program>) {}

  /** @throws what opening the program or the work throws; after a failure to open, the next use tries again */
  async use<Result>(work: (program: Program) => Promise<Result>): Promise<Result> {
    this.#uses += 1;
    clearTimeout(this.#timer);
    try {
      return await work(await this.#open());
    } finally {
      this.#uses -= 1;
      if (this.#uses === 0) this.#rest();
    }
  }

  /** Closes the program, whatever it is doing; the next use opens it again. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const closing = this.#opened;
    this.#opened = undefined;
    const program = await closing?.catch(() => undefined);
    if (program !== undefined) await this.options.close(program);
  }

  #open(): Promise<Program> {
    const opened = (this.#opened ??= this.options.open());
    opened.catch(() => {
      if (this.#opened === opened) this.#opened = undefined;
    });
    return opened;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    if (!this.#opened) return;
    this.#timer = setTimeout(() => void this.close(), this.options.idleMs);
    // What waits for its end keeps no process alive.
    this.#timer.unref();
  }
}
