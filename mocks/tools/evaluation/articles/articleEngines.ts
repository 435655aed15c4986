/** The programs that read an article's drawings, and what those that are asked say together. */
export const ARTICLE_ENGINES = ['vector-graph', 'pixel-graph', 'osra', 'best'] as const;

export type ArticleEngine = (typeof ARTICLE_ENGINES)[number];

export type ArticleProgram = Exclude<ArticleEngine, 'best'>;

export const ENGINE_TITLES: Readonly<Record<ArticleEngine, string>> = {
  'vector-graph': 'VectorGraph',
  'pixel-graph': 'PixelGraph',
  osra: 'OSRA',
  best: 'Best of all',
};
