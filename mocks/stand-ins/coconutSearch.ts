import type { CompoundIndex } from './compoundIndex';
import { KNOWN_COMPOUNDS, SAMPLE_DOI, type KnownCompound } from './compoundTable';
import type { FieldErrors } from './coconutReport';

const TYPES = ['text', 'smiles', 'inchikey', 'exact', 'similarity', 'substructure', 'tags'];

export interface CoconutQuery {
  readonly type: string;
  readonly tagType: string;
  readonly query: string;
  readonly limit: number;
  readonly page: number;
}

type Json = Readonly<Record<string, unknown>>;

/** Reads a search like the server of 2026, where an unknown `sort` (`desc`) is an error. */
export function readCoconutQuery(body: Json): CoconutQuery | { readonly errors: FieldErrors } {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  const number = (name: string, fallback: number) =>
    body[name] === undefined ? fallback : Number(body[name]);
  const query = {
    type: text('type') || 'text',
    tagType: text('tagType'),
    query: text('query'),
    limit: number('limit', 24),
    page: number('page', 1),
  };
  const errors: [string, string, boolean][] = [
    ['query', 'must not be greater than 1000 characters', query.query.length > 1000],
    ['type', 'is invalid', !TYPES.includes(query.type)],
    ['limit', 'must be between 1 and 100', !(query.limit >= 1 && query.limit <= 100)],
    ['page', 'must be at least 1', !(query.page >= 1)],
    ['sort', 'is invalid', body['sort'] !== undefined && !SORTS.includes(body['sort'])],
  ];
  const wrong = errors.filter(([, , isWrong]) => isWrong);
  if (wrong.length === 0) return query;
  const list = wrong.map(([name, problem]) => [name, [`The selected ${name} ${problem}.`]]);
  return { errors: Object.fromEntries(list) as FieldErrors };
}

const SORTS: readonly unknown[] = ['recent', 'relevance'];

/** The compounds a search finds, before paging. */
export async function searchCoconut(
  { type, tagType, query }: CoconutQuery,
  index: CompoundIndex,
): Promise<readonly KnownCompound[]> {
  const held = KNOWN_COMPOUNDS.filter(({ coconutId }) => coconutId !== undefined);
  const inHeld = (found: readonly (KnownCompound | null)[]) =>
    held.filter((compound) => found.includes(compound));
  const wanted = query.trim();
  if (wanted === '') return [];
  if (type === 'tags') {
    // The server matches part of the citation, so 10.1021/np1 also finds 10.1021/np10.
    const cites = tagType === 'citations' && SAMPLE_DOI.includes(wanted.toLowerCase());
    return cites ? held : [];
  }
  // The server matches part of the key (SearchMolecule in Steinbeck-Lab/coconut): the first block will do.
  if (type === 'inchikey') return inHeld(await index.findByInchiKey(wanted));
  if (type === 'text') return held.filter(({ name }) => name.includes(wanted.toLowerCase()));
  const match = await index.find(wanted);
  return inHeld(type === 'exact' ? [match.exact] : match.sameConstitution);
}
