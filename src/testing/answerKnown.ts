import type { KnownState } from '@/domain/knownList';
import { jsonResponse, type FakeServer } from './fakes/fakeFetch';

/** Answers what a made-up list has of compounds: nothing of those that are not told here. */
export function answerKnown(
  server: FakeServer,
  states: Readonly<Record<string, KnownState>> = {},
): void {
  server.on('POST', '/chem/known', ({ body }) => {
    const { inchi_keys } = JSON.parse(String(body)) as { inchi_keys: string[] };
    return jsonResponse({
      source: {
        ...{ name: 'COCONUT', version: 'made.csv', date: '2026-05-01' },
        ...{ compounds: 700_000, false_alarm_one_in: 65_536 },
      },
      results: inchi_keys.map((inchi_key) => ({ inchi_key, state: states[inchi_key] ?? 'new' })),
    });
  });
}
