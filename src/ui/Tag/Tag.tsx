import type { ReactNode } from 'react';
import styled from 'styled-components';
import { labelColourVars } from '@/ui/labelColour';
import type { LabelColour } from '@/ui/labelColour';

const StyledTag = styled.span<{ $colour?: LabelColour | undefined }>`
  ${labelColourVars}
  display: inline-block;
  max-width: 100%;
  padding: 0 5px;
  overflow: hidden;
  text-overflow: ellipsis;
  border-radius: var(--radius-s);
  background: var(--lt, var(--surface-hover));
  color: var(--lc, var(--text));
  font-size: var(--t-s);
  line-height: 18px;
  white-space: nowrap;
`;

interface TagProps {
  readonly colour?: LabelColour | undefined;
  /** The full text, if the tag may be cut. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** The name of a label or of a program, in its colour. */
export function Tag({ colour, title, children }: TagProps) {
  return (
    <StyledTag $colour={colour} title={title}>
      {children}
    </StyledTag>
  );
}
