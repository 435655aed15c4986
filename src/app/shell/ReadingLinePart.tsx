import styled from 'styled-components';
import { lazyPart } from '@/ui/LazyPart/lazyPart';

/** As high as the line will be. */
const Space = styled.div`
  height: 40px;

  @media (max-width: 767px) {
    height: 82px;
  }
`;

interface ReadingLinePartProps {
  readonly onTitle: (words: string | undefined) => void;
}

/** The line on the open article's reading. */
export const ReadingLinePart = lazyPart<ReadingLinePartProps>({
  name: 'The line on the reading',
  load: async () =>
    (await import(/* webpackChunkName: "reading-line" */ './ReadingLineView')).ReadingLineView,
  busy: () => <Space />,
});
