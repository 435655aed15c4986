import styled from 'styled-components';

const Heading = styled.h1`
  padding: 0 var(--s-4);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);
  font-size: var(--t-l);
  font-weight: 600;
  line-height: 31px;
  outline: none;

  @media (max-width: 767px) {
    padding: var(--s-2) var(--s-3);
    font-size: var(--t-m);
    line-height: 1.35;
    white-space: normal;
  }
`;

/** Takes the focus if nothing else has it, e.g. after leaving an overlay that was opened by a link. */
export function Title() {
  return (
    <Heading tabIndex={-1}>
      Molecular Annotation and Recognition for Curating Unravelled Structures
    </Heading>
  );
}
