import type { RDKit } from '../../engine/chemistry/rdkit';
import type { AnswerFile } from './files/answerFile';
import { readAnswers, readTruths, sameDoi, TRUTH_TABLES } from './files/readFolder';
import type { TruthFile } from './files/truthFile';
import { scoreArticle, type ScoredArticle } from './scoring/scoreArticle';

interface ToScore {
  readonly folder: string;
  readonly truth?: string | undefined;
  readonly answeredOnly: boolean;
}

/** A folder's scores, and what is not in order with it. */
export interface ScoredFolder {
  readonly articles: readonly ScoredArticle[];
  /** Tools that the answers name. */
  readonly tools: readonly string[];
  /** Files that cannot be used, with the path of what is wrong. */
  readonly refused: readonly string[];
  /** DOIs without a usable answer. */
  readonly missing: readonly string[];
  /** DOIs that are answered and have no truth table. */
  readonly unknown: readonly string[];
}

/** @throws Error if a truth table cannot be used, or a folder cannot be read */
export async function scoreFolder(
  rdkit: RDKit,
  { folder, truth = TRUTH_TABLES, answeredOnly }: ToScore,
): Promise<ScoredFolder> {
  const truths = await readTruths(truth);
  const { answers, refused } = await readAnswers(folder);
  const problems = [...refused];
  const missing: string[] = [];
  const articles = truths.flatMap((each): ScoredArticle[] => {
    const own = answers.find((answer) => sameDoi(answer, each));
    const scored = own && scoredOrTold(rdkit, each, own, problems);
    if (scored) return [scored];
    missing.push(each.doi);
    return answeredOnly ? [] : [scoreArticle(rdkit, each, undefined)];
  });
  const unknown = answers.filter((answer) => !truths.some((each) => sameDoi(answer, each)));
  return {
    articles,
    tools: [...new Set(answers.map(toolOf))].toSorted(),
    refused: problems,
    missing,
    unknown: unknown.map(({ doi }) => doi),
  };
}

function scoredOrTold(
  rdkit: RDKit,
  truth: TruthFile,
  answer: AnswerFile,
  problems: string[],
): ScoredArticle | undefined {
  const stray = answer.drawings.findIndex(({ page }) => page > truth.pages);
  if (stray < 0) return scoreArticle(rdkit, truth, answer);
  problems.push(`${answer.doi}: drawings.${stray}.page: the article has ${truth.pages} pages`);
  return undefined;
}

const toolOf = ({ tool: { name, version } }: AnswerFile): string =>
  version ? `${name} ${version}` : name;
