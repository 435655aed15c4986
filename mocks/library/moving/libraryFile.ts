import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const isPacked = (file: string) => file.endsWith('.gz');

/** The lines of a file, which is unpacked if its name ends in `.gz`. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const input = isPacked(file) ? bytes.pipe(createGunzip()) : bytes;
  // Reading lines hears of no error of a stream that this one is fed by.
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure = error;
    input.destroy();
  };
  bytes.on('error', fail);
  input.on('error', fail);
  for await (const line of createInterface({ input, crlfDelay: Infinity })) yield line;
  if (failure) throw failure;
}

/**
 * Writes a file line by line, packed if its name ends in `.gz`: under its name it is whole or not there.
 *
 * @throws Error if there is one of this name
 */
export async function writeLines<Result>(
  file: string,
  say: (write: (line: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  if (await isThere(file)) throw new Error(`${file} is there already`);
  const draft = `${file}.part`;
  const bytes = createWriteStream(draft, { mode: 0o600 });
  const output = isPacked(file) ? createGzip() : bytes;
  if (output !== bytes) output.pipe(bytes);
  const written = Promise.all([finished(output), finished(bytes)]);
  written.catch(() => undefined);
  try {
    const result = await say(async (line) => {
      if (!output.write(`${line}\n`)) await Promise.race([once(output, 'drain'), written]);
    });
    output.end();
    await written;
    await rename(draft, file);
    return result;
  } catch (error) {
    bytes.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
