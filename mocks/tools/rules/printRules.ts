/**
 * `npm run rules`: the engine's rules for finding and reading drawings, as the comments in its code state them, in
 * Markdown, and whether each has a test of its own.
 */
import path from 'node:path';
import { engineRules } from './engineRules';
import { RULE_FOLDERS } from './ruleFolders';

const ENGINE = path.join(import.meta.dirname, '../../engine');

const lines = RULE_FOLDERS.flatMap((folder) => [
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
console.log(lines.join('\n'));
