import { isDeepStrictEqual } from 'node:util';
import type { KeptEvent } from '../../services/library/event';
import { play, PARTS, type Log } from './history';
import { valueOf } from '../../../src/domain/team/replica';

/**
 * Whatever happens on the way, all pages end up with the same, nothing that was said is lost or there twice, and who
 * did not know of another is told.
 *
 * @param makeLog an empty log for one article
 */
export function historyContract(
  makeLog: () => Promise<{ log: Log; article: string }>,
  { seeds, steps }: { readonly seeds: readonly number[]; readonly steps: number },
): void {
  test(`${seeds.length} random histories of ${steps} steps, with seeds from ${seeds[0]}, end the same for all pages, with all that was said, once`, async () => {
    for (const seed of seeds) {
      const { log, article } = await makeLog();
      const { pages, said } = await play(seed, log, article, steps);
      const events = await log.after(0, Infinity);
      const ids = events.map(({ id }) => id);
      expect({ seed, ids: [...ids].sort() }).toEqual({ seed, ids: [...said].sort() });
      for (const { replica } of pages) {
        expect({ seed, outbox: replica.outbox }).toEqual({ seed, outbox: [] });
        expect({ seed, parts: replica.parts }).toEqual({ seed, parts: pages[0]?.replica.parts });
        for (const part of PARTS) {
          const ofPart = events.filter((event) => event.part === part);
          expect(valueOf(replica, part)).toEqual(ofPart.at(-1)?.to ?? null);
          const told = replica.parts[part]?.beside.map(({ seq }) => seq) ?? [];
          expect({ seed, part, told }).toEqual({ seed, part, told: rivals(ofPart) });
        }
      }
    }
  });
}

/** Read from the definition: of the events since somebody last knew what stood, the last words of others. */
function rivals(events: readonly KeptEvent[]): readonly number[] {
  const standing = events.at(-1);
  if (!standing) return [];
  let begin = events.length - 1;
  while (begin > 0 && (events[begin]?.base ?? 0) < (events[begin - 1]?.seq ?? 0)) begin -= 1;
  const open = events.slice(begin);
  return open
    .filter((event, at) => {
      const next = open[at + 1];
      const isTold = next !== undefined && next.by !== event.by;
      return isTold && open.slice(at + 1).every(({ to }) => !isDeepStrictEqual(to, event.to));
    })
    .map(({ seq }) => seq);
}
