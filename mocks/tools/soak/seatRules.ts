import type { VisitRecord } from './visitRecord';

/**
 * Most seats that were certainly taken at one moment, found from what each client knows of itself: it
 * owns nothing of the services' own count.
 */
export function mostSeatsAtOnce(visits: readonly VisitRecord[]): number {
  const moments = visits.flatMap(({ activatedAt, certainUntil }) =>
    activatedAt === undefined || certainUntil <= activatedAt
      ? []
      : [
          { at: activatedAt, change: 1 },
          { at: certainUntil, change: -1 },
        ],
  );
  // A seat that is given in the millisecond in which another one falls free is the same seat.
  moments.sort((a, b) => a.at - b.at || a.change - b.change);
  let taken = 0;
  let most = 0;
  for (const { change } of moments) {
    taken += change;
    most = Math.max(most, taken);
  }
  return most;
}

/** Pairs in which who came later was served first, in words. Ties within a millisecond do not count. */
export function findOvertakings(visits: readonly VisitRecord[]): string[] {
  const served = visits.flatMap(({ id, createdAt, activatedAt }) =>
    activatedAt === undefined ? [] : [{ id, createdAt, activatedAt }],
  );
  served.sort((a, b) => a.createdAt - b.createdAt);
  const found: string[] = [];
  let latest = served[0];
  for (const visit of served) {
    if (latest === undefined) break;
    const cameLater = visit.createdAt > latest.createdAt;
    if (cameLater && visit.activatedAt < latest.activatedAt) {
      found.push(`${visit.id} was served before ${latest.id}, which had come first`);
    }
    if (visit.activatedAt > latest.activatedAt) latest = visit;
  }
  return found;
}
