import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { Button } from '@/ui/Button/Button';
import { Muted } from '@/ui/Text/Text';
import { MISSION, OVERVIEW } from '../../content/about';
import { LAB, PUBLICATIONS, TEAM } from '../../content/facts';
import { overlayShown } from '../../overlays.slice';
import { ArticleHead, ArticleRow, Paragraphs } from '../OverlayPage/Article';
import { Actions, Article } from '../OverlayPage/Article.styles';
import { OutsideLink } from '../OverlayPage/OutsideLink';
import { PublicationItem } from './PublicationItem';

const People = styled.ul`
  display: grid;
  gap: var(--s-1);

  b {
    font-weight: 600;
  }
`;

const Publications = styled.ol`
  display: grid;
  gap: var(--s-4);
  max-width: 34em;
`;

const Ending = styled(Actions)`
  padding-top: var(--s-5);
  border-top: 1px solid var(--border);
`;

/** What MARCUS is, and who is behind it (docs/requirements/session.md S2.ABOUT.1). */
export function AboutPage({ onUpload }: { readonly onUpload: () => void }) {
  const dispatch = useDispatch();
  return (
    <Article>
      <ArticleHead title="About MARCUS">
        Molecular Annotation and Recognition for Curating Unravelled Structures: a tool for people
        who curate natural products from the literature.
      </ArticleHead>
      <ArticleRow title="Overview">
        <Paragraphs of={OVERVIEW} />
      </ArticleRow>
      <ArticleRow title="Team">
        <Team />
      </ArticleRow>
      <ArticleRow title="Publications">
        <p>On MARCUS, and on the programs and the database it builds upon:</p>
        <Publications>
          {PUBLICATIONS.map((publication) => (
            <PublicationItem key={publication.doi} {...publication} />
          ))}
        </Publications>
      </ArticleRow>
      <ArticleRow title="Mission">
        <Paragraphs of={MISSION} />
      </ArticleRow>
      <Ending>
        <Button variant="primary" onClick={onUpload}>
          Get Started
        </Button>
        <Button onClick={() => dispatch(overlayShown('features'))}>View Features</Button>
      </Ending>
    </Article>
  );
}

const Team = () => (
  <>
    <People>
      {TEAM.map(({ name, role }) => (
        <li key={name}>
          <b>{name}</b> <Muted>{role}</Muted>
        </li>
      ))}
    </People>
    <p>
      <OutsideLink href={LAB.url}>{LAB.name}</OutsideLink>
    </p>
  </>
);
