import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Strip } from '@/ui/Panel/Panel';
import { Progress } from '@/ui/Progress/Progress';
import { Muted, Num, Spacer } from '@/ui/Text/Text';
import { printCancelRequested, selectPrinting } from '../../viewer.slice';

/** Progress of rendering pages for printing; renders nothing when nothing is being printed. */
export function PrintStatus() {
  const dispatch = useDispatch();
  const printing = useSelector(selectPrinting);
  if (!printing) return null;
  const { drawn, pageCount } = printing;
  const words = `Page ${Math.min(drawn + 1, pageCount)} of ${pageCount}`;
  return (
    <Strip>
      <b>Preparing to print</b>
      <Muted as={Num}>{words}</Muted>
      <Spacer />
      <Button size="s" onClick={() => dispatch(printCancelRequested())}>
        Cancel
      </Button>
      <Progress line label="Preparing to print" value={drawn} max={pageCount} valueText={words} />
    </Strip>
  );
}
