import { parseArgs } from 'node:util';
import { ARTICLE_ENGINES, type ArticleEngine } from './articleEngines';

const DEFAULT_ENGINES = 'vector-graph,pixel-graph,best';

export const USAGE = `Usage: npm run evaluate:articles -- <folder with PDFs> [names ...] [options]

  names             of articles whose drawings are known (np01 ...); default: all that the folder has
  --engines <list>  ${ARTICLE_ENGINES.join(', ')}, with commas between; best is what
                    the others that are named say together. Default: ${DEFAULT_ENGINES}
  --labels          nothing is read: only how drawings are cut out and the numbers and names beside them, also
                    of articles of which no more is known, and by halves: odd and even rows of the tables
  --list            and each drawing that is not whole, and each label that is not right
  --json <file>     one line of JSON for each drawing, with every program's answer`;

export interface ArticlesRequest {
  readonly folder: string;
  /** Empty for all. */
  readonly names: readonly string[];
  /** Empty for labels only. */
  readonly engines: readonly ArticleEngine[];
  /** Whether each drawing that is not whole and each label that is not right is named. */
  readonly list: boolean;
  readonly json?: string | undefined;
}

/** @throws Error that says what is wrong with the arguments */
export function parseArticlesCommandLine(args: readonly string[]): ArticlesRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      engines: { type: 'string' },
      labels: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const [folder, ...names] = positionals;
  if (folder === undefined) throw new Error('No folder is named');
  const { labels, list, json } = values;
  if (labels && values.engines !== undefined) throw new Error('No engine reads with --labels');
  const engines = labels ? [] : (values.engines ?? DEFAULT_ENGINES).split(',').map(engineNamed);
  return { folder, names, engines, list, json };
}

function engineNamed(name: string): ArticleEngine {
  const engine = ARTICLE_ENGINES.find((each) => each === name.trim());
  if (engine) return engine;
  throw new Error(`No engine is named "${name}"; there are ${ARTICLE_ENGINES.join(', ')}`);
}
