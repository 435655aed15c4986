import type { VisitRecord } from './visitRecord';

/**
 * The largest number of seats that were certainly taken at one moment. It is derived from what each client
 * knows about itself, independently of the services' own count.
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
  // A seat given in the same millisecond in which another one is freed is the same seat.
  moments.sort((a, b) => a.at - b.at || a.change - b.change);
  let taken = 0;
  let most = 0;
  for (const { change } of moments) {
    taken += change;
    most = Math.max(most, taken);
  }
  return most;
}

/** Pairs in which the later client was served first, as text. Ties within a millisecond don't count. */
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
