import styled from 'styled-components';
import { look } from '@/ui/Layout/look';

/** Underlined with dashes, like everything that a program found and no person has confirmed. */
export const Words = styled.span`
  ${look({ minWidth: 0, cut: true })}
  text-decoration: underline dashed var(--border-control) 1px;
  text-underline-offset: 3px;
`;

/** Said or confirmed by a person. */
export const SaidWords = styled.span`
  ${look({ minWidth: 0, weight: 600, cut: true })}
`;

export const WholeWords = styled(Words)`
  overflow-wrap: anywhere;
  white-space: normal;
`;
