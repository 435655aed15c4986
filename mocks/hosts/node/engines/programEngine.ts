import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EngineAnswer } from '../../../engine/recognition/external/engineAnswer';
import { ENGINE_LIMITS, limitFor, type EngineLimits } from '../../engines/engineLimits';
import { nameOf, type ProgramSettings } from '../../engines/engineSettings';
import {
  EngineFailure,
  type EngineQuestion,
  type EngineState,
  type ExternalEngine,
} from '../../engines/externalEngine';
import { oneAtATime } from '../../engines/oneAtATime';
import { openOwnedFolder, type OwnedFolder } from '../files/ownedFolder';
import { answerLine, readyLine } from './engineLines';
import { EngineProcess, type EngineCommand } from './engineProcess';

/** Failures one after another after which a program is started anew. */
const MOST_FAILURES = 2;
/** Starts within `STARTS_MS` after which it is given up until the services start again. */
const MOST_STARTS = 3;
const STARTS_MS = 10 * 60_000;

/**
 * A program of the user's that stays open and reads a picture for each line (docs/engines.md). It is started with
 * the first picture, started anew when it has failed twice, and given up when that was in vain thrice.
 */
class ProgramEngine {
  readonly #inTurn = oneAtATime();
  #process: EngineProcess | undefined;
  #version = '';
  #hasRead = false;
  #failures = 0;
  #starts: number[] = [];
  #givenUp: string | undefined;

  constructor(
    private readonly name: string,
    private readonly command: EngineCommand,
    private readonly limits: EngineLimits,
  ) {}

  state(): EngineState {
    return this.#givenUp === undefined
      ? { available: true, version: this.#version }
      : { available: false, reason: this.#givenUp };
  }

  read(question: EngineQuestion, signal: AbortSignal): Promise<EngineAnswer> {
    return this.#inTurn(() => this.#read(question, signal), signal);
  }

  close(): void {
    this.#process?.stop();
  }

  async #read(question: EngineQuestion, signal: AbortSignal): Promise<EngineAnswer> {
    if (this.#givenUp !== undefined) throw new EngineFailure(this.#givenUp);
    const running = await this.#running();
    const folder = await openOwnedFolder();
    try {
      const limit = limitFor(this.limits, !this.#hasRead, question.longerSide);
      const answer = await this.#ask(running, folder, question, limit);
      this.#failures = 0;
      this.#hasRead = true;
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      await folder.remove();
    }
  }

  async #ask(
    running: EngineProcess,
    folder: OwnedFolder,
    { png }: EngineQuestion,
    limit: number,
  ): Promise<EngineAnswer> {
    const file = path.join(folder.path, 'drawing.png');
    await writeFile(file, png, { mode: 0o600 });
    const id = randomUUID();
    const answered = running.awaitLine(answerLine(id), AbortSignal.timeout(limit));
    running.send(JSON.stringify({ id, png: file }));
    const answer = await answered;
    if (answer === undefined || answer === 'garbage') {
      throw this.#failed(running, answer === 'garbage' ? 'wrote no answer' : undefined, limit);
    }
    const { reason } = answer;
    return reason === undefined
      ? answer
      : { reason: `${this.name} read nothing: ${reason.replace(/\.+$/, '')}.` };
  }

  /** One that has failed too often is ended; the next picture starts another. */
  #failed(running: EngineProcess, how: string | undefined, limit: number): EngineFailure {
    const { over } = running;
    this.#failures += 1;
    if (over !== undefined) return new EngineFailure(`${this.name} ended: ${over}.`);
    if (this.#failures >= MOST_FAILURES) running.stop();
    return new EngineFailure(`${this.name} ${how ?? `took longer than ${limit / 1000} s`}.`);
  }

  async #running(): Promise<EngineProcess> {
    if (this.#process && this.#process.over === undefined) return this.#process;
    const before = this.#process;
    const now = Date.now();
    this.#starts = [...this.#starts.filter((start) => now - start < STARTS_MS), now];
    if (this.#starts.length > MOST_STARTS) throw this.#giveUp(before?.lastWords ?? '');
    this.#failures = 0;
    this.#hasRead = false;
    const started = new EngineProcess(this.command, (line) =>
      console.error(`${this.name}: ${line}`),
    );
    this.#process = started;
    const ready = await started.awaitLine(readyLine, AbortSignal.timeout(this.limits.first));
    if (ready === undefined) {
      const why = started.over ?? `it was not ready within ${this.limits.first / 1000} s`;
      started.stop();
      throw new EngineFailure(`${this.name} did not start: ${why}.`);
    }
    this.#version = ready.version;
    return started;
  }

  #giveUp(lastWords: string): EngineFailure {
    this.#givenUp = `${this.name} failed thrice: ${lastWords}. Start the services again when it is mended.`;
    return new EngineFailure(this.#givenUp);
  }
}

/** The engine that settings of the kind `process` describe. */
export function programEngine(
  settings: ProgramSettings,
  limits: EngineLimits = ENGINE_LIMITS,
): ExternalEngine {
  const { id, command, folder = '.', environment = {} } = settings;
  const name = nameOf(settings);
  const program = new ProgramEngine(name, { command, folder, environment }, limits);
  return {
    ...{ id, name, coordinates: true, handDrawn: false },
    state: () => Promise.resolve(program.state()),
    read: (question, signal) => program.read(question, signal),
    close: () => program.close(),
  };
}
