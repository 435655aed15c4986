import styled from 'styled-components';

export const Zone = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  margin: var(--s-4);
  padding: var(--s-8) var(--s-4);
  border: 1.5px dashed var(${({ $over }) => ($over ? '--accent' : '--border-control')});
  border-radius: var(--radius-l);
  background: var(${({ $over }) => ($over ? '--accent-tint' : '--surface-2')});
  text-align: center;

  &[role='button'] {
    cursor: pointer;
  }
  > svg {
    color: var(--accent);
  }
  h3 {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  p {
    color: var(--text-2);
  }
  p + p {
    font-size: var(--t-s);
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-2);
`;
