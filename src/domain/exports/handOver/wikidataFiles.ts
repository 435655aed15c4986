import type { WikidataPlan } from './wikidataPlan';

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Commands of a file: a person runs one at a time, and has to look through what failed. */
const MAX_COMMANDS = 5_000;

/** The commands about one item: `LAST` is the one that was made before, in the same file. */
const blocksOf = (commands: string): readonly string[] =>
  commands
    .split(/(?=^CREATE$)/m)
    .flatMap((block) => (block.startsWith('CREATE') ? block : linesOf(block)));

const linesOf = (text: string): readonly string[] => text.match(/.+\n/g) ?? [];

function partsOf(commands: string): readonly string[] {
  const parts: { text: string; count: number }[] = [];
  for (const block of blocksOf(commands)) {
    const count = linesOf(block).length;
    const last = parts.at(-1);
    if (last && last.count + count <= MAX_COMMANDS) {
      last.text += block;
      last.count += count;
    } else parts.push({ text: block, count });
  }
  return parts.map(({ text }) => text);
}

function filesOf(name: string, commands: string): readonly NamedText[] {
  const parts = partsOf(commands);
  return parts.map((text, index) => ({
    name: parts.length > 1 ? `${name}-part-${index + 1}.txt` : `${name}.txt`,
    text,
  }));
}

/** The files of both passes, in the order in which they are run; each can be run by itself. */
export const wikidataFiles = ({ items, triplets }: WikidataPlan): readonly NamedText[] => [
  ...filesOf('1-items', items),
  ...filesOf('2-triplets', triplets),
];
