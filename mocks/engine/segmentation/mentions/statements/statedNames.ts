import type { SaidAt, SearchedArticle } from '../searchedArticle';
import type { Statement } from './findStatements';

/** A name that the text gives to a compound's number, and a sentence that does. */
export interface StatedName extends SaidAt {
  readonly name: string;
  /** What it is called, too. */
  readonly otherNames: readonly string[];
}

/** More names of one number are a mistake of the text's reading. */
const MOST_NAMES = 4;

/** The names that an article's statements give to one number; two that differ are both there. */
export const statedNamesOf = (
  statements: readonly Statement[],
  saidAt: SearchedArticle['saidAt'],
): StatedName[] =>
  agreeingStatements(statements)
    .slice(0, MOST_NAMES)
    .map(({ name, otherNames, statement }) => ({
      ...{ name, otherNames },
      ...saidAt(statement, statement.sentence),
    }));

/** A name that the text gives to a compound's number; those that it gives elsewhere may be others. */
interface AgreeingStatements {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** The first that says so. */
  readonly statement: Statement;
  readonly count: number;
}

/** Capitals, hyphens, blanks and signs of the same name differ from place to place. */
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}+−]/gu, '');

/** Of a number's statements, those that give the same name together; the name that most of them give comes first. */
function agreeingStatements(statements: readonly Statement[]): AgreeingStatements[] {
  const groups: Statement[][] = [];
  for (const statement of statements) {
    const same = groups.filter((group) => group.some((other) => isSame(statement, other)));
    const joined = [...same.flat(), statement];
    groups.splice(0, groups.length, ...groups.filter((group) => !same.includes(group)), joined);
  }
  return groups
    .map(agreed)
    .sort((a, b) => b.count - a.count || a.statement.start - b.statement.start);
}

/** Whether two statements share a name, or one of them has only the end of it. */
const isSame = (a: Statement, b: Statement): boolean =>
  namesOf(a).some((one) =>
    namesOf(b).some(
      (other) => one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`),
    ),
  );
const namesOf = ({ name, otherNames }: Statement): string[] =>
  [name, ...otherNames].map((each) => each.split(' ').map(bare).join(' '));

function agreed(group: readonly Statement[]): AgreeingStatements {
  const counts = new Map<string, number>();
  for (const { name } of group) {
    const key = name.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most = ''] = [...counts].sort(([a, m], [b, n]) => n - m || b.length - a.length)[0] ?? [];
  const written = group.map(({ name }) => name).filter((name) => name.toLowerCase() === most);
  // A name has its capital only where a sentence begins, unless it always has one.
  const name = written.find((one) => /^[^\p{Lu}]*\p{Ll}/u.test(one)) ?? written[0] ?? '';
  const statement = group.toSorted((a, b) => a.start - b.start)[0] as Statement;
  const others = group.flatMap(({ name: one, otherNames }) => [one, ...otherNames]);
  const seen = new Set([bare(name)]);
  const otherNames = others.filter((one) => !seen.has(bare(one)) && seen.add(bare(one)));
  return { name, otherNames, statement, count: group.length };
}
