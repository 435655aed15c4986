import { useDispatch, useSelector } from 'react-redux';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { selectUseCoordinates } from '../comparison.selectors';
import { coordinatesToggled } from '../comparison.slice';

/** The controls in the head of the comparison's dialog. */
export function ComparisonHeaderActions() {
  const dispatch = useDispatch();
  const isOn = useSelector(selectUseCoordinates);
  return (
    <Checkbox checked={isOn} onChange={(checked) => dispatch(coordinatesToggled(checked))}>
      Use coordinates when available
    </Checkbox>
  );
}
