import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const COMPRESSIBLE = /\.(?:js|json|wasm|onnx|bin)$/;
/** A file that shrinks by less is sent as it is. */
const WORTHWHILE = 0.95;

/**
 * Writes a copy compressed by Brotli at its highest level beside each file that shrinks, for hosts that send
 * such copies. That takes 45 s for the whole engine, so what was compressed is kept by its hash.
 *
 * @param cache folder of earlier copies
 */
export async function compressFiles(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
  // Each on a thread of its own, as many as Node has.
  await Promise.all(names.map((name) => compressFile(path.join(folder, name), cache)));
}

async function compressFile(file: string, cache: string): Promise<void> {
  const bytes = await readFile(file);
  const kept = path.join(cache, `${createHash('sha256').update(bytes).digest('hex')}.br`);
  const copy = await readFile(kept).catch(() => compressed(bytes));
  await writeFile(kept, copy);
  if (copy.length < bytes.length * WORTHWHILE) await writeFile(`${file}.br`, copy);
}

const compressed = (bytes: Buffer): Promise<Buffer> =>
  compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
