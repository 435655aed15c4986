import { organismKeys } from './organismKeys';
import type { TaxonList } from './taxonList';

/** More than these say that the name is none of them; short ones have many. */
const MOST = 3;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * An organism's name with each listed genus that differs in one slip of the pen, for a name whose genus is not
 * listed: `Cedrala odorata` is similar to `Cedrela odorata`. Some 50 ms.
 */
export async function similarNames(list: TaxonList, organism: string): Promise<string[]> {
  const genus = organismKeys(organism).at(-1) ?? '';
  if (!/^[a-z]+$/.test(genus)) return [];
  const found: string[] = [];
  for (const key of slipsOf(genus)) {
    if ((await list.find(key)).length === 1) found.push(key);
  }
  if (found.length > MOST) return [];
  const species = organism.trim().split(/\s+/u)[1];
  return found.map((key) => {
    const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    return species === undefined ? name : `${name} ${species}`;
  });
}

/** A letter left out, doubled or another one, or two that changed places. */
function slipsOf(word: string): Set<string> {
  const slips = new Set<string>();
  for (let i = 0; i <= word.length; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    slips.add(head + tail.slice(1));
    slips.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
    for (const letter of LETTERS)
      slips.add(head + letter + tail).add(head + letter + tail.slice(1));
  }
  return slips;
}
