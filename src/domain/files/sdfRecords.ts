import { isEmptyMolfile, molfileOfRecord } from '../molfile';
import { atomsOfMolfile, MOST_ATOMS } from '../molfileAtoms';
import {
  cutToMost,
  nameOrNumber,
  oneLine,
  type StatedByFile,
  type StatedMolecule,
} from './statedMolecule';

const END = /^M {2}END\s*$/m;
const VERSION = /^(?:.*\r?\n){3}.*V[23]000/;
/** Characters; the services take no longer ones. */
const LONGEST_MOLFILE = 200_000;

/** Data items that say what a compound is called, in lower case; the first that is there counts. */
const NAMES = ['name', 'compound_name', 'title', 'iupac_name', 'pubchem_iupac_name'];
const NUMBERS = ['number', 'label', 'compound_number', 'compound'];

/** The structures of an SD file, or the one of a molfile; the molfiles stay as they are. */
export function sdfRecords(text: string): StatedByFile {
  const records = text.split(/^\$\$\$\$[^\n]*\n?/m).filter((record) => record.trim() !== '');
  const molecules: StatedMolecule[] = [];
  const faults: string[] = [];
  for (const [index, record] of records.entries()) {
    const where = records.length === 1 ? '' : `record ${index + 1}`;
    const fault = faultOf(record);
    if (fault === undefined) molecules.push({ ...read(record), where });
    else faults.push(where === '' ? fault : `${where}: ${fault}`);
  }
  if (records.length === 0) faults.push('nothing in it');
  return cutToMost(molecules, faults);
}

function faultOf(record: string): string | undefined {
  if (!VERSION.test(record)) return 'no molfile (V2000 or V3000)';
  if (!END.test(record)) return 'it is cut off: the line “M  END” is missing';
  const molfile = molfileOfRecord(record);
  if (isEmptyMolfile(molfile)) return 'no atoms';
  const { length } = molfile.length > LONGEST_MOLFILE ? [] : atomsOfMolfile(molfile);
  if (length === 0 || length > MOST_ATOMS) {
    return 'its atoms cannot be read, or are more than 999';
  }
  return undefined;
}

function read(record: string): Omit<StatedMolecule, 'where'> {
  const items = itemsOf(record);
  const firstOf = (names: readonly string[]) =>
    oneLine(names.map((name) => items.get(name)).find((value) => value !== undefined));
  const name = firstOf(NAMES);
  const number = firstOf(NUMBERS);
  return {
    molfile: molfileOfRecord(record),
    ...nameOrNumber(/^.*/.exec(record)?.[0]),
    ...(name !== undefined && { name }),
    ...(number !== undefined && { number }),
    told: [],
  };
}

/** The first line of each data item, by its name in lower case. */
function itemsOf(record: string): ReadonlyMap<string, string> {
  return new Map(
    [...record.matchAll(/^>[^\n<]*<([^>\n]+)>[^\n]*\r?\n(.*)$/gm)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value] as const,
    ),
  );
}
