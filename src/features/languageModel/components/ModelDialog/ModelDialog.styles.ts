import styled from 'styled-components';

export const Fields = styled.form`
  display: grid;
  gap: var(--s-3);
`;

/** What to know before and after the fields. */
export const Words = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-bottom: var(--s-3);

  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
