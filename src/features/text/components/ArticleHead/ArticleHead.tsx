import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { authorsLine, journalLine } from '@/domain/printedArticle';
import { selectExtractedText } from '../../text.slice';

const Head = styled.section`
  flex: none;
  padding: 10px 14px 8px;
  border-bottom: 1px solid var(--border);
  font-size: var(--t-m);
  line-height: 1.4;

  > h3 {
    margin: 0;
    font-size: var(--t-l);
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  > p {
    margin: 2px 0 0;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`;

/** Title, authors, journal and year as the article's first page prints them; nothing where none were recognised. */
export function ArticleHead() {
  const article = useSelector(selectExtractedText)?.article;
  if (article === undefined) return null;
  const details = [authorsLine(article.authors), journalLine(article)].filter(
    (part) => part !== '',
  );
  return (
    <Head aria-label="The article as its first page names it">
      <h3>{article.title}</h3>
      {details.length > 0 && <p>{details.join(' · ')}</p>}
    </Head>
  );
}
