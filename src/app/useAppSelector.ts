import { useSelector } from 'react-redux';
import type { RootState } from './store';

/**
 * `useSelector` where the root state is known: a selector of a part that the root does not have, or has
 * otherwise, does not compile.
 */
export const useAppSelector = useSelector.withTypes<RootState>();
