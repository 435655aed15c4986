import { useSelector } from 'react-redux';
import { selectIsLeft, TakeOver } from '@/features/savedWork';
import { Elsewhere, Sub } from './Library.styles';

/** In the row of the open article, if it can only be read in this tab. */
export function ElsewhereSub() {
  const isLeft = useSelector(selectIsLeft);
  return (
    <Elsewhere role="status">
      <Sub data-wraps>
        {isLeft
          ? 'The other tab has left it: it can be changed here in a few seconds'
          : 'Open in another tab, where it can be changed'}
      </Sub>
      <TakeOver />
    </Elsewhere>
  );
}
