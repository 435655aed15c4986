/**
 * `npm run names -- <COCONUT download> <file>`: makes the dictionary of names that `MARCUS_NAMES` gives the
 * services, from the full CSV or an SDF of COCONUT, unpacked.
 */
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { DictionaryBuilder } from '../../engine/names/dictionaryFile';
import { runProgram } from '../../hosts/node/runProgram';
import { openDownload } from '../downloads/downloadRecords';
import { namedStructures } from './namedStructures';

const USAGE = 'Usage: npm run names -- <COCONUT download, .csv or .sdf> <file>';

/** Characters that are gathered for one write. */
const PIECE = 1024 * 1024;

async function write(download: string, file: string): Promise<void> {
  const { pieces, kind } = openDownload(download);
  const builder = new DictionaryBuilder();
  for await (const structure of namedStructures(pieces, kind)) {
    builder.add(structure);
  }
  const release = path.basename(download);
  const bytes = await writeParts(builder.parts({ source: 'COCONUT', release }), file);
  const { names, structures } = builder.counts;
  console.log(`${file}: ${names} names of ${structures} structures; ${bytes} bytes`);
}

async function writeParts(parts: Iterable<string>, file: string): Promise<number> {
  const handle = await open(file, 'w');
  let isComplete = false;
  let bytes = 0;
  try {
    let piece = '';
    const flush = async () => {
      await handle.writeFile(piece);
      bytes += Buffer.byteLength(piece);
      piece = '';
    };
    for (const part of parts) {
      piece += part;
      if (piece.length > PIECE) await flush();
    }
    await flush();
    isComplete = true;
    return bytes;
  } finally {
    await handle.close();
    if (!isComplete) await rm(file, { force: true });
  }
}

const [download, file] = process.argv.slice(2);
runProgram(async () => {
  if (download === undefined || file === undefined) throw new Error(USAGE);
  await write(download, file);
});
