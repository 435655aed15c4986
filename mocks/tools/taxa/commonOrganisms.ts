import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of WordNet's nouns by what they are about (lexnames(5WN)). */
const ORGANISMS = ['05', '20'];
/** What a name of one word may mean besides: food or a substance, "rosemary". */
const BESIDES = [...ORGANISMS, '13', '27'];
/** Plurals and old names of genera: "mycobacteria", "tubercle bacillus". */
const OF_GENUS = /(?:bacteri(?:um|a)|cocc(?:us|i)|bacill(?:us|i))$/;
/** Of what is also a genus or an epithet: "japonica", but not "sesame". */
const LATIN = /(?:a|us|um|is)$/;

/** A meaning: WordNet's set of synonyms (wndb(5WN)). */
interface Synset {
  readonly file: string;
  readonly words: readonly string[];
  readonly pointers: readonly { readonly sign: string; readonly target: string }[];
}

/**
 * The common names of organisms that WordNet knows, in lower case: those that mean first of all a member of a genus
 * or a kind of it. Of one word, they mean nothing else than that or what is made of it.
 *
 * @param folder of the files of WordNet's database
 * @param isScientific whether a word is a genus or an epithet
 */
export async function commonOrganisms(
  folder: string,
  isScientific: (word: string) => boolean,
): Promise<string[]> {
  const lines = async (name: string) =>
    (await readFile(path.join(folder, name), 'utf8'))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('  '));
  const synsets = new Map((await lines('data.noun')).map(synsetOf));
  const others = await Promise.all(['index.verb', 'index.adj', 'index.adv'].map(lines));
  const otherWords = new Set(others.flat().map((line) => line.split(' ', 1)[0]));
  const isOrganism = membersOfGenera(synsets);
  const isUnmistakable = (name: string, meanings: readonly string[]) =>
    !(LATIN.test(name) && isScientific(name)) &&
    meanings.every((each) => BESIDES.includes(synsets.get(each)?.file ?? ''));
  return (await lines('index.noun')).flatMap((line) => {
    const fields = line.trim().split(' ');
    const meanings = fields.slice(-Number(fields[2]));
    const words = (fields[0] ?? '').split('_');
    const isUsable =
      words.every((word) => /^[a-z][a-z'-]+$/.test(word)) &&
      !otherWords.has(words.at(-1)) &&
      !OF_GENUS.test(words.join()) &&
      isOrganism(meanings[0] ?? '') &&
      (words.length === 1
        ? isUnmistakable(words.join(), meanings)
        : !words.slice(0, 2).every(isScientific));
    return isUsable ? [words.join(' ')] : [];
  });
}

function synsetOf(line: string): [offset: string, synset: Synset] {
  const [offset = '', file = '', , count = '', ...rest] = line.split(' | ')[0]?.split(' ') ?? [];
  const words = Array.from({ length: parseInt(count, 16) }, (_, at) => rest[2 * at] ?? '');
  const [pointers = '', ...targets] = rest.slice(2 * words.length);
  return [
    offset,
    {
      file,
      words,
      pointers: Array.from({ length: Number(pointers) }, (_, at) => ({
        sign: targets[4 * at] ?? '',
        target: targets[4 * at + 1] ?? '',
      })),
    },
  ];
}

/** Whether a meaning is a member of a genus (`#m`), or a kind (`@`) of one. */
function membersOfGenera(synsets: ReadonlyMap<string, Synset>): (offset: string) => boolean {
  const isGenus = (offset: string) =>
    synsets.get(offset)?.words.some((word) => word.startsWith('genus_')) === true;
  const isMember = (offset: string): boolean => {
    const synset = synsets.get(offset);
    return (
      synset !== undefined &&
      ORGANISMS.includes(synset.file) &&
      synset.pointers.some(
        ({ sign, target }) =>
          (sign === '#m' && isGenus(target)) || (sign === '@' && isMember(target)),
      )
    );
  };
  return isMember;
}
