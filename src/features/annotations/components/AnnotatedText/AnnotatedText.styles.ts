import styled, { css, keyframes } from 'styled-components';
import { look } from '@/ui/Layout/look';
import { ScrollArea } from '@/ui/Panel/ScrollArea';
import { LABEL_COLOURS } from '@/ui/labelColour';

const flash = keyframes`
  from { background: var(--lc); color: var(--surface-2); }
`;

/** One rule per colour instead of one class per span: a text may contain thousands of spans. */
const colours = LABEL_COLOURS.map(
  (colour) => css`
    mark[data-colour='${colour}'] {
      --lc: var(--label-${colour});
      --lt: var(--label-${colour}-tint);
    }
  `,
);

export const Reading = styled(ScrollArea)`
  ${look({ pad: '3 4 6', height: '100%', ground: 'surface-2', size: 'l', breaks: true })}
  line-height: var(--lh-read);

  mark {
    ${look({ pad: '0 1px', ink: 'inherit', ground: 'lt' })}
    border-radius: 2px;
    box-shadow: inset 0 -1.5px 0 var(--lc);
    cursor: pointer;
  }
  /* Browsers leave what can be dragged out of selected and copied text. */
  mark[draggable='true'] {
    user-select: text;
  }
  /* A second line marks text with two or more labels; the title names them all. */
  mark[data-overlaps] {
    box-shadow:
      inset 0 -1.5px 0 var(--lc),
      inset 0 -3px 0 var(--surface-2),
      inset 0 -4.5px 0 var(--lc);
  }
  /* What a person accepted, relabelled or added is framed; the title says which, and by whom. */
  mark[data-said] {
    box-shadow:
      inset 0 0 0 1px var(--lc),
      inset 0 -2.5px 0 var(--lc);
  }
  /* Doubt is told by the form of the line and in the title, not by colour. */
  mark[data-doubtful] {
    background: transparent;
    box-shadow: none;
    border-bottom: 2px dashed var(--lc);
  }
  mark[aria-current] {
    outline: 2px solid var(--lc);
  }
  @media (prefers-reduced-motion: no-preference) {
    mark[aria-current] {
      animation: ${flash} 200ms ease-out;
    }
  }
  ${colours}
`;

/** Off-screen blocks skip layout: an article has several hundred of them. */
export const Block = styled.p`
  max-width: 68ch;
  white-space: pre-wrap;
  content-visibility: auto;
  contain-intrinsic-size: auto 68ch auto 90px;

  & + & {
    margin-top: var(--s-2);
  }
  &[data-heading] {
    margin-top: var(--s-3);
    font-weight: 600;
    contain-intrinsic-size: auto 68ch auto 22px;
  }
  &:first-child {
    margin-top: 0;
  }
`;
