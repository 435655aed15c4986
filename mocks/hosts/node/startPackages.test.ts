/** What the programs import before they have read a setting. */
import { build } from 'esbuild';

const OPTIONAL = ['bullmq', 'ioredis', 'kysely', 'pg', 'pino', 'prom-client'];

/** The packages among them that a program imports, directly or by its own files, without being asked to. */
async function importedBy(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind } of metafile.inputs[file]?.imports ?? []) {
      if (kind === 'import-statement') follow(path);
    }
  };
  follow(entry);
  return OPTIONAL.filter((name) => seen.has(name));
}

test.each(['serve', 'dev', 'server'])(
  '%s imports none of what settings ask for',
  async (program) => {
    expect(await importedBy(`mocks/hosts/node/${program}.ts`)).toEqual([]);
  },
);

test('the worker, which has to have a queue, imports its packages', async () => {
  expect(await importedBy('mocks/cluster/worker.ts')).toEqual(['bullmq', 'ioredis']);
});
