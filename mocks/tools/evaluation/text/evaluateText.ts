/**
 * `npm run evaluate:text -- <texts.jsonl> ...`: how precisely and completely the local tagger marks names, on
 * texts that people marked.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { TaggerKnowledge } from '../../../engine/annotation/knowledge';
import { runProgram } from '../../../hosts/node/runProgram';
import { taggerKnowledge, taggerRules } from '../../../hosts/node/annotation/taggerKnowledge';
import { measureCpu } from '../../bench/cpuTime';
import { tableLines } from '../../bench/table';
import { parseAnnotatedTexts } from './annotatedTexts';
import { parseMarkedAbstracts } from './markedSentences';
import { localTagger, scoreTexts, type LabelScore, type Tagger } from './scoreTexts';
import { mistakeLines, scoreRow, SCORE_HEADER } from './scoreReport';

const USAGE = `Usage: npm run evaluate:text -- <texts.jsonl | sentences.txt> ... [options]

  A line of a file: {"id", "text", "spans": [{"start", "end", "label"}]}, in code points, end exclusive.
  Or sentences with marks in them, one a line, with an empty line between abstracts (sentences/README.md).
  --mistakes <n>  also the n most frequent misses, wrong marks, and names marked in part
  --rules         only the rules and short word lists, without taxa and model
  --no-model      the rules and all word lists, without the sequence model`;

/** CPU times are stated for texts of this many characters. */
const CHARACTERS = 100_000;

async function evaluateFile(file: string, tag: Tagger) {
  const parse = file.endsWith('.txt') ? parseMarkedAbstracts : parseAnnotatedTexts;
  const texts = parse(await readFile(file, 'utf8'));
  const { result, cpuS } = await measureCpu(() => Promise.resolve(scoreTexts(texts, tag)));
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  return { name: path.basename(file), labels: result, cpuS: (cpuS * CHARACTERS) / characters };
}

async function evaluate(files: readonly string[], mistakes: number): Promise<void> {
  const tag = localTagger(await knowledgeFor());
  const rows = [SCORE_HEADER];
  const lines: string[] = [];
  for (const file of files) {
    const { name, labels, cpuS } = await evaluateFile(file, tag);
    rows.push(...labels.map((each) => scoreRow(name, each, cpuS)));
    if (mistakes > 0) lines.push(...labels.flatMap((each) => named(name, each, mistakes)));
  }
  console.log([...tableLines(rows), ...lines].join('\n'));
}

async function knowledgeFor(): Promise<TaggerKnowledge> {
  if (values.rules) return {};
  return values['no-model'] ? taggerRules() : taggerKnowledge();
}

const named = (file: string, each: LabelScore, mistakes: number) => [
  '',
  `${file}, ${each.label}`,
  ...mistakeLines(each.score, mistakes),
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mistakes: { type: 'string', default: '0' },
    rules: { type: 'boolean', default: false },
    'no-model': { type: 'boolean', default: false },
  },
});
const mistakes = Number(values.mistakes);
if (positionals.length === 0 || !Number.isInteger(mistakes) || mistakes < 0) {
  console.error(USAGE);
  process.exit(2);
}
runProgram(() => evaluate(positionals, mistakes));
