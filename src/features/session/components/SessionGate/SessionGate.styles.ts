import styled from 'styled-components';
import { brand } from '@/ui/Logo/brand';

/** Above everything except messages and the splash screen. */
export const Screen = styled.main`
  position: fixed;
  inset: 0;
  z-index: 20;
  display: grid;
  place-content: safe center;
  grid-template-columns: min(500px, 100%);
  gap: var(--s-3);
  padding: var(--s-4);
  background: var(--surface-0);
  overflow: auto;
  overscroll-behavior: contain;

  @media print {
    &[inert] {
      display: none;
    }
  }
`;

/** Below the card. */
export const GateLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-1) var(--s-4);
  font-size: var(--t-s);

  a {
    padding: 4px;
    color: var(--text-2);
  }
`;

export const Card = styled.section`
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-2);
  overflow: hidden;

  > header {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    padding: var(--s-3) var(--s-5);
    border-bottom: 1px solid var(--border);
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2);
    padding: var(--s-3) var(--s-5);
    border-top: 1px solid var(--border);
    background: var(--surface-1);
  }
  > footer > :is([data-apart], :has(> [data-apart])) {
    margin-left: auto;
  }
  h1 {
    font-size: var(--t-2xl);
    line-height: 1.25;
    outline: none;
  }
  h2 {
    margin-bottom: var(--s-1);
    color: var(--text-2);
    font-size: var(--t-s);
  }
`;

export const Body = styled.div<{ $leastHeight: number }>`
  display: grid;
  align-content: start;
  gap: var(--s-4);
  min-height: ${({ $leastHeight }) => $leastHeight}px;
  padding: var(--s-5);
`;

export const Brand = styled.span`
  ${brand}
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border: 1px solid var(--border);
  border-radius: var(--radius);

  > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding: var(--s-2) var(--s-3);
  }
  > div + div {
    border-left: 1px solid var(--border);
  }
  dt {
    color: var(--text-2);
    font-size: var(--t-s);
  }
  dd {
    font-size: var(--t-2xl);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 4px var(--s-3);

  dt {
    color: var(--text-2);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

export const Row = styled.div`
  display: flex;
  justify-content: space-between;
  margin-bottom: 4px;
  font-size: var(--t-s);
`;

export const Links = styled.ul`
  display: grid;
  gap: 6px;
`;

export const Small = styled.span`
  color: var(--text-2);
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;

  &[data-failed] {
    color: var(--danger);
  }
`;
