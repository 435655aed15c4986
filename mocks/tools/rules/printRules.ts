/**
 * `npm run rules`: the engine's rules for finding and reading drawings, as the comments in its code state them, in
 * Markdown, and whether each has a test of its own. `npm run rules -- --worth lines.jsonl ...`: what each of them is
 * worth, from the lines of `npm run evaluate -- --without ... --json`; docs/rules.md is its output.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { engineRules } from './engineRules';
import { RULE_FOLDERS } from './ruleFolders';
import { ruleFunctions } from './ruleFunctions';
import { measuredOn, readWorths } from './worth';
import { HEAD_LINES, worthTable } from './worthTable';

const ENGINE = path.join(import.meta.dirname, '../../engine');

const WORTH_HEAD = `# What the rules are worth

Written by \`npm run rules -- --worth lines.jsonl\` from the lines of \`npm run evaluate -- folders --without all --json\` ([how to measure](recognition.md#measure)). Each rule is left out of the engine, and what it changes on the development data is counted: pictures read by PixelGraph, drawings of articles read by VectorGraph and by PixelGraph, pages as they are cut out and labelled. \`+3 −1 / +2 −0 of 45\`: it did something in 45 cases; in the odd half three are right only with it and one only without, in the even half two with it. \`no change\`: what is stated is the same without it. \`idle\`: it did nothing in any case. \`needed\`: without it nothing works. What no case of these sets needs may be needed elsewhere: the commit that added a rule says for what. A folder that is not here has not been measured. Numbers: what is lost and won if they are multiplied.
`;

function printRules(): string[] {
  return RULE_FOLDERS.flatMap((folder) => [
    `## ${folder}`,
    '',
    '| file | rule | own test |',
    '| --- | --- | --- |',
    ...engineRules(path.join(ENGINE, folder)).map(
      ({ file, says, hasOwnTest }) =>
        `| ${file} | ${says.replaceAll('|', '\\|')} | ${hasOwnTest ? 'yes' : 'no'} |`,
    ),
    '',
  ]);
}

function printWorth(files: readonly string[]): string[] {
  const texts = files.map((file) => readFileSync(file, 'utf8').trim());
  const worths = readWorths(texts.join('\n'));
  const tables = RULE_FOLDERS.flatMap((folder) => {
    const within = path.join(ENGINE, folder);
    const rules = engineRules(within).map((rule) => ({
      ...rule,
      ...ruleFunctions(path.join(within, `${rule.file}.ts`)),
    }));
    const table = worthTable(folder, rules, worths);
    return table.length > HEAD_LINES ? [`## ${folder}`, '', ...table, ''] : [];
  });
  const sets = texts.map((text) => `- ${measuredOn(text)}`);
  return [WORTH_HEAD, 'Cases of each set:', '', ...sets, '', ...tables];
}

const { values } = parseArgs({ options: { worth: { type: 'string', multiple: true } } });
console.log((values.worth ? printWorth(values.worth) : printRules()).join('\n'));
