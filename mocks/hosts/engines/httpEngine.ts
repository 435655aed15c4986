import * as v from 'valibot';
import { keptFor, type Kept } from '../../services/tasks/keptFor';
import { parsedJson } from '../../services/http/parsedJson';
import { textWithin } from '../../services/http/textWithin';
import type { EngineAnswer } from '../../engine/recognition/external/engineAnswer';
import { ENGINE_LIMITS, limitFor, type EngineLimits } from './engineLimits';
import { EngineFailure, type EngineQuestion, type EngineState } from './externalEngine';
import { oneAtATime } from './oneAtATime';
import { printable } from './printable';

/** A call with the picture as a file. */
interface EngineRequest {
  readonly path: string;
  /** The form field of the picture. */
  readonly picture: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What one kind of services is asked, and how its answer is understood. */
export interface HttpEngineKind {
  /** Answers with a status below 300 when the services are there. */
  readonly healthPath: string;
  readonly requestOf: (question: EngineQuestion) => EngineRequest;
  /** Their answer, and what it says. */
  readonly answer: v.GenericSchema<unknown, EngineAnswer>;
  /** Headers that the services want; `isRefused` after those of the last call were not enough. */
  readonly headers?: (ask: Ask, isRefused: boolean) => Promise<Readonly<Record<string, string>>>;
}

/** Fetches a path of the services. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Where an engine is asked from. */
export interface HttpSurroundings {
  readonly limits?: EngineLimits;
  /** Whether what is at an address keeps pages from asking it; absent outside of pages. */
  readonly refusesPages?: (url: string) => Promise<boolean>;
}

export interface HttpEngineOptions extends HttpSurroundings {
  readonly name: string;
  readonly url: string;
}

/** A structure and its molfile take kilobytes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Statuses by which MARCUS services refuse a call without a session that counts. */
const REFUSED: readonly number[] = [401, 404];

/** Reads drawings by services at an address, one at a time. */
export class HttpEngine {
  readonly #kind: HttpEngineKind;
  readonly #options: HttpEngineOptions;
  readonly #limits: EngineLimits;
  readonly #inTurn = oneAtATime();
  #hasRead = false;
  readonly #state: Kept<EngineState>;

  constructor(kind: HttpEngineKind, options: HttpEngineOptions) {
    this.#kind = kind;
    this.#options = options;
    this.#limits = options.limits ?? ENGINE_LIMITS;
    this.#state = keptFor(this.#limits.believed, () => this.#askState());
  }

  state(): Promise<EngineState> {
    return this.#state.get();
  }

  read(question: EngineQuestion, signal: AbortSignal): Promise<EngineAnswer> {
    return this.#inTurn(() => this.#read(question, signal), signal);
  }

  async #read(question: EngineQuestion, signal: AbortSignal): Promise<EngineAnswer> {
    const limit = limitFor(this.#limits, !this.#hasRead, question.longerSide);
    const until = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
    try {
      const response = await this.#call(question, until);
      const answer = await this.#understand(response);
      this.#hasRead = true;
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof EngineFailure) throw error;
      // The next question finds out whether the services are still there.
      this.#state.forget();
      throw new EngineFailure(until.aborted ? this.#late(limit) : await this.#away());
    }
  }

  async #call(question: EngineQuestion, signal: AbortSignal): Promise<Response> {
    const { headers } = this.#kind;
    const ask: Ask = (path, init) => this.#fetch(path, { ...init, signal });
    const { path, picture, fields } = this.#kind.requestOf(question);
    const form = new FormData();
    const png = new Uint8Array(question.png);
    form.set(picture, new File([png], 'drawing.png', { type: 'image/png' }));
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const post = async (isRefused: boolean) =>
      ask(path, { method: 'POST', body: form, headers: (await headers?.(ask, isRefused)) ?? {} });
    const response = await post(false);
    return headers && REFUSED.includes(response.status) ? post(true) : response;
  }

  async #understand(response: Response): Promise<EngineAnswer> {
    const { name } = this.#options;
    const text = await textWithin(response, ({ bytes }) => bytes > MOST_BYTES);
    if (text === undefined) throw new EngineFailure(`${name} answered more than a structure.`);
    const body = parsedJson(text);
    if (response.ok && body !== undefined) {
      const { success, output } = v.safeParse(this.#kind.answer, body);
      if (success) return output;
      throw new EngineFailure(`${name} answered something that is no structure.`);
    }
    const detail = detailOf(body);
    // These services answer so when the picture shows nothing that they can read.
    if (response.status === 422)
      return { reason: `${name} read nothing: ${detail ?? 'no reason is given'}.` };
    if (response.ok) throw new EngineFailure(`${name} answered something that is no JSON.`);
    throw new EngineFailure(
      `${name} failed (${response.status})${detail === undefined ? '' : `: ${detail}`}.`,
    );
  }

  async #askState(): Promise<EngineState> {
    try {
      const signal = AbortSignal.timeout(this.#limits.health);
      const response = await this.#fetch(this.#kind.healthPath, { signal });
      await response.body?.cancel();
      return response.ok
        ? { available: true, version: '' }
        : { available: false, reason: this.#absent() };
    } catch {
      return { available: false, reason: await this.#away() };
    }
  }

  /** Another address, to which the services may point, is not where the user wants drawings to go. */
  #fetch(path: string, init: RequestInit): Promise<Response> {
    return fetch(`${this.#options.url}${path}`, {
      ...init,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  }

  /** Browsers tell pages nothing of why a call came to nothing. */
  async #away(): Promise<string> {
    const { name, url, refusesPages } = this.#options;
    return (await refusesPages?.(`${url}${this.#kind.healthPath}`)) === true
      ? `${name} at ${url} does not allow this page (CORS), or sends it elsewhere. Who runs it can allow it.`
      : this.#absent();
  }

  #absent(): string {
    const { name, url } = this.#options;
    return `${name} does not answer at ${url}. Start it there, or change the list of engines.`;
  }

  #late(limit: number): string {
    return `${this.#options.name} took longer than ${limit / 1000} s.`;
  }
}

/** The `detail` of an error, as FastAPI words it. */
function detailOf(body: unknown): string | undefined {
  const detail =
    typeof body === 'object' && body !== null && 'detail' in body ? body.detail : undefined;
  return typeof detail === 'string' && detail !== ''
    ? printable(detail).replace(/\.+$/, '')
    : undefined;
}
