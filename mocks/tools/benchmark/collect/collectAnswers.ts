import { readFile } from 'node:fs/promises';
import { readJsonFile, reasonOf } from '../files/readJsonFile';
import { fromMarcus, MARCUS_FILE } from './fromMarcus';
import { fromTable } from './fromTable';
import { writeAnswers } from './writeAnswers';

/** An export has the text and the molfiles of all its articles. */
const MOST_BYTES = 200_000_000;

interface Sources {
  readonly files: readonly string[];
  readonly out: string;
  readonly doi?: string | undefined;
  readonly tool?: string | undefined;
}

/**
 * Writes the answers that exports of this application or tables hold.
 *
 * @returns what was written and left out, in lines
 * @throws Error that names the file which cannot be used
 */
export async function collectAnswers({ files, out, doi = '', tool }: Sources): Promise<string[]> {
  const lines: string[] = [];
  for (const file of files) {
    const articles = await articlesOf(file);
    for (const { drawings, withoutPlace, ...article } of articles) {
      const answers = {
        doi: article.doi === '' ? doi : article.doi,
        tool: { name: tool ?? 'MARCUS' },
        drawings,
      };
      const written = await writeAnswers(out, answers).catch((error: unknown) => {
        throw new Error(`${file}: ${reasonOf(error)}`, { cause: error });
      });
      const left = withoutPlace > 0 ? `; left out for want of a box: ${withoutPlace}` : '';
      lines.push(`${written}: ${drawings.length} drawings${left}`);
    }
  }
  return lines;
}

const articlesOf = async (file: string) =>
  file.toLowerCase().endsWith('.tsv')
    ? [{ doi: '', drawings: await drawingsOfTable(file), withoutPlace: 0 }]
    : fromMarcus(await readJsonFile(MARCUS_FILE, file, MOST_BYTES));

async function drawingsOfTable(file: string) {
  try {
    return fromTable(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error)}`, { cause: error });
  }
}
