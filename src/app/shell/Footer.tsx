import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LICENCE, SOURCE_REPOSITORY } from '@/domain/project';
import { OverlayLink } from '@/features/overlays';
import { Spacer } from '@/ui/Text/Text';

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
  a[aria-current] {
    color: var(--text);
  }
  @media (max-width: 767px) {
    flex-wrap: wrap;
    padding-block: var(--s-2);
  }
`;

/** Leaves the application, so it opens in a new tab and the work stays. */
function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

export function Footer() {
  return (
    <Bar>
      <OutsideLink href={SOURCE_REPOSITORY}>Source code</OutsideLink>
      <OutsideLink href={LICENCE}>MIT licence</OutsideLink>
      <OverlayLink to="privacy-policy" />
      <Spacer />
      <span>Machine-read results. Verify before use.</span>
    </Bar>
  );
}
