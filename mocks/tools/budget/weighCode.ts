import type { Budget } from './limits';

export interface SourceFile {
  /** From the repository's root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Such as `const REACH = 0.5;` or `export const MOST: number = -3;` */
const NAMED_NUMBER = /^ *(?:export )?const [A-Z][A-Z0-9_]+(?::[^=\n]*)? = -?[\d(.]/gm;

/** Whether a file is weighed: no test, nor what only tests use. */
export const isProduct = (path: string): boolean =>
  /\.(?:ts|tsx|css)$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path);

const lines = (files: readonly SourceFile[]): number =>
  files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

/** What the product's code weighs. Tests and what only they use are not counted. */
export function weighCode(files: readonly SourceFile[]): Budget {
  const product = files.filter(({ path }) => isProduct(path));
  const below = (folder: string) => product.filter(({ path }) => path.startsWith(folder));
  return {
    sourceLines: lines(below('src/')),
    mocksLines: lines(below('mocks/').filter(({ path }) => !path.startsWith('mocks/tools/'))),
    engineNumbers: below('mocks/engine/').reduce(
      (sum, { text }) => sum + (text.match(NAMED_NUMBER) ?? []).length,
      0,
    ),
  };
}
