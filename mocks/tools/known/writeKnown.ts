/**
 * `npm run known -- <COCONUT download> <file>`: makes the file of known compounds that `MARCUS_KNOWN` gives the
 * services, from a CSV or an SDF of COCONUT, unpacked. Its date is that of the download, which an archive keeps.
 */
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodePorts } from '../../hosts/node/nodePorts';
import { runProgram } from '../../hosts/node/runProgram';
import { openDownload } from '../downloads/downloadRecords';
import { knownFileBytes } from './knownFileBytes';
import { knownKeys } from './knownKeys';

const USAGE = 'Usage: npm run known -- <COCONUT download, .csv or .sdf> <file>';

async function write(download: string, file: string): Promise<void> {
  const { pieces, kind } = openDownload(download);
  const day = (await stat(download)).mtime.toISOString().slice(0, 10);
  const found = await knownKeys(pieces, kind, nodePorts.loadRDKit);
  const head = { source: 'COCONUT', release: path.basename(download), day };
  const bytes = knownFileBytes(head, found.keys);
  await writeFile(file, bytes);
  const { keys, records, computed, without } = found;
  console.log(
    `${file}: ${keys.size} compounds of ${records} records, ${day}; ${bytes.length} bytes`,
  );
  if (computed > 0) console.log(`${computed} InChIKeys were computed: the download has none.`);
  if (without > 0) console.log(`${without} records without a structure that has one are left out.`);
}

const [download, file] = process.argv.slice(2);
runProgram(async () => {
  if (download === undefined || file === undefined) throw new Error(USAGE);
  await write(download, file);
});
