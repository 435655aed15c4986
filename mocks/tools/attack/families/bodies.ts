import { gzipSync } from 'node:zlib';
import type { RawCall } from '../../../testing/rawRequest';
import type { Attack, Family } from '../attackTypes';
import { requireRefusal } from '../judge';
import { postJson } from '../wellness';

const GENERATE = '/latest/depiction/generate';
const DEPTH = 100_000;

/** Invalid widths. */
const widths: Readonly<Record<string, string>> = {
  'nested lists': '['.repeat(DEPTH) + ']'.repeat(DEPTH),
  'nested objects': '{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH),
  'an object without text form': '{"toString":null,"valueOf":null}',
  'an empty list': '[]',
  'a list of a number': '[512]',
  infinity: '1e999',
  'a negative number': '-1',
  'a path': '"/etc/passwd"',
  'a word of a megabyte': `"${'x'.repeat(1_000_000)}"`,
  yes: 'true',
};

const typed = (name: string, body: string): Attack => ({
  name,
  run: async (target) => requireRefusal(await postJson(target, GENERATE, body), [422]),
});

/** Bodies that are not JSON objects, or are larger than allowed. */
const broken: Readonly<Record<string, readonly [body: string, status: number]>> = {
  'no JSON': ['{"smiles"', 422],
  nothing: ['', 400],
  'a list': ['[]', 422],
  'a number': ['7', 422],
  null: ['null', 422],
  'three megabytes': [JSON.stringify({ smiles: 'C'.repeat(3_000_000) }), 413],
  'a prototype': ['{"__proto__":{"smiles":"C"},"constructor":1}', 400],
  'fields of other types': ['{"smiles":{"a":1},"molfile":[1],"highlight":7}', 422],
};

/** Compressed or encoded in unusual ways. */
const coded: Readonly<
  Record<string, readonly [headers: Record<string, string>, body: Uint8Array]>
> = {
  'a gzip bomb of 100 MB': [
    { 'Content-Encoding': 'gzip' },
    gzipSync(Buffer.alloc(100_000_000, 32)),
  ],
  'gzip that is not gzip': [{ 'Content-Encoding': 'gzip' }, Buffer.from('{}')],
  'an unknown encoding': [{ 'Content-Encoding': 'zip' }, Buffer.from('{}')],
  'an unknown character set': [
    { 'Content-Type': 'application/json; charset=none' },
    Buffer.from('{}'),
  ],
};

const BATCH = '/latest/depiction/batch';
const batches: Readonly<Record<string, unknown>> = {
  '501 drawings': Array.from({ length: 501 }, () => ({ smiles: 'C' })),
  'numbers for drawings': [1, 2, 3],
  'one invalid item among many': [
    ...Array.from({ length: 400 }, () => ({ smiles: 'C' })),
    { width: 'x' },
  ],
};

const post = (path: string, body: Uint8Array): RawCall => ({ method: 'POST', path, body });

export const bodies: Family = {
  name: 'bodies',
  attacks: [
    ...Object.entries(widths).map(([name, width]) =>
      typed(`${name} as a width`, `{"smiles":"C","width":${width}}`),
    ),
    ...Object.entries(broken).map(([name, [body, status]]) => ({
      name,
      run: async (target: Parameters<Attack['run']>[0]) =>
        requireRefusal(await postJson(target, GENERATE, body), [status]),
    })),
    ...Object.entries(coded).map(([name, [headers, body]]) => ({
      name,
      run: async (target: Parameters<Attack['run']>[0]) => {
        const all = { 'Content-Type': 'application/json', ...headers };
        requireRefusal(await target.ask(post(GENERATE, body), all), [400, 413, 415]);
      },
    })),
    ...Object.entries(batches).map(([name, body]) => ({
      name,
      run: async (target: Parameters<Attack['run']>[0]) =>
        requireRefusal(await postJson(target, BATCH, body), [422]),
    })),
  ],
};
