import styled from 'styled-components';
import { usePlatform } from '@/platform/PlatformContext';
import { introduction, LOCAL, REMOTE, STATEMENTS, type Statement } from '../../content/disclaimer';
import { LICENCE, SOURCE_REPOSITORY } from '@/domain/project';
import { ArticleHead, ArticleRow } from '../OverlayPage/Article';
import { Article } from '../OverlayPage/Article.styles';
import { OutsideLink } from '../OverlayPage/OutsideLink';
import { Citation } from './Citation';

/** What applies to which services, one below the other. */
const Cases = styled.dl`
  display: grid;
  grid-template-columns: 130px minmax(0, 1fr);
  gap: var(--s-1) var(--s-4);
  max-width: 34em;
  padding-left: var(--s-3);
  border-left: 2px solid var(--border);

  dt {
    color: var(--text-2);
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);

    dd + dt {
      margin-top: var(--s-2);
    }
  }
`;

/** What to expect, and what not to (docs/requirements/session.md S1.7, S2.DISC.1). */
export function DisclaimerPage() {
  const isInBrowser = usePlatform().config.servicesScript !== undefined;
  return (
    <Article>
      <ArticleHead
        title="Disclaimer"
        actions={<OutsideLink href={SOURCE_REPOSITORY}>Source repository</OutsideLink>}
      >
        {introduction(isInBrowser)}
      </ArticleHead>
      {STATEMENTS.map((statement) => (
        <StatementRow
          key={statement.title}
          {...((isInBrowser && statement.inBrowser) || statement)}
        />
      ))}
      <Citation />
    </Article>
  );
}

function StatementRow({ title, text, local, remote }: Statement) {
  return (
    <ArticleRow title={title}>
      <p>{text}</p>
      {title === 'Licence' && (
        <p>
          <OutsideLink href={LICENCE}>The MIT licence</OutsideLink>
        </p>
      )}
      {local !== undefined && remote !== undefined && (
        <Cases>
          <dt>{LOCAL}</dt>
          <dd>{local}</dd>
          <dt>{REMOTE}</dt>
          <dd>{remote}</dd>
        </Cases>
      )}
    </ArticleRow>
  );
}
