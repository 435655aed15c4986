/**
 * `npm run taxa:ids -- <dump> <file>`: makes the list of taxa that `MARCUS_TAXON_IDS` gives the services, from NCBI's
 * taxdump or GBIF's backbone, unpacked: all genera, and all species or those of a list of organisms. The release is
 * the day of the dump, unless it is stated.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runProgram } from '../../hosts/node/runProgram';
import { openDump, type TaxonDump } from './taxonDumps';
import { contentsOf, speciesIn, taxonListParts } from './taxonListFile';

const USAGE =
  'Usage: npm run taxa:ids -- <folder of names.dmp and nodes.dmp, Taxon.tsv or simple.txt> <file> [--species <list of organisms> | --genera] [--release <name>]';

/** Bytes that a page should have to load. */
const LARGE = 6_000_000;

/** @param list of organisms whose species are written; all species without one */
async function write(dump: TaxonDump, file: string, list: string | undefined): Promise<void> {
  const contents = await contentsOf(dump, list === undefined ? undefined : speciesIn(list));
  const bytes = Buffer.from([...taxonListParts(contents)].join(''));
  await writeFile(file, bytes);
  const { head, taxa } = contents;
  const keys = [...taxa.keys()];
  const species = keys.filter((key) => key.includes(' ')).length;
  const several = [...taxa.values()].filter(({ length }) => length > 1).length;
  console.log(
    `${file}: ${keys.length - species} genera and ${species} species of ${head.source}, ${head.release} (${head.licence}), ${several} of them homonyms; ${bytes.length} bytes`,
  );
  if (bytes.length > LARGE) console.log('With --species, a list of organisms makes it smaller.');
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    species: { type: 'string' },
    genera: { type: 'boolean' },
    release: { type: 'string' },
  },
});
const [place, file] = positionals;
runProgram(async () => {
  if (place === undefined || file === undefined) throw new Error(USAGE);
  const dump = await openDump(place);
  const { species, genera, release = dump.head.release } = values;
  const list = genera ? '' : species !== undefined ? await readFile(species, 'utf8') : undefined;
  await write({ ...dump, head: { ...dump.head, release } }, file, list);
});
