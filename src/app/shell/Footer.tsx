import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Spacer } from '@/ui/Text/Text';
import { LICENCE_URL, SOURCE_URL } from './links';

const Bar = styled.footer`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  min-height: 24px;
  padding: 0 var(--s-4);
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  color: var(--text-2);
  font-size: var(--t-s);

  a {
    color: inherit;
  }
  @media (max-width: 767px) {
    flex-wrap: wrap;
    padding-block: var(--s-2);
  }
`;

/** Leaves the application, so it opens beside it: the work stays. */
function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

interface FooterProps {
  /** Further links of the application itself. */
  readonly children?: ReactNode;
}

export function Footer({ children }: FooterProps) {
  return (
    <Bar>
      <OutsideLink href={SOURCE_URL}>Source code</OutsideLink>
      <OutsideLink href={LICENCE_URL}>MIT licence</OutsideLink>
      {children}
      <Spacer />
      <span>Machine-read results. Verify before use.</span>
    </Bar>
  );
}
