import { hashOfParts } from '../../engine/names/bodyHash';
import { organismKey, organismKeys } from '../../engine/names/organismKeys';
import { byBytes } from '../../engine/names/sortedLines';
import type { ListedTaxon, TaxonListHead } from '../../engine/names/taxonList';
import type { DumpedName, TaxonDump } from './taxonDumps';

/** The most letters that keys can share: the largest digit. */
const MOST_SHARED = 35;

/** Whole keys are only at the beginnings of lines, which are found by bisection. */
const NAMES_A_LINE = 32;

export interface TaxonListContents {
  readonly head: Pick<TaxonListHead, 'source' | 'release' | 'licence'>;
  readonly taxa: ReadonlyMap<string, readonly ListedTaxon[]>;
}

/** The keys of the species in a list of organisms, such as COCONUT's: several may stand in a line, in brackets. */
export const speciesIn = (list: string): Set<string> =>
  new Set(
    list
      .split(/[\n,;|#[\]]+/)
      .flatMap(organismKeys)
      .filter((key) => key.includes(' ')),
  );

/**
 * The genera of a dump and its species, or those of them that are wanted and those of homonyms, whose genus alone would
 * not tell them apart.
 *
 * @param wanted keys of species
 */
export async function contentsOf(
  { head, names }: TaxonDump,
  wanted?: ReadonlySet<string>,
): Promise<TaxonListContents> {
  const genera = await idsByKey(names(), 'genus', () => true);
  const isOfHomonym = (key: string) => (genera.get(key.replace(/ .*/, ''))?.size ?? 0) > 1;
  const species = await idsByKey(
    names(),
    'species',
    (key) => !wanted || wanted.has(key) || isOfHomonym(key),
  );
  const needed = { genus: allOf(genera), species: allOf(species) };
  const accepted = new Map<string, string>();
  for await (const { name, rank, id, isAccepted } of names()) {
    if (isAccepted && needed[rank].has(id)) accepted.set(id, name);
  }
  const entries = [...genera, ...species].flatMap(([key, ids]) => entryOf(key, ids, accepted));
  return { head, taxa: new Map(entries) };
}

type IdsByKey = ReadonlyMap<string, ReadonlySet<string>>;

async function idsByKey(
  names: AsyncIterable<DumpedName>,
  wantedRank: DumpedName['rank'],
  isWanted: (key: string) => boolean,
): Promise<IdsByKey> {
  const found = new Map<string, Set<string>>();
  for await (const { name, rank, id } of names) {
    if (rank !== wantedRank || NOT_LISTED.test(name)) continue;
    const key = organismKey(name);
    const isPlain = organismKeys(key).length > 0 && key.includes(' ') === (rank === 'species');
    if (isPlain && isWanted(key)) found.set(key, (found.get(key) ?? new Set()).add(id));
  }
  return found;
}

const allOf = (ids: IdsByKey): ReadonlySet<string> =>
  new Set([...ids.values()].flatMap((of) => [...of]));

/** Names with authors or years, provisional ones (`sp. 12`), and what stands between cells. */
const NOT_LISTED = /[.,&;:=|/()\d\t]|^(?:uncultured|unidentified|unclassified) /;

function entryOf(
  key: string,
  ids: ReadonlySet<string>,
  accepted: ReadonlyMap<string, string>,
): (readonly [string, readonly ListedTaxon[]])[] {
  const taxa = [...ids].flatMap((id): ListedTaxon[] => {
    const name = accepted.get(id);
    if (name === undefined) return [];
    const isWritten = name.toLowerCase() === key;
    return [{ id, ...(!isWritten && { accepted: name.replace(/[=|\t]/g, ' ') }) }];
  });
  return taxa.length > 0 ? [[key, taxa]] : [];
}

/** The parts of the file that `openTaxonList` reads. */
export function* taxonListParts({ head, taxa }: TaxonListContents): Generator<string> {
  const body = [...bodyOf(taxa)];
  const whole: TaxonListHead = {
    ...{ format: 'marcus-taxa', version: 1, ...head },
    ...{ names: taxa.size, sha256: hashOfParts(body) },
  };
  yield `${JSON.stringify(whole)}\n`;
  yield* body;
}

function* bodyOf(taxa: TaxonListContents['taxa']): Generator<string> {
  const keys = [...taxa.keys()].sort(byBytes);
  for (let at = 0; at < keys.length; at += NAMES_A_LINE) {
    const cells = keys
      .slice(at, at + NAMES_A_LINE)
      .flatMap((key, place, those) => [
        cellOf(key, those[place - 1]),
        (taxa.get(key) ?? []).map(taxonText).join('|'),
      ]);
    yield `${cells.join('\t')}\n`;
  }
}

const taxonText = ({ id, accepted }: ListedTaxon): string =>
  accepted === undefined ? id : `${id}=${accepted}`;

function cellOf(key: string, before: string | undefined): string {
  if (before === undefined) return key;
  let shared = 0;
  while (shared < MOST_SHARED && shared < key.length && key[shared] === before[shared]) shared += 1;
  return `${shared.toString(36)}${key.slice(shared)}`;
}
