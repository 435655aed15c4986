import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { selectOpenDocument } from '@/article';
import { selectOverlay } from '@/features/overlays';
import { mainPart } from '@/ui/focusPlaces';
import { useAppSelector } from '../useAppSelector';

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

/** The current card of the grid; while there is none, the column, whose first control is the next stop. */
const STRUCTURES = ['#structures [data-position][tabindex="0"]', '#structures section'];

function leadToStructures(event: MouseEvent): void {
  event.preventDefault();
  const [place] = STRUCTURES.flatMap((one) => document.querySelector<HTMLElement>(one) ?? []);
  place?.focus();
}

/** The second stop, while the work on an article is shown: past the page, its outlines and all annotations. */
export function StructuresLink() {
  const isThere = useAppSelector((state) => selectOpenDocument(state) && !selectOverlay(state));
  if (!isThere) return null;
  return (
    <Link href="#structures" onClick={leadToStructures}>
      To the structures
    </Link>
  );
}
