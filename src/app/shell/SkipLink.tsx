import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { mainPart } from '@/ui/focusPlaces';

/** Hidden until it has the focus, and then in front of the header. */
const Link = styled.a`
  position: fixed;
  z-index: 30;
  inset: var(--s-2) auto auto var(--s-2);
  padding: var(--s-2) var(--s-4);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-2);
  color: var(--text);
  font-weight: 500;
  box-shadow: var(--shadow-float);

  &:not(:focus) {
    clip-path: inset(50%);
  }
  @media print {
    display: none;
  }
`;

/** Leaves the address alone, whose hash belongs to the overlays. */
function leadToMain(event: MouseEvent): void {
  event.preventDefault();
  mainPart()?.focus();
}

/** The first stop of the Tab key: past the header, to the main content (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <Link href="#main" onClick={leadToMain}>
      Skip to main content
    </Link>
  );
}
