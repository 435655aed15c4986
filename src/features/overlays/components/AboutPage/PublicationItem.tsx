import styled from 'styled-components';
import { doiUrl } from '../../content/citation';
import type { Publication } from '../../content/facts';
import { OutsideLink } from '../OverlayPage/OutsideLink';

const Item = styled.li`
  display: grid;
  gap: 1px;

  > span {
    color: var(--text-2);
  }
  > b {
    font-weight: 500;
    text-wrap: pretty;
  }
  a {
    display: inline-block;
    font: 0.93em var(--font-mono);
    overflow-wrap: anywhere;
  }
`;

export function PublicationItem({ authors, title, source, doi }: Publication) {
  return (
    <Item>
      <b>{title}</b>
      <span>{authors}</span>
      <span>
        {source}. <OutsideLink href={doiUrl(doi)}>{doi}</OutsideLink>
      </span>
    </Item>
  );
}
