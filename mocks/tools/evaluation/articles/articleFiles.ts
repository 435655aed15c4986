import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArticleTruth, type TrueDrawing } from './articleTruth';

/** Holds `<name>.tsv` for each article whose drawings are known. */
export const TRUTH_FOLDER = fileURLToPath(new URL('./truth/', import.meta.url));

const EXTENSION = '.tsv';

/** An article with its true drawings. */
export interface KnownArticle {
  readonly name: string;
  /** Path of the PDF. */
  readonly file: string;
  readonly truths: readonly TrueDrawing[];
}

/**
 * The articles of a folder whose drawings are known: `np01.tsv` belongs to `np01.pdf` or `np01_any.pdf`.
 *
 * @param names the wanted articles; empty for all that the folder has
 * @throws Error if a wanted article has no table or no PDF, or a table cannot be used
 */
export async function findArticles(
  folder: string,
  names: readonly string[],
): Promise<KnownArticle[]> {
  const known = await knownArticles();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`No drawings are known of "${unknown}"; there are ${known.join(', ')}`);
  }
  const pdfs = (await readdir(folder)).filter((file) => file.toLowerCase().endsWith('.pdf'));
  const articles: KnownArticle[] = [];
  for (const name of names.length > 0 ? names : known) {
    const pdf = pdfs.find((file) => file.startsWith(`${name}_`) || file === `${name}.pdf`);
    if (pdf !== undefined) {
      articles.push({ name, file: path.join(folder, pdf), truths: await truthsOf(name) });
    } else if (names.length > 0) throw new Error(`${folder} has no PDF of "${name}"`);
  }
  return articles;
}

async function knownArticles(): Promise<string[]> {
  const files = await readdir(TRUTH_FOLDER);
  return files
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => path.basename(file, EXTENSION))
    .toSorted();
}

/** @throws Error with the article's name if the table cannot be used */
async function truthsOf(name: string): Promise<TrueDrawing[]> {
  try {
    return parseArticleTruth(await readFile(path.join(TRUTH_FOLDER, name + EXTENSION), 'utf8'));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
