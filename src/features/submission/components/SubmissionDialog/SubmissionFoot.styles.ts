import styled from 'styled-components';

/** The text takes the space left by the buttons; if that is too little, they are stacked. */
export const Foot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  min-width: 0;

  > [role='alert'] {
    flex: 1 0 100%;
  }
  /* Stays in the page so that screen readers announce its changes, but takes up no space. */
  > [role='alert']:empty {
    position: absolute;
  }
`;

export const Mend = styled.div<{ $isFault: boolean }>`
  display: flex;
  flex: 1 1 240px;
  gap: 6px;
  align-items: center;
  min-width: 0;
  color: var(--${({ $isFault }) => ($isFault ? 'danger' : 'text-2')});
  font-size: var(--t-s);
`;

export const FieldLink = styled.button`
  min-height: var(--control-s);
  padding: 0 2px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  justify-content: flex-end;

  @media (max-width: 767px) {
    flex: 1 0 100%;
  }
`;
