import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { authorsLine, journalLine } from '@/domain/printedArticle';
import { look, row } from '@/ui/Layout/look';
import { selectArticle, selectTextHasTitle } from '@/article';
import { EditArticle } from '../EditArticle';

const Head = styled.section`
  ${row({ gap: 2, pad: '10px 14px 8px', align: 'start', flex: 'none' })}
  ${look({ size: 'm', edge: 'bottom', breaks: true })}
  line-height: 1.4;

  > div {
    flex: 1;
    min-width: 0;
  }
  h3 {
    font-size: var(--t-l);
    line-height: 1.3;
  }
  p {
    margin: 2px 0 0;
    color: var(--text-2);
  }
`;

/**
 * Title, authors, journal and year of the open article, and a way to correct them; nothing while none are known. A
 * title that the text below has, too, is left to it.
 */
export function ArticleHead() {
  const article = useSelector(selectArticle);
  const textHasTitle = useSelector(selectTextHasTitle);
  const details = [authorsLine(article.authors), journalLine(article)].filter(
    (part) => part !== '',
  );
  if (article.title === undefined && details.length === 0) return null;
  const isRepeated = textHasTitle && details.length > 0;
  return (
    <Head aria-label="The article">
      <div>
        {!isRepeated && article.title !== undefined && <h3>{article.title}</h3>}
        {details.length > 0 && <p>{details.join(' · ')}</p>}
      </div>
      <EditArticle />
    </Head>
  );
}
