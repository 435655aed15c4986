import styled from 'styled-components';

export const Printed = styled.span`
  display: inline-flex;
  align-items: baseline;
  min-width: 0;
`;

/** Underlined with dashes, like everything that a program found and no person has confirmed. */
export const Words = styled.span`
  min-width: 0;
  overflow: hidden;
  text-decoration: underline dashed var(--border-control) 1px;
  text-overflow: ellipsis;
  text-underline-offset: 3px;
  white-space: nowrap;
`;

/** Said or confirmed by a person. */
export const SaidWords = styled.span`
  min-width: 0;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const WholeWords = styled(Words)`
  overflow-wrap: anywhere;
  white-space: normal;
`;

export const Question = styled.span`
  flex: none;
  padding-left: 2px;
  color: var(--warning);
  font-weight: 600;
`;
