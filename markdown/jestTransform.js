import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileMarkdown } from './compile.js';

const compiler = readFileSync(new URL('./compile.js', import.meta.url));

/** For jest: as the build does, a page of Markdown becomes data. */
export default {
  process: (source) => ({ code: `module.exports = ${JSON.stringify(compileMarkdown(source))};` }),
  getCacheKey: (source) => createHash('sha256').update(compiler).update(source).digest('hex'),
};
