/** What QuickStatements would do for one line of its first format. */
export interface ReadCommand {
  /** `LAST` or the number of an item; absent where one is created. */
  readonly item?: string;
  readonly property?: string;
  readonly value?: string;
  readonly qualifiers?: Readonly<Record<string, string>>;
}

/**
 * A value as the tool reads it: text is taken as it stands between the first quote and the last.
 *
 * @throws Error for what it would refuse, and for what would end a text early
 */
function valueOf(part: string): string {
  const [, language = '', text] = /^([a-z-]+:)?"(.*)"$/.exec(part) ?? [];
  if (text !== undefined) {
    if (text.trim() !== text || text === '' || /["|]|\\$/.test(text))
      throw new Error(`Text ${part}`);
    return language + text;
  }
  if (!/^(?:Q\d+|[+-]\d+-\d\d-\d\dT\d\d:\d\d:\d\dZ\/\d+)$/.test(part))
    throw new Error(`Value ${part}`);
  return part;
}

function readLine(line: string): ReadCommand {
  if (line === 'CREATE') return {};
  // The tool takes such an end for a comment.
  if (/\*\/\s*$/.test(line)) throw new Error(`Comment ${line}`);
  const [item = '', property = '', value = '', ...rest] = line.split('\t');
  if (!/^(?:LAST|Q\d+)$/.test(item)) throw new Error(`Item ${line}`);
  if (!/^(?:P\d+|L[a-z]+)$/.test(property)) throw new Error(`Property ${line}`);
  if (rest.length % 2 !== 0) throw new Error(`Parts ${line}`);
  const qualifiers = rest.flatMap((name, index) =>
    index % 2 === 0 ? [[name, valueOf(rest[index + 1] ?? '')] as const] : [],
  );
  if (qualifiers.some(([name]) => !/^[PS]\d+$/.test(name))) throw new Error(`Qualifier ${line}`);
  return { item, property, value: valueOf(value), qualifiers: Object.fromEntries(qualifiers) };
}

/** @throws Error if a line is no command that creates an item or adds to one */
export const readQuickStatements = (text: string): ReadCommand[] =>
  text.split('\n').slice(0, -1).map(readLine);
