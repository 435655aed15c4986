import type { ContextRootState, OpenContext } from './context.slice';

/** `null` while the PDF is shown as usual. */
export const selectOpenContext = (state: ContextRootState): OpenContext | null =>
  state.context.open;
