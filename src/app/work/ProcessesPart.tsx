import styled from 'styled-components';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { loadProcesses } from '../loadProcesses';

const Over = styled.div`
  position: fixed;
  inset: auto var(--s-4) var(--s-4);
  z-index: 30;
  border: 1px solid var(--border);
  border-radius: 6px;
  background: var(--surface-1);
`;

/**
 * Shows nothing but a failure: what the workspace starts. Mounted with it, so that its code is fetched after
 * that of the columns.
 */
export const ProcessesPart = lazyPart<object>({
  name: 'A part of the workspace',
  load: async () => {
    await loadProcesses();
    return Nothing;
  },
  failed: (_props, words) => <Over>{words}</Over>,
});

const Nothing = () => null;
