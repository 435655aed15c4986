import styled from 'styled-components';

/** One column of the comparison: the original, or an engine. */
export const CardFrame = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--s-2);
  min-width: 0;
  padding: var(--s-2);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-2);

  &[aria-current='true'] {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }
`;

export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s-2);
  min-height: 24px;

  /* room for the badge on its own line, so that all pictures start at the same height */
  @container comparison (max-width: 1080px) {
    align-content: start;
    min-height: 48px;
  }
  @container comparison (max-width: 860px) {
    min-height: 24px;
  }

  h3 {
    font-size: var(--t-m);
    font-weight: 600;
  }
`;

/** Light in both themes, like paper. */
export const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  margin: 0;
  border: 1px solid var(--paper-line);
  border-radius: var(--radius-s);
  background: var(--paper);
  color: var(--text-2);
  color-scheme: light;
  overflow: hidden;
`;

/** The same box in every card, whatever stands in it, so that nothing moves as readings come. */
export const PictureBox = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  aspect-ratio: 5 / 4;
  min-height: 0;
  padding: 4px;
  overflow: hidden;
`;

export const EngineImage = styled.img`
  width: 100%;
  height: 100%;
  min-height: 0;
  object-fit: contain;
`;

export const Caption = styled.figcaption`
  padding: 0 6px;
  overflow: hidden;
  font-size: var(--t-xs);
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Shown instead of the drawing. */
export const State = styled.div<{ $failed?: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-2);
  min-width: 0;
  padding: var(--s-2);
  overflow: auto;
  color: ${({ $failed }) => ($failed ? 'var(--danger)' : 'inherit')};
  font-size: var(--t-s);
  line-height: 1.35;
  overflow-wrap: anywhere;
  text-align: center;

  & > [role='progressbar'] {
    width: 96px;
  }
`;

export const CardRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  min-height: 24px;
  font-size: var(--t-s);
  white-space: nowrap;

  code {
    min-width: 0;
    overflow: hidden;
    font-family: var(--font-mono);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
