import * as v from 'valibot';

/**
 * The file of what genera belong to: a head as JSON, then a line for each taxon above them, no line before that of its
 * parent. A line has three cells, separated by tabs: the number of the parent's line, from 0 and empty for none; the
 * keys of its names (`organismKey`), the scientific one first, with `|` between them; the keys of its genera, with
 * blanks between them.
 */
const higherTaxaHead = v.object({
  format: v.literal('marcus-higher-taxa'),
  version: v.literal(1),
  source: v.literal('NCBI'),
  /** Of the source, such as the day it was made. */
  release: v.string(),
  /** Of the source, worded for the user. */
  licence: v.string(),
});
export type HigherTaxaHead = v.InferOutput<typeof higherTaxaHead>;

/** Families, orders and whatever else is above genera. A taxon is told by the key of its scientific name. */
export interface HigherTaxa {
  /** The taxa that have a name, in whatever language: a common name may be of several. */
  readonly named: (key: string) => readonly string[];
  /** What a genus belongs to, the lowest first; of one that several taxa are called, what all of them belong to. */
  readonly aboveGenus: (key: string) => readonly string[];
}

interface HigherTaxon {
  readonly key: string;
  readonly parent: number | undefined;
}

/** @throws Error if it is no such file */
export function openHigherTaxa(text: string): HigherTaxa {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  v.parse(v.pipe(v.string(), v.parseJson(), higherTaxaHead), head);
  const taxa: HigherTaxon[] = [];
  const named = new Map<string, string[]>();
  const ofGenus = new Map<string, number[]>();
  for (const [place, line] of lines.entries()) {
    const [parent = '', names = '', genera = ''] = line.split('\t');
    const [key = '', ...others] = names.split('|');
    taxa.push({ key, parent: parent === '' ? undefined : Number(parent) });
    for (const name of [key, ...others]) named.set(name, [...(named.get(name) ?? []), key]);
    for (const genus of genera.split(' ')) {
      ofGenus.set(genus, [...(ofGenus.get(genus) ?? []), place]);
    }
  }
  const upwards = (place: number | undefined): string[] => {
    const taxon = place === undefined ? undefined : taxa[place];
    return taxon === undefined ? [] : [taxon.key, ...upwards(taxon.parent)];
  };
  return {
    named: (key) => named.get(key) ?? [],
    aboveGenus: (key) => {
      const [first = [], ...others] = (ofGenus.get(key) ?? []).map(upwards);
      return first.filter((each) => others.every((other) => other.includes(each)));
    },
  };
}
