import { UnknownArticleError, type Library } from '../../services/library/library';
import { emptyLibrary } from '../../services/library/testing/emptyLibrary';
import { openMetrics } from './openMetrics';
import { joinWatches } from './operation';

const event = (id: string) => ({
  ...{ id, article: 'a'.repeat(64), part: 'drafts/1/secret', from: null, to: 'secret' },
  ...{ at: '2026-11-30T10:00:00Z', base: 0 },
});

/** What the metrics say of a library after some calls. */
async function metricsOf(library: Library, use: (library: Library) => Promise<unknown>) {
  const { port, ...watch } = await openMetrics({ host: '127.0.0.1', port: 0 });
  const operation = joinWatches([watch]);
  await use(operation.library(library));
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await operation.close();
  return text.split('\n');
}

test('metrics tell what a node keeps, how that ends, and how the library is', async () => {
  const append = jest
    .fn(emptyLibrary().append)
    .mockRejectedValueOnce(new UnknownArticleError('a'))
    .mockRejectedValueOnce(new Error('connection terminated: secret'));
  const lines = await metricsOf(
    emptyLibrary({ append, figures: async () => ({ articles: 12, connections: 3 }) }),
    async (library) => {
      await library.append([event('1')], 'secret').catch(() => undefined);
      await library.append([event('1')], 'secret').catch(() => undefined);
      await library.append([event('1'), event('2')], 'secret');
    },
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'marcus_library_events_total 2',
      'marcus_library_append_seconds_count{outcome="kept"} 1',
      'marcus_library_append_seconds_count{outcome="refused"} 1',
      'marcus_library_append_seconds_count{outcome="failed"} 1',
      'marcus_library_articles 12',
      'marcus_library_connections 3',
      'marcus_library_up 1',
    ]),
  );
  expect(lines.filter((line) => line.includes('secret'))).toEqual([]);
});

test.each<[string, Partial<Library>, number]>([
  [
    'does not answer',
    { figures: () => Promise.reject(new Error('away')), obstacle: async () => 'Away' },
    0,
  ],
  ['is a folder', { figures: async () => null }, 1],
])('of a library that %s no figure is made up', async (_how, more, up) => {
  const lines = await metricsOf(emptyLibrary(more), async () => undefined);
  expect(lines).toEqual(
    expect.arrayContaining([
      'marcus_library_articles Nan',
      'marcus_library_connections Nan',
      `marcus_library_up ${up}`,
    ]),
  );
});
