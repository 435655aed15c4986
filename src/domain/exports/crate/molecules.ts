import { pageAddress } from '../../compoundLink';
import { synonymsOf } from '../../synonyms';
import type { CompoundRecord } from '../compoundRecord';
import { confirmed } from '../statements';
import { known, referenceTo, type Entity } from './entity';

/** Of the organism that a person said the compound was isolated from. */
const taxonIdOf = (record: CompoundRecord): string | undefined => {
  const { taxon, relation } = record;
  if (!taxon || relation !== 'isolated') return undefined;
  if (confirmed(record, 'organism') === undefined) return undefined;
  return taxon.source === 'GBIF'
    ? `https://www.gbif.org/species/${taxon.id}`
    : `http://purl.obolibrary.org/obo/NCBITaxon_${taxon.id}`;
};

/** Schema.org asks for the unit in the text. */
const inGramsPerMole = (mass: number | undefined) =>
  mass === undefined ? undefined : `${mass} g/mol`;

const PROFILE = 'https://bioschemas.org/profiles/MolecularEntity/0.5-RELEASE';

/**
 * Bioschemas' profile of a molecule, as COCONUT serves it; the names are what a person confirmed. What has no InChIKey
 * lacks the identifier that the profile asks for, and does not claim to follow it.
 */
function moleculeOf(record: CompoundRecord): Entity {
  const { identifiers, drawings } = record;
  const { inchiKey } = identifiers;
  const taxon = taxonIdOf(record);
  const address = inchiKey && `https://identifiers.org/inchikey:${inchiKey}`;
  const synonyms = synonymsOf(confirmed(record, 'synonyms'));
  return {
    '@id': address ?? `#${drawings[0].place}`,
    '@type': 'MolecularEntity',
    ...known({
      conformsTo: address && referenceTo(PROFILE),
      name: confirmed(record, 'name') ?? drawings[0].place,
      alternateName: synonyms.length > 0 ? synonyms : undefined,
      url: pageAddress(confirmed(record, 'link')) ?? address,
      identifier: inchiKey,
      inChI: identifiers.inchi,
      inChIKey: inchiKey,
      smiles: record.smiles,
      molecularFormula: identifiers.formula,
      molecularWeight: inGramsPerMole(identifiers.averageMass),
      monoisotopicMolecularWeight: inGramsPerMole(identifiers.exactMass),
      taxonomicRange: taxon && referenceTo(taxon),
    }),
  };
}

/** Drawings of the same structure that were left apart are one molecule. */
export function moleculesOf(records: readonly CompoundRecord[]): Entity[] {
  const molecules = new Map<string, Entity>();
  for (const molecule of records.map(moleculeOf)) {
    if (!molecules.has(molecule['@id'])) molecules.set(molecule['@id'], molecule);
  }
  return [...molecules.values()];
}

/** The taxa of their organisms, each once. */
export function taxaOf(records: readonly CompoundRecord[]): Entity[] {
  const taxa = records.flatMap((record) => {
    const id = taxonIdOf(record);
    return id !== undefined && record.taxon ? [[id, record.taxon.name] as const] : [];
  });
  return [...new Map(taxa)].map(([id, name]) => ({ '@id': id, '@type': 'Taxon', name }));
}
