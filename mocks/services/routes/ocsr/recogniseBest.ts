import { logUnexpected, toErrorAnswer } from '../../http/errorAnswer';
import { HttpError } from '../../http/httpError';
import { ProgramAwaited } from '../../tasks/programAwaited';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import { askEngine, type AskedEngine } from './askEngine';
import type { DrawingSource } from './drawingSource';
import type { ListedEngine, OfferedEngine } from './engines';
import { withItsVersion } from './listEngines';
import { joinedReadings, type AnswerOptions, type JoinedSound } from './joinedReadings';
import { impossibility, unconfirmed, type RecognisedDrawing } from './recognition';

/** What one of the engines answered when all were asked. */
export type EngineAnswer =
  | {
      readonly engine: OfferedEngine;
      readonly recognition: RecognisedDrawing['recognition'];
      /** Whether it has the constitution of the one taken; absent for what cannot be compared. */
      readonly agrees?: boolean | undefined;
    }
  /** Worded for the user. */
  | { readonly engine: OfferedEngine; readonly reason: string };

/** The best of several engines' readings, with the confidence of all together, and all of them. */
export interface BestRecognition extends RecognisedDrawing {
  /** The engine whose reading it is. */
  readonly taken: OfferedEngine;
  /** Whether two programs read the same constitution independently. */
  readonly agreed: boolean;
  /** In the order in which they were asked. */
  readonly answers: readonly EngineAnswer[];
}

/** What engines have answered so far. */
interface Round {
  readonly asked: readonly AskedEngine[];
  /** What those that read something say together; absent if none did. */
  readonly joined?: JoinedSound['joined'] | undefined;
  /** Those whose programs were not there yet. */
  readonly awaited: readonly ListedEngine[];
}

/**
 * Asks engines in turn until two agree, with stereo, or all have answered, and takes the reading that
 * is most probably right (engine/joining). An engine that fails does not end it.
 *
 * @param engines in the order in which they are asked; those that are not available are passed over
 * @throws HttpError 422 with all reasons if nothing was read; a program's failure, if that may be the cause
 */
export async function recogniseBest(
  pool: TaskRunner,
  engines: readonly ListedEngine[],
  drawing: DrawingSource,
  work: Work,
  { depiction, acceptsUnconfirmed = false }: AnswerOptions = {},
): Promise<BestRecognition> {
  const ask = async (listed: ListedEngine, unlessAwaited: boolean) => {
    const engine = await listed.describe();
    if (!engine.available) return undefined;
    const asked = await askEngine(pool, engine, drawing, work, { unlessAwaited });
    return asked.reading ? { ...asked, engine: await withItsVersion(engine, listed) } : asked;
  };
  const join = (asked: readonly AskedEngine[]) => {
    const readings = asked.flatMap(({ reading }) => reading ?? []);
    const [unwritable] = asked.flatMap((each) => each.unwritable ?? []);
    const input = { strategy: 'best', readings, unwritable, depiction } as const;
    return joinedReadings(pool, drawing, input, work);
  };
  const start: Round = { asked: [], awaited: engines };
  const atOnce = await askInTurn(start, (engine) => ask(engine, acceptsUnconfirmed), join);
  const isRead = atOnce.joined?.taken !== undefined;
  const { asked, joined, awaited } = await askInTurn(atOnce, (engine) => ask(engine, isRead), join);
  const answers = asked.map((each) => answerOf(each, joined));
  const taken = asked.find(({ engine }) => engine.reader === joined?.taken?.program)?.engine;
  if (!joined?.taken || !taken) throw nothingRead(asked, answers);
  const { agreed, drawn } = joined;
  const recognition = unconfirmed(joined.taken.structure, awaited[0]);
  return { taken, recognition, drawn, agreed, answers };
}

/** Asks those that are awaited, until two agree. */
async function askInTurn(
  { awaited: engines, ...before }: Round,
  ask: (engine: ListedEngine) => Promise<AskedEngine | undefined>,
  join: (asked: readonly AskedEngine[]) => Promise<JoinedSound>,
): Promise<Round> {
  let { asked, joined } = before;
  const awaited: ListedEngine[] = [];
  const joinAll = async (atLeast: number) => {
    if (asked.filter(({ reading }) => reading).length < atLeast) return undefined;
    const sound = await join(asked);
    asked = asked.map((each) => withoutFailed(each, sound));
    return sound.joined;
  };
  for (const engine of engines) {
    if (joined?.isSettled) break;
    const answered = await ask(engine);
    if (!answered) continue;
    if (answered.error instanceof ProgramAwaited) {
      awaited.push(engine);
      continue;
    }
    if (answered.error) logUnexpected(answered.error, engine.program);
    asked = [...asked, answered];
    // One alone settles nothing.
    if (answered.reading ?? answered.unwritable) joined = await joinAll(2);
  }
  joined ??= await joinAll(1);
  return { asked, joined, awaited: joined?.isSettled ? [] : awaited };
}

/** A reading that chemistry could not take is none. */
function withoutFailed(asked: AskedEngine, { failed }: JoinedSound): AskedEngine {
  const { engine, reading } = asked;
  if (!reading || !failed.has(reading.program)) return asked;
  const error = failed.get(reading.program);
  logUnexpected(error, engine.program);
  return { engine, error };
}

function answerOf({ engine, error }: AskedEngine, joined: Round['joined']): EngineAnswer {
  const own = joined?.readings.find(({ program }) => program === engine.reader);
  if (own) return { engine, recognition: own.structure, agrees: own.agrees };
  return { engine, reason: String(toErrorAnswer(error).body.detail) };
}

/** Of a program that is asked alone; useless once all were asked. */
const ADVICE = / Use another engine\.$/;

/** A reading without a structure does not count: its reason is listed with those of the others. */
function nothingRead(asked: readonly AskedEngine[], answers: readonly EngineAnswer[]): unknown {
  const fault = asked.find(({ error }) => error && toErrorAnswer(error).status >= 500);
  if (fault) return fault.error;
  const reasons = answers.map((answer) => {
    const reason = 'reason' in answer ? answer.reason : impossibility(answer.recognition);
    return `${answer.engine.program}: ${reason.replace(ADVICE, '')}`;
  });
  return new HttpError(422, reasons.join(' '));
}
