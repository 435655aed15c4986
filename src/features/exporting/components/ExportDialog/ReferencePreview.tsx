import { Copy } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Box } from '@/ui/Layout/Layout';
import { Bar } from '@/ui/Panel/Panel';
import { Muted, Spacer } from '@/ui/Text/Text';
import { rowsCopyRequested, selectExportChoices } from '../../exporting.slice';
import { selectCanBeCited, selectReferenceText } from '../../reference.selectors';
import { FileText, Scroll } from './ExportPreview.styles';

/** What nobody knows of the article. */
export const NOT_CITABLE = 'Neither title nor DOI of the article is known';

/** The article's reference, as it will be written. */
export function ReferencePreview() {
  const dispatch = useDispatch();
  const { format } = useSelector(selectExportChoices);
  const text = useSelectorWith(selectReferenceText, format);
  const canBeCited = useSelector(selectCanBeCited);
  if (!canBeCited) return <Box $pad={4}>{NOT_CITABLE}. Both can be typed in its details.</Box>;
  return (
    <>
      <Bar>
        <b>1 article</b>
        <Muted>as it will be written</Muted>
        <Spacer />
        <Button size="s" variant="quiet" icon={Copy} onClick={() => dispatch(rowsCopyRequested())}>
          Copy
        </Button>
      </Bar>
      <Scroll role="group" aria-label="The file" tabIndex={0}>
        <FileText>{text}</FileText>
      </Scroll>
    </>
  );
}
