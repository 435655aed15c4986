import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: clamp(260px, 36%, 380px) minmax(0, 1fr);
  gap: var(--s-6);

  @media (max-width: 899px) {
    gap: var(--s-4);
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: grid;
  gap: var(--s-3);
  align-content: start;
  min-width: 0;

  /* A focused control is not hidden behind the drawings, which stay in view (WCAG 2.4.11). */
  @media (min-width: 768px) {
    :is(button, a, input, [tabindex]) {
      scroll-margin-top: 200px;
    }
  }
`;

/** On phones, in a separate row below the title. */
export const DraftNote = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--text-2);
  font-size: var(--t-s);

  @media (max-width: 767px) {
    order: 2;
    flex: 1 0 100%;
  }
`;
