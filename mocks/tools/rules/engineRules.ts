import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What one file of the engine says about itself. */
export interface EngineRule {
  /** Without its ending. */
  readonly file: string;
  /** The first sentence about what it exports; empty for a file of types. */
  readonly says: string;
  readonly hasOwnTest: boolean;
}

const COMMENTED =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\nexport (?:async )?(?:function\*?|const|class) (\w+)( = (?!\(|async|<))?/g;

/** The rules in a folder of the engine, one a file, by name; files of types are left out. */
export function engineRules(folder: string): EngineRule[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .flatMap((name) => {
      const source = readFileSync(path.join(folder, name), 'utf8');
      if (!/^export (?:async )?(?:function|class|const \w+ = (?:\(|<|async))/m.test(source)) {
        return [];
      }
      const file = name.slice(0, -'.ts'.length);
      const hasOwnTest = existsSync(path.join(folder, `${file}.test.ts`));
      return [{ file, says: firstSentence(commentOf(source, file)), hasOwnTest }];
    });
}

/** Of the export with the file's name, otherwise of the first function or class. */
function commentOf(source: string, file: string): string {
  const commented = [...source.matchAll(COMMENTED)].map(([, comment = '', name, value]) => ({
    comment,
    name,
    isValue: value !== undefined,
  }));
  const own = commented.find(({ name }) => name === file);
  return (own ?? commented.find(({ isValue }) => !isValue))?.comment ?? '';
}

function firstSentence(comment: string): string {
  const [text = ''] = comment.replaceAll(/\s*\n\s*\* ?/g, ' ').split(/ @\w/);
  return /^.*?[.!?](?= [A-Z]|$)/.exec(text.trim())?.[0] ?? text.trim();
}
