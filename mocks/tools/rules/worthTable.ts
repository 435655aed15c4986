import type { EngineRule } from './engineRules';
import type { NamedNumber, RuleFunction } from './ruleFunctions';
import { KINDS, type Worth, type Worths } from './worth';

/** A file of rules with what is said in it. */
export interface RuleFile extends EngineRule {
  readonly functions: readonly RuleFunction[];
  readonly numbers: readonly NamedNumber[];
}

const HEAD = ['rule', 'reads', 'pictures', 'drawings', 'pages', 'numbers', 'own test'];

/** The lines of a table without rows. */
export const HEAD_LINES = 2;

/** A folder's rules, a row for each exported function that was left out, in Markdown. */
export function worthTable(folder: string, files: readonly RuleFile[], worths: Worths): string[] {
  const rows = files.flatMap((rule) =>
    rule.functions
      .map((each) => ({ ...each, id: `${folder}/${rule.file}:${each.name}` }))
      .filter(({ id }) => worths.has(`without ${id}`))
      .map(({ name, reads, id }, index) => [
        name === rule.file ? name : `${rule.file}: ${name}`,
        reads,
        ...KINDS.map((kind) => gain(worths.get(`without ${id}`)?.[kind])),
        // Once for the file.
        index > 0 ? '' : numbersOf(folder, rule, worths),
        rule.hasOwnTest ? 'yes' : 'no',
      ]),
  );
  return [HEAD, HEAD.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
}

/** What a rule gains and loses, odd and even: what is right with it only, and what without it only. */
function gain(worth: Worth | undefined): string {
  if (!worth) return '';
  if (worth.affected === 0) return 'idle';
  if (worth.stopped) return 'needed';
  if (worth.changed === 0) return 'no change';
  const sides = ({ lost, won }: Worth['odd']) => `+${lost} −${won}`;
  return `${sides(worth.odd)} / ${sides(worth.even)} of ${worth.affected}`;
}

function numbersOf(folder: string, { file, numbers }: RuleFile, worths: Worths): string {
  return numbers
    .map(({ name, value }) => {
      const prefix = `${folder}/${file}:${name} `;
      const moves = [...worths].flatMap(([variant, kinds]) =>
        variant.startsWith(prefix) ? [`×${variant.slice(prefix.length)} ${moved(kinds)}`] : [],
      );
      return [`${name} ${value}`, ...moves].join(', ');
    })
    .join('; ');
}

/** What moving a number loses and wins, of all kinds and both halves. */
function moved(kinds: Readonly<Partial<Record<string, Worth>>>): string {
  const all = Object.values(kinds).filter((worth) => worth !== undefined);
  const sum = (side: 'lost' | 'won') =>
    all.reduce((total, { odd, even }) => total + odd[side] + even[side], 0);
  const [lost, won] = [sum('lost'), sum('won')];
  if (lost + won > 0) return `−${lost} +${won}`;
  return all.some(({ changed }) => changed > 0) ? 'as right' : 'the same';
}
