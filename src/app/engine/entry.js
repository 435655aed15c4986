import { tsImport } from 'tsx/esm/api';

/** The sources are TypeScript, and are compiled by the first import. */
export const { openEngine, readArticle } = await tsImport('./start.ts', import.meta.url);
