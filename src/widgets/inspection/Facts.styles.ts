import styled from 'styled-components';

/** Scrolls independently, so that the figures stay; leaves room for the focus rings of its controls. */
export const Side = styled.div`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  min-width: 0;
  min-height: 0;
  margin: -4px;
  padding: 4px;
  overflow: auto;

  @media (max-width: 899px) {
    overflow: visible;
  }
`;

export const Block = styled.section`
  display: grid;
  gap: var(--s-2);
  min-width: 0;
`;

export const SectionTitle = styled.h3`
  color: var(--text-2);
  font-size: var(--t-s);
  font-weight: 600;
`;

export const Smiles = styled.code`
  display: block;
  max-height: 132px;
  padding: var(--s-2);
  overflow: auto;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-1);
  font: var(--t-s) / 1.5 var(--font-mono);
  overflow-wrap: anywhere;
  user-select: all;
`;

export const MetaList = styled.dl`
  display: grid;
  /* A long name takes two lines, and leaves the room to the values. */
  grid-template-columns: fit-content(104px) minmax(0, 1fr);
  gap: var(--s-1) var(--s-3);
  margin: 0;

  dt {
    color: var(--text-2);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Mono = styled.span`
  font-family: var(--font-mono);
  font-size: var(--t-s);
`;

/** A key breaks at its hyphens, and its button stays beside it. */
export const KeyRow = styled.span`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--s-1);
`;

export const TagRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
`;

export const DoubtList = styled.ul`
  display: grid;
  gap: var(--s-1);
  margin: 0;
  padding: var(--s-2);
  border-radius: var(--radius-s);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--t-s);
  list-style: none;

  li {
    display: flex;
    gap: 6px;
    align-items: start;
    overflow-wrap: anywhere;
  }
  svg {
    margin-top: 2px;
  }
`;

export const VersionList = styled.ol`
  display: grid;
  gap: 2px;
  max-height: 116px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  button {
    display: flex;
    gap: var(--s-2);
    width: 100%;
    min-height: var(--control-s);
    align-items: center;
    padding: 0 var(--s-2);
    border: 0;
    border-radius: var(--radius-s);
    background: transparent;
    color: var(--text);
    font: inherit;
    font-size: var(--t-s);
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: var(--surface-hover);
  }
  button[aria-current] {
    background: var(--accent-tint);
    font-weight: 500;
  }
  time {
    margin-inline-start: auto;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;

export const TitleRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-1);

  h3 {
    flex: 1;
  }
`;
