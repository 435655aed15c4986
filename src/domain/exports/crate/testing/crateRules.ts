import { BASE, type CrateStore } from './crateStore';

/** What a rule finds wrong; empty if it is kept. */
type Rule = (crate: CrateStore) => readonly string[];

const one = (crate: CrateStore, id: string, property: string): string | undefined => {
  const [value, ...others] = crate.values(id, property);
  return others.length === 0 ? value?.value : undefined;
};
const lacking = (crate: CrateStore, id: string, properties: readonly string[]): string[] =>
  properties.flatMap((property) =>
    (one(crate, id, property) ?? '') === '' ? [`${id}: not one ${property}`] : [],
  );

const DESCRIPTOR = `${BASE}ro-crate-metadata.json`;
const ISO_8601 = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/;
const PROFILE = 'https://bioschemas.org/profiles/MolecularEntity/0.5-RELEASE';
const INCHI_KEY = /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/;
const IN_FOLDER = new RegExp(`^${BASE}(?!\\.)[^?#]+$`);

/** Properties of a molecule that have texts as their values in the profile. */
const TEXTS = [
  ...['name', 'inChI', 'inChIKey', 'smiles', 'molecularFormula'],
  ...['molecularWeight', 'monoisotopicMolecularWeight'],
];
const WEIGHTS = ['molecularWeight', 'monoisotopicMolecularWeight'];
const NUMBER_AND_UNIT = /^\d+(?:\.\d+)? \S+$/;

/** RO-Crate 1.2 (Root Data Entity, Data Entities, Contextual Entities) and Bioschemas' MolecularEntity 0.5-RELEASE. */
const CRATE_RULES = {
  descriptor: (crate) => [
    ...(crate.values(DESCRIPTOR, '@type')[0]?.value.endsWith('/CreativeWork') ? [] : ['type']),
    ...(one(crate, DESCRIPTOR, 'about') === BASE ? [] : ['about']),
    ...(one(crate, DESCRIPTOR, 'conformsTo') === 'https://w3id.org/ro/crate/1.2'
      ? []
      : ['version']),
  ],
  root: (crate) => [
    ...(crate.ofType('Dataset').includes(BASE) ? [] : ['no data set']),
    ...lacking(crate, BASE, ['name', 'description', 'datePublished', 'license']),
  ],
  date: (crate) =>
    crate.values(BASE, 'datePublished').flatMap(({ value }) => (ISO_8601.test(value) ? [] : value)),
  licence: (crate) =>
    crate
      .values(BASE, 'license')
      .flatMap(({ value }) => lacking(crate, value, ['name', 'description'])),
  /** A file is in the folder, and the root has it. */
  files: (crate) => {
    const parts = crate.values(BASE, 'hasPart').map(({ value }) => value);
    const files = crate.ofType('File');
    return [
      ...files.filter((id) => !parts.includes(id) || !IN_FOLDER.test(id)),
      ...parts.filter((id) => !files.includes(id)),
      ...files.flatMap((id) => lacking(crate, id, ['name', 'encodingFormat'])),
    ];
  },
  /** What is mentioned, cited or named as author or source is described, too. */
  links: (crate) =>
    [
      ...['mentions', 'citation', 'license'].flatMap((property) => crate.values(BASE, property)),
      ...crate.ofType('ScholarlyArticle').flatMap((id) => crate.values(id, 'author')),
      ...crate.ofType('ScholarlyArticle').flatMap((id) => crate.values(id, 'isPartOf')),
      ...crate.ofType('MolecularEntity').flatMap((id) => crate.values(id, 'taxonomicRange')),
    ].flatMap(({ termType, value }) =>
      termType === 'NamedNode' && crate.has(value) ? [] : [`${value} is not described`],
    ),
  names: (crate) =>
    ['Person', 'Periodical', 'ScholarlyArticle', 'SoftwareApplication', 'Taxon'].flatMap((type) =>
      crate.ofType(type).flatMap((id) => lacking(crate, id, ['name'])),
    ),
  action: (crate) =>
    crate.ofType('CreateAction').flatMap((id) => lacking(crate, id, ['instrument', 'endTime'])),
  /** What claims the profile has its minimum, each once. */
  profile: (crate) =>
    crate
      .ofType('MolecularEntity')
      .filter((id) => crate.values(id, 'conformsTo').some(({ value }) => value === PROFILE))
      .flatMap((id) => lacking(crate, id, ['identifier', 'name', 'url'])),
  molecules: (crate) =>
    crate
      .ofType('MolecularEntity')
      .flatMap((id) => [
        ...lacking(crate, id, ['name']),
        ...TEXTS.flatMap((property) =>
          crate.values(id, property).some(({ termType }) => termType !== 'Literal')
            ? [property]
            : [],
        ),
        ...WEIGHTS.flatMap((property) =>
          crate.values(id, property).some(({ value }) => !NUMBER_AND_UNIT.test(value))
            ? [property]
            : [],
        ),
        ...crate
          .values(id, 'inChIKey')
          .flatMap(({ value }) => (INCHI_KEY.test(value) ? [] : value)),
        ...crate
          .values(id, 'inChI')
          .flatMap(({ value }) => (value.startsWith('InChI=1') ? [] : value)),
      ]),
} as const satisfies Readonly<Record<string, Rule>>;

export type CrateRule = keyof typeof CRATE_RULES;

/** The rules that a crate breaks. */
export const brokenRules = (crate: CrateStore): CrateRule[] =>
  (Object.keys(CRATE_RULES) as CrateRule[]).filter((rule) => CRATE_RULES[rule](crate).length > 0);
