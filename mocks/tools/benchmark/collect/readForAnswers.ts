import { readFile } from 'node:fs/promises';
import { clearSource } from '../../../engine/segmentation/mentions/sources/compoundSource';
import { segmentationTasks } from '../../../hosts/node/engineTasks';
import { ENGINE_TITLES, type ArticleEngine } from '../../evaluation/articles/articleEngines';
import { labelOf } from '../../evaluation/articles/evaluateArticle';
import { PROGRAMS } from '../../evaluation/articles/bestReading';
import { readArticle } from '../../evaluation/articles/readArticle';
import type { AnswerFile } from '../files/answerFile';

/**
 * What this application answers for an article without a person: its cut-outs, one engine's readings, the labels beside
 * the drawings and the source that the text states for each.
 */
export async function readForAnswers(
  file: string,
  doi: string,
  engine: ArticleEngine,
): Promise<Omit<AnswerFile, 'format'>> {
  const pdf = new Uint8Array(await readFile(file));
  const engines = engine === 'best' ? [...PROGRAMS, engine] : [engine];
  const cutOuts = await readArticle(pdf, engines, (done, pages) => {
    if (done === pages) console.error(`${file}: ${pages} pages read`);
  });
  const about = await segmentationTasks.findMentions({
    pdf,
    drawings: cutOuts.map(({ pageIndex, label }) => ({
      pageIndex,
      ...(label && { label: { ...label, confidence: label.confidence ?? 1 } }),
    })),
  });
  return {
    doi,
    tool: { name: `MARCUS, ${ENGINE_TITLES[engine]}` },
    drawings: cutOuts.map((cutOut, index) => {
      const { number, name } = labelOf(cutOut) ?? {};
      const { smiles } = cutOut.readings[engine] ?? {};
      const organism = clearSource(about[index]?.sources ?? [])?.organism;
      return {
        page: cutOut.pageIndex + 1,
        box: [...cutOut.box],
        ...{ smiles, label: number, name, organism },
      };
    }),
  };
}
