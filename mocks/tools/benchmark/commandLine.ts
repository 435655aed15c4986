import { parseArgs } from 'node:util';
import { ARTICLE_ENGINES, type ArticleEngine } from '../evaluation/articles/articleEngines';

export const USAGE = `Usage: npm run benchmark -- <folder of answers> [options]
       npm run benchmark -- --agree <truth.json> <truth.json>
       npm run benchmark -- --collect <file> ... --out <folder> [options]
       npm run benchmark -- --read <article.pdf> --doi <DOI> --out <folder> [--engine <name>]

  Scores a tool's answers, a JSON an article, against truth tables (docs/benchmark.md).

  --truth <folder>  other truth tables than those of this project
  --answered        only the articles that are answered; otherwise the drawings of the others are missed
  --halves          odd and even rows of the tables apart, too: to choose by the one and report the other
  --json            the scores as JSON
  --agree           where two people's tables of one article differ, and how far they agree
  --collect         answers from JSON exports of this application, or from tab-separated tables (.tsv)
  --read            answers of this application, read without a person
  --out <folder>    where answers are written; a file that is there is kept, and told
  --doi <DOI>       of the article, where a file does not say it
  --tool <name>     whose answers a table holds
  --engine <name>   ${ARTICLE_ENGINES.join(', ')}; default: best`;

/** What the command is asked to do. */
export type BenchmarkRequest =
  | {
      readonly task: 'score';
      readonly folder: string;
      /** Undefined for the project's own tables. */
      readonly truth?: string | undefined;
      readonly answeredOnly: boolean;
      readonly halves: boolean;
      readonly json: boolean;
    }
  | { readonly task: 'agree'; readonly first: string; readonly second: string }
  | {
      readonly task: 'collect';
      readonly files: readonly string[];
      readonly out: string;
      readonly doi?: string | undefined;
      readonly tool?: string | undefined;
    }
  | {
      readonly task: 'read';
      readonly pdf: string;
      readonly out: string;
      readonly doi: string;
      readonly engine: ArticleEngine;
    };

const OPTIONS = {
  truth: { type: 'string' },
  answered: { type: 'boolean', default: false },
  halves: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  agree: { type: 'boolean', default: false },
  collect: { type: 'boolean', default: false },
  read: { type: 'boolean', default: false },
  out: { type: 'string' },
  doi: { type: 'string' },
  tool: { type: 'string' },
  engine: { type: 'string' },
} as const;

/** @throws Error that says what is wrong with the arguments */
export function parseBenchmarkCommandLine(args: readonly string[]): BenchmarkRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
  const tasks = [values.agree, values.collect, values.read].filter(Boolean).length;
  if (tasks > 1) throw new Error('Only one of --agree, --collect and --read');
  const [first, second] = positionals;
  const { truth, answered, halves, json, doi, tool } = values;
  if (values.agree) {
    if (first === undefined || second === undefined || positionals.length > 2) {
      throw new Error('--agree takes two truth tables');
    }
    return { task: 'agree', first, second };
  }
  if (first === undefined) throw new Error('No folder or file is named');
  if (values.collect) {
    return { task: 'collect', files: positionals, out: given('--out', values.out), doi, tool };
  }
  if (positionals.length > 1) throw new Error(`Too many arguments: ${second}`);
  if (!values.read) {
    return { task: 'score', folder: first, truth, answeredOnly: answered, halves, json };
  }
  return {
    ...{ task: 'read', pdf: first, out: given('--out', values.out), doi: given('--doi', doi) },
    engine: engineNamed(values.engine ?? 'best'),
  };
}

function given(option: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new Error(`${option} is missing`);
  return value;
}

function engineNamed(name: string): ArticleEngine {
  const engine = ARTICLE_ENGINES.find((each) => each === name);
  if (engine) return engine;
  throw new Error(`No engine is named "${name}"; there are ${ARTICLE_ENGINES.join(', ')}`);
}
