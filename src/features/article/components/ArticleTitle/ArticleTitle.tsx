import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectArticle, selectArticleTitle, selectCitedArticle } from '@/article';
import { authorsLine, journalLine } from '@/domain/printedArticle';
import { look } from '@/ui/Layout/look';

const Title = styled.h2`
  ${look({ flex: '0 1 auto', minWidth: '96px', size: 'l', cut: true })}

  @media (max-width: 767px) {
    ${look({ flex: '1 0 100%', minWidth: 0, breaks: true })}
    white-space: normal;
  }
`;

/** Gives way first: it stands in the title's tooltip, too. */
const Journal = styled.span`
  ${look({ flex: '0 1 auto', minWidth: 0, ink: 'text-2', size: 's', cut: true })}

  @media (max-width: 1340px) {
    display: none;
  }
`;

/** What the open article is called, with journal and year, or whose supplement it is; its file's name while no title is known. */
export function ArticleTitle() {
  const article = useSelector(selectArticle);
  const title = useSelector(selectArticleTitle);
  const { supplement, ...cited } = useSelector(selectCitedArticle);
  const journal =
    supplement === undefined
      ? journalLine(article)
      : `Supplement of ${cited.title ?? cited.doi ?? 'another article'}`;
  const whole = [title, authorsLine(article.authors), journal].filter(Boolean).join('\n');
  return (
    <>
      <Title title={whole}>{title}</Title>
      {journal !== '' && <Journal title={journal}>{journal}</Journal>}
    </>
  );
}
