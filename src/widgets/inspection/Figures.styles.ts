import styled from 'styled-components';

/** Equal boxes, light in both themes like paper. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--paper-line);
  border-radius: var(--radius-s);
  background: var(--paper);
  color-scheme: light;

  @media (max-width: 899px) {
    height: clamp(180px, 44vh, 480px);
  }
  @media (max-width: 767px) {
    height: 220px;
  }
`;

export const Figure = styled.figure`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  margin: 0;

  & + & {
    box-shadow: -1px 0 0 var(--paper-line);
  }
`;

export const Ground = styled.div`
  min-width: 0;
  min-height: 0;
  padding: var(--s-2);
  overflow: hidden;
  background: var(--paper);

  /* Black lines become white on the dark theme's background. */
  :root[data-theme='dark'] &[data-transparent] {
    background: var(--surface-2);
    color-scheme: dark;
    img {
      filter: invert(1);
      mix-blend-mode: normal;
    }
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) &[data-transparent] {
      background: var(--surface-2);
      color-scheme: dark;
      img {
        filter: invert(1);
        mix-blend-mode: normal;
      }
    }
  }
`;

export const Missing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-2);
  height: 100%;
  padding: var(--s-2);
  color: var(--text-2);
  text-align: center;
  overflow-wrap: anywhere;

  code {
    font: var(--t-s) / 1.4 var(--font-mono);
  }
`;

export const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
  min-height: calc(var(--control-s) + 4px);
  padding: 0 var(--s-2);
  border-top: 1px solid var(--paper-line);
  background: var(--surface-1);
  color: var(--text-2);
  font-size: var(--t-xs);
  white-space: nowrap;

  > span:first-child {
    flex: 1;
  }
`;

/** Only if the background could be dark. */
export const InDarkTheme = styled.span`
  display: none;

  :root[data-theme='dark'] & {
    display: contents;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & {
      display: contents;
    }
  }
`;
