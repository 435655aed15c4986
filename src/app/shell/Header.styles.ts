import styled from 'styled-components';
import { HomeLink } from '@/features/overlays';
import { WideWord } from '@/ui/Button/Button.styles';
import { brand } from '@/ui/Logo/brand';
import { visuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

const FULL = 48;
const COMPACT = 44;

/**
 * When compact, it leaves the space of its full height below it: the page must not jump under a scrolling
 * finger, and a page 12 px shorter could scroll back over the limit.
 */
export const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  height: ${FULL}px;
  padding: 0 var(--s-4);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);
  /* Button labels collapse on a narrow screen as they do in a narrow column. */
  container: column / inline-size;

  &[data-compact] {
    height: ${COMPACT}px;
    margin-bottom: ${FULL - COMPACT}px;
  }
  @media (max-width: 1100px) {
    gap: var(--s-2);
  }
  /* With all labels shown, it is about 1080 px wide; more for users who enlarge text (WCAG 2.2: 1.4.4). */
  @container column (max-width: 68.75rem) {
    ${WideWord} {
      ${visuallyHidden}
    }
  }
  @media (min-width: 768px) and (max-width: 1199px) {
    position: sticky;
    top: 0;
    z-index: 6;
  }
  @media (max-width: 767px) {
    gap: var(--s-2);
    padding: 0 var(--s-3);
  }
`;

export const Brand = styled(HomeLink)`
  ${brand}
  color: var(--text);
  text-decoration: none;

  @container column (max-width: 68.75rem) {
    small {
      display: none;
    }
  }
`;

/** Next to the logo, if there is space for more than the session and the links. */
export const Name = styled.span`
  @media (max-width: 429px), (min-width: 768px) and (max-width: 900px) {
    ${visuallyHidden}
  }
`;

export const Nav = styled.nav`
  display: flex;
  gap: var(--s-1);

  a {
    padding: 4px 10px;
    border-radius: var(--radius);
    color: var(--text-2);
    text-decoration: none;
    font-weight: 500;
  }
  a:hover {
    background: var(--surface-hover);
    color: var(--text);
  }
  a[aria-current] {
    color: var(--text);
    box-shadow: inset 0 -2px 0 var(--text);
    border-radius: 0;
  }
  @container column (max-width: 68.75rem) {
    a {
      padding-inline: 6px;
    }
  }
  @media (max-width: 767px) {
    display: none;
  }
`;

/** Only in wide windows; below 768 px it is in the menu. */
export const Wide = styled.div`
  display: contents;
  @media (max-width: 767px) {
    display: none;
  }
`;

export const Narrow = styled.div`
  display: contents;
  @media (min-width: 768px) {
    display: none;
  }
`;
