import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { selectIsRunning } from '../../recognition.selectors';
import { recognitionRequested } from '../../recognition.slice';

export function GetStructuresButton() {
  const dispatch = useDispatch();
  const isRunning = useSelector(selectIsRunning);
  if (isRunning) return <Button busy>Processing...</Button>;
  return <Button onClick={() => dispatch(recognitionRequested())}>Get Structures</Button>;
}
