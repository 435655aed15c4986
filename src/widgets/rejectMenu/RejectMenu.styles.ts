import styled from 'styled-components';

export const NoteForm = styled.form`
  display: grid;
  gap: var(--s-2);
  width: 280px;
  padding: var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-2);
  box-shadow: var(--shadow-float);
`;
