import styled from 'styled-components';

/** Keeps the structure visible beside a long form. Not on phones, where it would cover the form. */
export const InSight = styled.div`
  @media (min-width: 768px) {
    position: sticky;
    z-index: 1;
    /* Flush with the edge of the dialog's body, over its padding. */
    top: calc(-1 * var(--s-4));
    margin-block: calc(-1 * var(--s-3)) calc(-1 * var(--s-2));
    padding-block: var(--s-3) var(--s-2);
    background: var(--surface-2);
  }
`;

/** A light area in both themes, like paper. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--paper-line);
  border-radius: var(--radius-s);
  background: var(--paper);
  color-scheme: light;
`;

export const Figure = styled.figure`
  min-width: 0;

  & + & {
    box-shadow: -1px 0 0 var(--paper-line);
  }
`;

export const Ground = styled.div`
  aspect-ratio: 5 / 4;
  padding: var(--s-1);
  overflow: hidden;
  background: var(--paper);
`;

export const Drawing = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

export const Missing = styled.div`
  display: grid;
  place-content: center;
  height: 100%;
  padding: var(--s-2);
  color: var(--text-2);
  font-size: var(--t-s);
  text-align: center;
`;

export const Caption = styled.figcaption`
  display: flex;
  min-width: 0;
  padding: 2px 6px;
  border-top: 1px solid var(--paper-line);
  background: var(--surface-1);
  color: var(--text-2);
  font-size: var(--t-xs);
  line-height: 18px;
  white-space: nowrap;
`;

export const Block = styled.div`
  display: grid;
  gap: var(--s-1);
  min-width: 0;
`;

export const SectionTitle = styled.h3`
  color: var(--text-2);
  font-size: var(--t-s);
`;

export const Smiles = styled.div`
  max-height: 96px;
  padding: var(--s-2);
  overflow: auto;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-1);
  font: var(--t-s) / 1.5 var(--font-mono);
  word-break: break-all;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px var(--s-3);

  dt {
    color: var(--text-2);
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
