import { compileMarkdown } from './compile.js';

/** For webpack: a page of Markdown becomes JSON, so that no parser is in the bundle. */
export default (source) => JSON.stringify(compileMarkdown(source));
