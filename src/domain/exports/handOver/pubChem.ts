import type { CompoundRecord } from '../compoundRecord';
import { sdfMolfile, sdfOf } from '../sdf';
import { confirmed } from '../statements';
import { oneLine, type Table } from '../table';
import { uniqueNames } from '../uniqueNames';
import { asciiOf } from './ascii';
import { doiOf, nameOf, NEEDS, referenceOf, sourcesOf, synonymsIn } from './handedOn';
import { fitFor, type HandOver } from './handOver';

/** PubChem's tags of a substance (pubchem.ncbi.nlm.nih.gov/upload/html/tags_substance.html). */
const TAGS = [
  'PUBCHEM_EXT_DATASOURCE_REGID',
  'PUBCHEM_SUBSTANCE_SYNONYM',
  'PUBCHEM_SUBSTANCE_COMMENT',
  'PUBCHEM_EXT_DATASOURCE_SMILES',
] as const;

/** Whence the compound comes, and what a person noted. */
function comment(record: CompoundRecord): string {
  const isolated = sourcesOf(record).map(
    ({ organism, part, location, ecosystem }) =>
      `Isolated from ${[organism, part, location, ecosystem].filter(Boolean).join(', ')}`,
  );
  const doi = doiOf(record) === '' ? [] : [`doi:${doiOf(record)}`];
  const note = confirmed(record, 'note') ?? [];
  return asciiOf(oneLine([...isolated, ...doi].concat(note).join('. ')));
}

/** By them PubChem knows a substance again; no two of a file may be alike. */
const registryIds = (records: readonly CompoundRecord[]): readonly string[] =>
  uniqueNames(
    records.map((record) => asciiOf([doiOf(record), referenceOf(record)].join('/'))),
    '',
  );

/** Of records that PubChem takes. */
function tagsOf(records: readonly CompoundRecord[]): Table {
  const ids = registryIds(records);
  return {
    headers: TAGS,
    rows: records.map((record, index) => [
      ids[index] ?? '',
      [nameOf(record), ...synonymsIn(record)].map(asciiOf),
      comment(record),
      record.smiles ?? '',
    ]),
  };
}

/** A deposition of substances; the depositor's account and licence are PubChem's part. */
export const PUBCHEM: HandOver = {
  to: 'PubChem',
  licence: 'The file states no licence; PubChem’s own form asks for it.',
  needs: [
    { words: 'molfile', isMet: (record) => sdfMolfile(record) !== undefined },
    NEEDS.name,
    NEEDS.doi,
  ],
  rows: (records) => tagsOf(fitFor(PUBCHEM, records)),
  text: (records) => {
    const written = fitFor(PUBCHEM, records);
    return sdfOf(written, tagsOf(written), (record) => asciiOf(nameOf(record)));
  },
};
