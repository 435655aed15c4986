import styled from 'styled-components';
import { lazyPart } from '@/ui/LazyPart/lazyPart';

/** As high as the row will be. */
const Space = styled.div`
  height: 44px;

  @media (max-width: 767px) {
    height: 120px;
  }
`;

interface ArticleRowPartProps {
  /** Told what the window title is to say of the work; nothing, in the end. */
  readonly onTitle: (words: string | undefined) => void;
}

/** The open article: what it is, how far it is read, and what comes next. */
export const ArticleRowPart = lazyPart<ArticleRowPartProps>({
  name: 'The row of the article',
  load: async () =>
    (await import(/* webpackChunkName: "article-row" */ '../workspace/ArticleRow')).ArticleRow,
  busy: () => <Space />,
});
