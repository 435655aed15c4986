/** Terms that crates of MARCUS use, all of schema.org. */
const SCHEMA_ORG = [
  'CreativeWork',
  'Dataset',
  'ScholarlyArticle',
  'Person',
  'Periodical',
  'SoftwareApplication',
  'CreateAction',
  'MolecularEntity',
  'Taxon',
  'about',
  'name',
  'description',
  'datePublished',
  'license',
  'citation',
  'hasPart',
  'mentions',
  'author',
  'isPartOf',
  'encodingFormat',
  'version',
  'endTime',
  'instrument',
  'object',
  'result',
  'identifier',
  'url',
  'alternateName',
  'inChI',
  'inChIKey',
  'smiles',
  'molecularFormula',
  'molecularWeight',
  'monoisotopicMolecularWeight',
  'taxonomicRange',
];

/**
 * What RO-Crate 1.2's context (w3id.org/ro/crate/1.2/context, CC0) says of the terms that crates of MARCUS use. A term
 * that is not here would not be read by anybody: look it up there before it is added.
 */
export const CRATE_CONTEXT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SCHEMA_ORG.map((term) => [term, `http://schema.org/${term}`])),
  File: 'http://schema.org/MediaObject',
  conformsTo: 'http://purl.org/dc/terms/conformsTo',
};
