import { findEngine, programName } from '@/domain/engines';
import { engineChosen, selectReaders, type EngineChoiceRootState } from '@/features/recognition';
import { call, delay, put, race, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';

/** Milliseconds for a session and the list of engines, on a machine that may be busy. */
const SESSION_MS = 120_000;

/** The services have no such engine, or it is not available; the message says which there are. */
export class NoSuchEngineError extends Error {
  override readonly name = 'NoSuchEngineError';
}

const enginesAreKnown = (state: EngineChoiceRootState): boolean =>
  Object.keys(state.settings.engines.engines).length > 0;

/**
 * Chooses the engine once the services have said which they have.
 *
 * @returns the programs that read for it, with their versions
 * @throws NoSuchEngineError
 */
export function* chooseEngine(engine: string): SagaGenerator<readonly string[]> {
  const { late } = yield* race({
    known: call(() => waitFor(enginesAreKnown)),
    late: delay(SESSION_MS),
  });
  if (late) throw new Error('The services did not say which engines they have.');
  const readers = yield* select(selectReaders);
  const chosen = findEngine(readers, engine);
  if (chosen?.available !== true) {
    const names = readers.flatMap(({ id, available }) => (available ? [id] : []));
    const why = chosen?.reason === undefined ? '' : ` ${chosen.reason}.`;
    throw new NoSuchEngineError(
      `There is no engine "${engine}" here.${why} There are: ${names.join(', ')}.`,
    );
  }
  yield* put(engineChosen(engine));
  const asked = (chosen.asks ?? [engine]).filter((id) => findEngine(readers, id)?.available);
  return asked.map((id) => programName(id, readers)).toSorted();
}
