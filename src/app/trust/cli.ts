import { openAsBlob } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '@/lib/errorMessage';
import { checkedIn } from './checkedIn';
import { trustFile, trustReport } from './trustFile';

const USAGE = 'npm run trust -- library.tar [more.tar or folders of them] [--output trust.json]';

/**
 * `npm run trust`: what engines are worth by the checked drawings of saved libraries, in a file for `MARCUS_TRUST`.
 *
 * @returns exit code: 0 written, 1 nothing to write, 2 a wrong call or a file that cannot be read
 */
export async function trustFromArguments(): Promise<number> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { output: { type: 'string', default: 'trust.json' } },
    });
    if (positionals.length === 0) throw new Error(USAGE);
    const archives = (await Promise.all(positionals.map(archivesAt))).flat();
    const checked = await checkedIn(archives);
    for (const line of trustReport(checked)) process.stdout.write(`${line}\n`);
    if (checked.readings.programs.size === 0) return 1;
    await writeFile(values.output, trustFile(checked.readings, new Date().toISOString()));
    process.stdout.write(`Written: ${values.output}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    return 2;
  }
}

async function archivesAt(place: string) {
  const isFolder = (await stat(place)).isDirectory();
  const names = isFolder ? (await readdir(place)).filter((name) => /\.tar$/i.test(name)) : [];
  if (isFolder && names.length === 0) throw new Error(`${place}: there is no .tar file in it`);
  const files = isFolder ? names.toSorted().map((name) => path.join(place, name)) : [place];
  return Promise.all(files.map(async (name) => ({ name, file: await openAsBlob(name) })));
}
