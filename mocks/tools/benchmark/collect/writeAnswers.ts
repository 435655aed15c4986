import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnswerFile } from '../files/answerFile';
import { ANSWER_FILE } from '../files/answerFile';
import { parseJson } from '../files/readJsonFile';

/**
 * Writes answers for one article, under its DOI's name.
 *
 * @returns the file
 * @throws Error with the path of what does not fit the schema, or if the file is there already
 */
export async function writeAnswers(
  folder: string,
  answers: Omit<AnswerFile, 'format'>,
): Promise<string> {
  const text = JSON.stringify({ format: 'article-answers/1', ...answers }, null, 2);
  parseJson(ANSWER_FILE, text);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${answers.doi.replaceAll(/[^\w.-]/g, '_')}.json`);
  await writeFile(file, `${text}\n`, { flag: 'wx' });
  return file;
}
