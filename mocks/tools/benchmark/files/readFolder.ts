import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ANSWER_FILE, type AnswerFile } from './answerFile';
import { readJsonFile, reasonOf } from './readJsonFile';
import { TRUTH_FILE, type TruthFile } from './truthFile';

/** Holds the truth tables of this project, one JSON an article. */
export const TRUTH_TABLES = fileURLToPath(new URL('../truth/', import.meta.url));

const MOST_FILES = 1_000;

/** A tool's answers, and what of its folder could not be used. */
export interface Answers {
  readonly answers: readonly AnswerFile[];
  /** By file, with the path in it. */
  readonly refused: readonly string[];
}

/** @throws Error naming the first table that cannot be used, or a DOI that two tables have */
export async function readTruths(folder: string): Promise<TruthFile[]> {
  const truths: TruthFile[] = [];
  for (const file of await jsonFiles(folder)) {
    const truth = await readJsonFile(TRUTH_FILE, file);
    if (truths.some((other) => sameDoi(other, truth))) {
      throw new Error(`${file}: another table is of ${truth.doi}, too`);
    }
    truths.push(truth);
  }
  return truths;
}

/** Reads all of a folder's answers; what cannot be used is told and leaves the others as they are. */
export async function readAnswers(folder: string): Promise<Answers> {
  const answers: AnswerFile[] = [];
  const refused: string[] = [];
  for (const file of await jsonFiles(folder)) {
    try {
      const answer = await readJsonFile(ANSWER_FILE, file);
      const isSecond = answers.some((other) => sameDoi(other, answer));
      if (isSecond) throw new Error(`${file}: doi: another file answers for ${answer.doi}, too`);
      answers.push(answer);
    } catch (error) {
      refused.push(reasonOf(error));
    }
  }
  return { answers, refused };
}

/** DOIs are the same in upper and lower case. */
export const sameDoi = (a: { readonly doi: string }, b: { readonly doi: string }): boolean =>
  a.doi.toLowerCase() === b.doi.toLowerCase();

async function jsonFiles(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.toLowerCase().endsWith('.json'));
  if (files.length > MOST_FILES) throw new Error(`${folder}: more than ${MOST_FILES} files`);
  return files.toSorted().map((file) => path.join(folder, file));
}
