import type { WorkState } from '@/article';
import { delay, put, select, take, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { readPartName } from '../parts/partName';
import { compareParts, type OwedPart, type SaidPart } from '../parts/compareParts';
import { selectReplica, selectSharedParts } from '../team.selectors';
import { partSaidByUser, partsSaid, partsTaken } from '../team.slice';

/** ms in which changes are gathered, so that a series of clicks is said at once. */
const GATHERING_MS = 800;

const selectWork = ({ article }: { readonly article: WorkState }): WorkState => article;

/**
 * Says what was changed here.
 *
 * @returns parts in which the library's word goes before what is here
 */
export function* sayChanges(
  article: string,
  comparing: Parameters<typeof compareParts>[3],
): SagaGenerator<readonly OwedPart[]> {
  const replica = yield* select(selectReplica);
  if (replica?.article !== article) return [];
  const parts = yield* select(selectSharedParts);
  const { toSay, toTake } = compareParts(yield* select(selectWork), parts, replica, comparing);
  if (toSay.length > 0) yield* say(article, toSay);
  return toTake;
}

function* say(article: string, parts: readonly SaidPart[]): SagaGenerator<void> {
  const { ids, clock } = yield* getPlatform();
  const at = new Date(clock.now()).toISOString();
  const said = parts.map((part) => ({ ...part, id: ids.uuid(), at }));
  yield* put(partsSaid({ article, said }));
}

/**
 * Says what the user says of a part by its name: a comment, or a choice between two words. Also before the library has
 * told what it has of the article, since that may take as long as there is no connection.
 */
export function* followWords(article: string): SagaGenerator<void> {
  yield* takeEvery(partSaidByUser, function* sayPart({ payload }) {
    // A second opinion that begins must not take along what was changed before.
    yield* sayChanges(article, { isFirst: !(yield* select(selectReplica))?.isMet });
    yield* say(article, [payload]);
    if (readPartName(payload.part)) yield* put(partsTaken({ article, parts: [payload.part] }));
  });
}

/** Says changes as they come. */
export function* followChanges(article: string): SagaGenerator<void> {
  /** By part, what the page had when it was to take the library's word. */
  const before = new Map<string, string>();
  for (;;) {
    const owed = yield* sayChanges(article, { isFirst: false });
    // What cannot be taken is not tried again and again.
    const parts = owed.flatMap(({ part, here }) => {
      const text = JSON.stringify(here);
      if (before.get(part) === text) return [];
      before.set(part, text);
      return [part];
    });
    if (parts.length > 0) yield* put(partsTaken({ article, parts }));
    const seen = yield* select(selectSharedParts);
    while ((yield* select(selectSharedParts)) === seen) yield* take('*');
    yield* delay(GATHERING_MS);
  }
}
