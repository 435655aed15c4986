import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TRUTH_TABLES } from '../../benchmark/files/readFolder';
import { readJsonFile, reasonOf } from '../../benchmark/files/readJsonFile';
import { TRUTH_FILE, type TruthDrawing } from '../../benchmark/files/truthFile';
import { parseArticleTruth, type TrueDrawing } from './articleTruth';

const TRUTH_FOLDER = fileURLToPath(new URL('./truth/', import.meta.url));

/** Hold the tables of articles whose drawings are known: those of the benchmark, and of what cannot be in it. */
export const TRUTH_FOLDERS: readonly string[] = [TRUTH_TABLES, TRUTH_FOLDER];

/** Holds the tables of articles of which only the numbers and names beside the drawings are known. */
export const LABELS_FOLDER = path.join(TRUTH_FOLDER, 'labels');

const EXTENSIONS = ['.tsv', '.json'];

/** An article with its true drawings. */
export interface KnownArticle {
  readonly name: string;
  /** Path of the PDF. */
  readonly file: string;
  readonly truths: readonly TrueDrawing[];
}

/**
 * The articles of a folder whose drawings are known: `np01.json` belongs to `np01.pdf` or `np01_any.pdf`.
 *
 * @param names the wanted articles; empty for all that the folder has
 * @param tableFolders where tables are looked for
 * @throws Error if a wanted article has no table or no PDF, or a table cannot be used
 */
export async function findArticles(
  folder: string,
  names: readonly string[],
  tableFolders: readonly string[] = TRUTH_FOLDERS,
): Promise<KnownArticle[]> {
  const tables = await knownTables(tableFolders);
  const known = [...tables.keys()].toSorted();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`No drawings are known of "${unknown}"; there are ${known.join(', ')}`);
  }
  const pdfs = (await readdir(folder)).filter((file) => file.toLowerCase().endsWith('.pdf'));
  const articles: KnownArticle[] = [];
  for (const name of names.length > 0 ? names : known) {
    const pdf = pdfs.find((file) => file.startsWith(`${name}_`) || file === `${name}.pdf`);
    if (pdf !== undefined) {
      const truths = await truthsOf(name, tables.get(name) ?? '');
      articles.push({ name, file: path.join(folder, pdf), truths });
    } else if (names.length > 0) throw new Error(`${folder} has no PDF of "${name}"`);
  }
  return articles;
}

/** Each known article's table. */
async function knownTables(folders: readonly string[]): Promise<Map<string, string>> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder)).map((file) => path.join(folder, file)).filter(isTable),
    ),
  );
  return new Map(files.flat().map((file) => [path.parse(file).name, file]));
}

const isTable = (file: string) => EXTENSIONS.includes(path.extname(file));

/** @throws Error with the article's name if the table cannot be used */
async function truthsOf(name: string, table: string): Promise<TrueDrawing[]> {
  try {
    if (!table.endsWith('.json')) return parseArticleTruth(await readFile(table, 'utf8'));
    return (await readJsonFile(TRUTH_FILE, table)).drawings.map(trueDrawing);
  } catch (error) {
    throw new Error(`${name}: ${reasonOf(error)}`, { cause: error });
  }
}

const trueDrawing = ({ page, box, smiles, label, name }: TruthDrawing): TrueDrawing => ({
  pageIndex: page - 1,
  box,
  answers: smiles,
  number: label.join('|'),
  name: name[0] ?? '',
});
