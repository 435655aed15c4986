/** The programs that read an article's drawings. */
export const ARTICLE_ENGINES = ['vector-graph', 'pixel-graph', 'osra'] as const;

export type ArticleEngine = (typeof ARTICLE_ENGINES)[number];

export const ENGINE_TITLES: Readonly<Record<ArticleEngine, string>> = {
  'vector-graph': 'VectorGraph',
  'pixel-graph': 'PixelGraph',
  osra: 'OSRA',
};
