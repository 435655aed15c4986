import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';

/** Bytes: ten times an article with as many drawings as are allowed and ordinary SMILES. */
const MOST_BYTES = 5_000_000;

/** Characters: what is wrong may be a text of megabytes. */
const LONGEST_MESSAGE = 200;

/**
 * Reads a JSON file that fits a schema and nothing else.
 *
 * @throws Error naming the file, and the path of the first value that does not fit
 */
export async function readJsonFile<Output>(
  schema: v.GenericSchema<unknown, Output>,
  file: string,
  mostBytes = MOST_BYTES,
): Promise<Output> {
  try {
    return parseJson(schema, await textOf(file, mostBytes));
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error)}`, { cause: error });
  }
}

/** @throws Error that begins with the path of the first value that does not fit */
export function parseJson<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output {
  const result = v.safeParse(schema, valueOf(text), { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'the file';
  throw new Error(`${shortened(place)}: ${shortened(issue.message)}`);
}

async function textOf(file: string, mostBytes: number): Promise<string> {
  const about = await stat(file);
  if (!about.isFile()) throw new Error('is no file');
  if (about.size > mostBytes) throw new Error(`is larger than ${mostBytes / 1e6} MB`);
  return readFile(file, 'utf8');
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`is no JSON: ${shortened(reasonOf(error))}`, { cause: error });
  }
}

/** The message of whatever was thrown. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const shortened = (text: string): string =>
  (text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text).replaceAll(
    /\p{C}/gu,
    ' ',
  );
