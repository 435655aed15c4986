import styled, { css } from 'styled-components';
import { visuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

export type DialogSize = 's' | 'm' | 'l';

/** px; small questions, forms, and the dialogs that show structures. */
const widths: Record<DialogSize, number> = { s: 440, m: 1080, l: 1200 };

const fullScreen = css`
  /* Of what the page's scrollbar leaves, which would cover its edge. */
  width: 100%;
  height: 100dvh;
  max-height: none;
  border: 0;
  border-radius: 0;
`;

interface FrameProps {
  readonly $size: DialogSize;
  readonly $isFullScreen: boolean;
  /** Constant height, whatever it contains. */
  readonly $isSteady: boolean;
}

/** px; shows the figures and tools of a segment, and most of its data, without scrolling. */
const STEADY_HEIGHT = 700;

export const Frame = styled.dialog<FrameProps>`
  flex-direction: column;
  width: min(
    ${({ $size }) => widths[$size]}px,
    100% - ${({ $size }) => ($size === 's' ? 32 : 48)}px
  );
  max-width: none;
  ${({ $isSteady }) => $isSteady && `height: min(${STEADY_HEIGHT}px, 100dvh - 48px);`}
  max-height: min(860px, 100dvh - 48px);
  padding: 0;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-float);
  overflow: hidden;

  &[open] {
    display: flex;
  }
  &::backdrop {
    background: var(--scrim);
  }
  ${({ $isFullScreen }) => $isFullScreen && fullScreen}
  @media (max-width: 767px) {
    ${({ $size }) => $size !== 's' && fullScreen}
  }
`;

/** Not a `header` or `footer`: outside of a section these would be landmarks of the page. */
export const Head = styled.div`
  /* Words of buttons fold away by its width, as in the page's columns. */
  container: column / inline-size;
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s-2);
  min-height: 48px;
  padding: var(--s-2) var(--s-4);
  border-bottom: 1px solid var(--border);

  h2 {
    font-size: var(--t-xl);
    outline: none;
  }
  @media (max-width: 767px) {
    position: relative;
    flex-wrap: wrap;
    gap: var(--s-1);
    /* A title of one line stands in the middle of the close button's. */
    min-height: calc(var(--control) + 2 * var(--s-2) + 1px);
    /* The close button keeps its corner, however many lines the others take. */
    padding: var(--s-2) calc(var(--control) + 2 * var(--s-3)) var(--s-2) var(--s-3);

    /* In its wrapper. */
    > :last-child > button {
      position: absolute;
      top: var(--s-2);
      right: var(--s-3);
    }
    /* A long title wraps instead of pushing the close button off its line. */
    h2 {
      flex: 9 1 0;
      min-width: 40%;
    }
    /* Still the window's name: what stands beside it needs the room. */
    h2:has(+ [data-needs-room]) {
      ${visuallyHidden}
      min-width: 0;
    }
  }
`;

export const Body = styled.div<{ $isFlush: boolean }>`
  flex: 1;
  min-height: 0;
  padding: ${({ $isFlush }) => ($isFlush ? 0 : 'var(--s-4)')};
  overflow: ${({ $isFlush }) => ($isFlush ? 'hidden' : 'auto')};

  @media (max-width: 767px) {
    padding: ${({ $isFlush }) => ($isFlush ? 0 : 'var(--s-3)')};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s-2);
  min-height: 48px;
  padding: var(--s-2) var(--s-4);
  border-top: 1px solid var(--border);
  background: var(--surface-1);

  @media (max-width: 767px) {
    flex-wrap: wrap;
    padding: var(--s-2) var(--s-3);
  }
`;
