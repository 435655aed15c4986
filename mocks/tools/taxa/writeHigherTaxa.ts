/**
 * `npm run taxa:higher -- <folder> <file> --release <name>`: makes the file of what genera belong to, by which a team's
 * library is searched, from NCBI's taxdump, unpacked.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runProgram } from '../../hosts/node/runProgram';
import { higherTaxaLines } from './higherTaxaFile';
import { readTaxonTree } from './taxonTree';

const USAGE =
  'Usage: npm run taxa:higher -- <folder of names.dmp and nodes.dmp> <file> --release <name>';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { release: { type: 'string' } },
});
const [folder, file] = positionals;
runProgram(async () => {
  const { release } = values;
  if (folder === undefined || file === undefined || release === undefined) throw new Error(USAGE);
  // https://www.ncbi.nlm.nih.gov/home/about/policies/
  const head = { source: 'NCBI', release, licence: 'public domain' } as const;
  const lines = higherTaxaLines(head, await readTaxonTree(folder));
  await writeFile(file, `${lines.join('\n')}\n`);
  console.log(`${file}: ${lines.length - 1} taxa above genera`);
});
