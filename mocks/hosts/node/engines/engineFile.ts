import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import * as v from 'valibot';
import { ENGINE_SETTINGS, type EngineSettings } from '../../engines/engineSettings';

/** Far more than any list of engines; a file given by mistake is not parsed. */
const MOST_CHARACTERS = 1_000_000;

/**
 * The engines of `MARCUS_ENGINES`; none if it is not set. Folders are made absolute: they are relative to the file.
 *
 * @throws Error naming the variable, the file, and the line that cannot be used
 */
export async function enginesOf(
  env: Readonly<Record<string, string | undefined>>,
): Promise<EngineSettings[]> {
  const file = env['MARCUS_ENGINES'] ?? '';
  if (file === '') return [];
  try {
    const folder = path.dirname(path.resolve(file));
    return parseEngineFile(await readFile(file, 'utf8')).map((each) =>
      each.kind === 'process'
        ? { ...each, folder: path.resolve(folder, each.folder ?? '.') }
        : each,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`MARCUS_ENGINES cannot be used: ${file}: ${reason}`, { cause: error });
  }
}

/**
 * Reads the file's text: JSON, comments allowed.
 *
 * @throws Error that begins with the line
 */
export function parseEngineFile(text: string): EngineSettings[] {
  if (text.length > MOST_CHARACTERS) throw new Error('the file is too long for a list of engines');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const [broken] = errors;
  if (broken) throw new Error(`line ${lineAt(text, broken.offset)}: ${wordsOf(broken)}`);
  const parsed = v.safeParse(ENGINE_SETTINGS, tree && getNodeValue(tree));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const keys = (issue.path ?? []).map(({ key }) => key as string | number);
  const field = keys.filter((key) => typeof key === 'string').join('.');
  const subject = field === '' ? '' : `"${field}" `;
  throw new Error(`line ${lineAt(text, offsetOf(tree, keys))}: ${subject}${wordsOfIssue(issue)}`);
}

/** Such as `ColonExpected`, in words. */
const wordsOf = ({ error }: ParseError): string =>
  printParseErrorCode(error)
    .replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .toLowerCase();

/** The schema's own messages, or valibot's for keys that are missing or unknown. */
const wordsOfIssue = ({ type, message, received, expected }: v.BaseIssue<unknown>): string => {
  if (type !== 'strict_object') return message;
  return expected === 'never'
    ? `is not known here`
    : received === 'undefined'
      ? 'is missing'
      : message;
};

/** Of the value at a path, or of the nearest one around it that there is. */
function offsetOf(tree: Node | undefined, keys: readonly (string | number)[]): number {
  for (let length = keys.length; length > 0 && tree; length--) {
    const found = findNodeAtLocation(tree, keys.slice(0, length));
    if (found) return found.offset;
  }
  return tree?.offset ?? 0;
}

/** From 1. */
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
