import type { CompoundRecord, RecordArticle } from '../compoundRecord';
import { LICENCES, type Licence } from '../licences';
import { articleEntities } from './citedEntities';
import { referenceTo, type Entity } from './entity';
import { moleculesOf, taxaOf } from './molecules';

export interface CrateFile {
  /** Relative to the crate's folder. */
  readonly path: string;
  readonly description: string;
  readonly mediaType: string;
}

export interface Crate {
  readonly records: readonly CompoundRecord[];
  readonly files: readonly CrateFile[];
  readonly article: RecordArticle;
  readonly fileName: string;
  readonly licence: Licence;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Of MARCUS. */
  readonly version: string;
}

const LICENCE_ID = '#licence';
const PROGRAM_ID = '#marcus';

/** No licence is an entity, too: the crate's root has to link one (RO-Crate 1.2, Root Data Entity). */
function licenceOf(licence: Licence): Entity {
  const { name, ...more } = LICENCES[licence];
  const url = 'url' in more ? more.url : undefined;
  const description =
    url === undefined ? 'Nobody has said under which licence it may be used.' : name;
  return { '@id': url ?? LICENCE_ID, '@type': 'CreativeWork', name, description };
}

const fileOf = ({ path, description, mediaType }: CrateFile): Entity => ({
  '@id': encodeURI(path),
  '@type': 'File',
  ...{ name: path, description, encodingFormat: mediaType },
});

function checkedWords({ records }: Crate): string {
  const checked = records.filter(({ status }) => status === 'Verified').length;
  if (checked === records.length) return 'all were checked by a person';
  return checked === 0
    ? 'nobody has checked them'
    : `${checked} of ${records.length} were checked by a person`;
}

function rootOf(
  crate: Crate,
  article: Entity,
  licence: Entity,
  molecules: readonly Entity[],
): Entity {
  const title = crate.article.title ?? crate.fileName;
  return {
    '@id': './',
    '@type': 'Dataset',
    name: `Compounds of “${title}”`,
    description: `Structures drawn in the article, as read with MARCUS ${crate.version}; ${checkedWords(crate)}.`,
    datePublished: crate.at,
    license: referenceTo(licence['@id']),
    citation: referenceTo(article['@id']),
    hasPart: crate.files.map(({ path }) => referenceTo(encodeURI(path))),
    mentions: molecules.map(({ '@id': id }) => referenceTo(id)),
  };
}

/**
 * `ro-crate-metadata.json` of a folder of exported compounds, after RO-Crate 1.2 (w3id.org/ro/crate/1.2), which
 * Zenodo and nfdi4chem take. It names no person who checked: their files do, where these were asked for.
 */
export function roCrateOf(crate: Crate): string {
  const cited = articleEntities(crate.article, crate.fileName);
  const [article] = cited;
  const licence = licenceOf(crate.licence);
  const molecules = moleculesOf(crate.records);
  const files = crate.files.map(fileOf);
  const graph: Entity[] = [
    {
      '@id': 'ro-crate-metadata.json',
      '@type': 'CreativeWork',
      conformsTo: referenceTo('https://w3id.org/ro/crate/1.2'),
      about: referenceTo('./'),
    },
    rootOf(crate, article, licence, molecules),
    ...[licence, ...cited],
    { '@id': PROGRAM_ID, '@type': 'SoftwareApplication', name: 'MARCUS', version: crate.version },
    {
      '@id': '#export',
      '@type': 'CreateAction',
      ...{ name: 'Export of compounds', endTime: crate.at, instrument: referenceTo(PROGRAM_ID) },
      ...{
        object: referenceTo(article['@id']),
        result: files.map(({ '@id': id }) => referenceTo(id)),
      },
    },
    ...[...files, ...molecules, ...taxaOf(crate.records)],
  ];
  const context = 'https://w3id.org/ro/crate/1.2/context';
  return `${JSON.stringify({ '@context': context, '@graph': graph }, null, 2)}\n`;
}
