import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { printable } from '../../engines/printable';

/** What starts a program. */
export interface EngineCommand {
  readonly command: readonly string[];
  readonly folder: string;
  /** Further variables of its environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Of the services' own environment: where programs are, and the user's files and language. No key is handed on. */
const KEPT = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR'] as const;

/** Characters of a line; an answer takes thousands. */
const LONGEST_LINE = 4 * 1024 * 1024;

/** A started program that writes a line for each that it is given. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #listeners = new Set<(line: string) => void>();
  #lastWords = '';
  /** Why it is over; undefined while it runs. */
  over: string | undefined;

  /** @param log is given each line of its standard error */
  constructor({ command, folder, environment }: EngineCommand, log: (line: string) => void) {
    const [program = '', ...args] = command;
    const kept = KEPT.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const env = { ...Object.fromEntries(kept), ...environment };
    this.#child = spawn(program, args, { cwd: folder, env });
    this.#child.on('error', (error) => this.#end(error.message));
    this.#child.on('close', (code, signal) => {
      this.#end(this.#lastWords || `it ended with ${signal ?? `code ${code}`}`);
    });
    // It may end before it has read what it is sent.
    this.#child.stdin.on('error', () => undefined);
    eachLine(this.#child.stderr, (line) => {
      if (line.trim() === '') return;
      this.#lastWords = printable(line);
      log(this.#lastWords);
    });
    eachLine(
      this.#child.stdout,
      (line) => this.#tell(line),
      () => this.stop('it wrote a line without end'),
    );
  }

  /** Its last line on the standard error, or how it ended. */
  get lastWords(): string {
    return this.#lastWords || (this.over ?? 'it said nothing');
  }

  send(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /**
   * The first line that `take` makes something of.
   *
   * @returns undefined if the program ends before it, or the signal is aborted
   */
  async awaitLine<Taken>(
    take: (line: string) => Taken | undefined,
    signal: AbortSignal,
  ): Promise<Taken | undefined> {
    let listener: (line: string) => void = () => undefined;
    try {
      return await new Promise<Taken | undefined>((resolve) => {
        if (signal.aborted || this.over !== undefined) return resolve(undefined);
        signal.addEventListener('abort', () => resolve(undefined), { once: true });
        listener = (line) => {
          const taken = this.over === undefined ? take(line) : undefined;
          if (taken !== undefined || this.over !== undefined) resolve(taken);
        };
        this.#listeners.add(listener);
      });
    } finally {
      this.#listeners.delete(listener);
    }
  }

  /** Ends it. @param why told to those that wait for it */
  stop(why = 'it was stopped'): void {
    this.#end(why);
    this.#child.kill('SIGKILL');
  }

  #end(why: string): void {
    if (this.over !== undefined) return;
    this.over = why;
    this.#tell('');
  }

  #tell(line: string): void {
    for (const listener of this.#listeners) listener(line);
  }
}

/** @param onEndless called if a line is longer than any answer */
function eachLine(
  stream: NodeJS.ReadableStream,
  take: (line: string) => void,
  onEndless: () => void = () => undefined,
): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
    if (rest.length <= LONGEST_LINE) return;
    rest = '';
    onEndless();
  });
}
